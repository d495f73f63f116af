import Restyle
import RestyleElements
import RestyleRendering

/// A cell of a table, ready to be laid out: small, since there are thousands.
struct TableCell: Sendable {
  fileprivate let runs: [StyledText]
  /// The text in one line, where it has no more.
  let line: CellRun?
  /// How many cells it takes in as few lines as it has.
  let width: Int
  /// The same for a text in one line that stands for itself; `Int.max` for all others.
  private(set) var lineWidth = Int.max
  let alignment: TextAlignment
  /// Whether the cell's own styles say nothing of how lines are broken.
  private(set) var breaksAsColumn = false
  /// What lies behind the text and the room around it.
  let fill: CellLook?
  /// What is no text that stands for itself.
  let special: Special?

  indirect enum Special: Sendable {
    /// A block, and how narrow it may be without damage.
    case block(any TerminalContent, narrowest: Int)
    /// A number that is aligned with others.
    case number(NumberParts)
  }
}

extension TableCell {
  /// What a cell takes from its row, its column and its table.
  ///
  /// A class, since most cells of a column share one.
  final class Base {
    /// What runs of texts take where their own styles leave it open, and whether that is nothing.
    let style: TextStyle
    let isPlain: Bool
    let fill: CellLook?

    /// A background is the cell's, and not the text's.
    init(_ style: TextStyle) {
      fill = style.backgroundColor.map { CellLook(background: $0) }
      self.style = style.restyled { $0.backgroundColor = nil }
      isPlain = style == TextStyle()
    }
  }

  /// Creates a text ready.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - base: What it takes from its surroundings.
  ///   - columnAlignment: The alignment of its column.
  ///   - ownAlignment: The cell's own alignment.
  ///   - separator: What numbers are aligned at; nil for none.
  ///   - terminal: What notes what can't be shown.
  init(
    _ source: StyledString, _ base: Base, _ columnAlignment: StackStyle.Alignment?,
    own ownAlignment: StackStyle.Alignment? = nil, alignedAt separator: String? = nil,
    in terminal: inout TerminalRenderer
  ) {
    let (runs, first) = terminal.readyRuns(
      base.isPlain ? source : source.restyled { $0.inherit(from: base.style) })
    let line: CellRun?
    let width: Int
    var parts: NumberParts?
    let textAlignment = first.flatMap { terminal.styles[$0].alignment }
    if let first, terminal.styles[first].hasRoomAroundLines {
      line = nil
      let text = ReadyText(runs: runs, block: .block(around: runs))
      width = terminal.block(of: text, columns: Int.max.asLength).width
    } else {
      line = terminal.shortRun(of: runs, first, columns: .max)
      width = line?.width ?? terminal.profile.metrics.width(of: runs.plainText)
      if let separator, ownAlignment == nil, textAlignment == nil {
        parts = terminal.numberParts(of: runs, separator: separator)
      }
    }
    let alignment = ownAlignment?.ofText ?? textAlignment ?? (columnAlignment ?? .leading).ofText
    // At once: what is set one by one is copied at the end.
    self.init(
      runs: runs, line: line, width: width, lineWidth: line != nil && parts == nil ? width : .max,
      alignment: alignment, breaksAsColumn: first.map { !terminal.styles[$0].setsLineBreaks } ?? true,
      fill: base.fill, special: parts.map { .number($0) })
  }

  /// Creates a block ready.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - base: What it takes from its surroundings, of which the background is used.
  ///   - alignment: Where the block lies.
  ///   - columns: The number of columns that a cell may have at most; with one, only the narrowest width is asked for where
  ///     the table is measured itself.
  ///   - isMeasured: Whether the table is measured itself.
  ///   - terminal: What measures the block.
  init(
    block: any TerminalContent, _ base: Base, alignment: TextAlignment, columns: Int,
    isMeasured: Bool, measuredBy terminal: inout TerminalRenderer
  ) {
    runs = []
    line = nil
    fill = base.fill
    self.alignment = alignment
    // What no column is narrow enough for is wider than asked for.
    let narrowest =
      isMeasured && columns > 1 ? nil : terminal.nested { block.block(columns: 1, in: &$0) }.width
    width = isMeasured && columns == 1 ? narrowest ?? 0 : terminal.block(block, columns: columns).width
    special = .block(block, narrowest: min(narrowest ?? width, width))
  }

  /// Creates a cell from a block that was drawn as wide as its columns.
  init(drawn block: TerminalBlock, over fill: CellLook?) {
    runs = []
    line = nil
    width = block.width
    alignment = .left
    self.fill = fill
    special = .block(block, narrowest: block.width)
  }
}

extension TableCell {
  /// The number, if others are aligned with it.
  var number: NumberParts? { if case .number(let parts) = special { parts } else { nil } }

  /// Whether the cell is laid out in lines of its own where it has as many cells: the others are shown as they are.
  func needsLayout(in width: Int, aligned widths: NumberParts.Widths?) -> Bool {
    if number != nil, let widths { return widths.total > width }
    return line == nil || self.width > width
  }
}

// Cells hold a few references, so that they are looked at in their array.

extension [TableCell] {
  /// How narrow a cell may be without damage to a word or a block.
  func narrowestWidth(of index: Int, breaking mode: LineBreakMode, _ metrics: CellMetrics) -> Int {
    if let narrowest = narrowestBlockWidth(of: index) { return narrowest }
    return metrics.wordWidth(
      of: self[index].runs.plainText, breaking: lineBreakMode(of: index, in: mode) ?? mode)
  }

  /// How wide a text is in one line; of a block, which may take all the room that there is, the narrowest width.
  func textWidth(of index: Int) -> Int {
    narrowestBlockWidth(of: index) ?? self[index].width
  }

  /// How narrow a block may be without damage; nil for a text.
  private func narrowestBlockWidth(of index: Int) -> Int? {
    // Most are texts, whose special content isn't looked at: it would be copied.
    guard self[index].lineWidth == .max else { return nil }
    return if case .block(_, let narrowest) = self[index].special { narrowest } else { nil }
  }

  /// How the lines of a text end in a column that has a mode; nil for a block.
  func lineBreakMode(of index: Int, in mode: LineBreakMode) -> LineBreakMode? {
    if self[index].breaksAsColumn { return mode }
    if case .block = self[index].special { return nil }
    return self[index].runs.first?.style.shownLineBreakMode(orElse: mode) ?? mode
  }

  /// How wide the longest number in a text is.
  func numberWidth(of index: Int, _ metrics: CellMetrics) -> Int {
    metrics.numberWidth(of: self[index].runs.plainText)
  }

  /// A cell's lines in as many cells, which are broken as those of the column.
  func lines(
    of index: Int, columns: Int, breaking mode: LineBreakMode, in terminal: inout TerminalRenderer
  ) -> CellLines {
    if let runs = brokenRuns(of: index, columns: columns, breaking: mode, terminal.profile.metrics) {
      return .runs(runs)
    }
    let block: TerminalBlock
    if case .block(let content, _) = self[index].special {
      block = terminal.block(content, columns: Swift.max(columns, 1))
    } else {
      let runs = self[index].runs
      var text = ReadyText(runs: runs, block: .block(around: runs))
      if text.block.attribute(for: .lineBreakMode) == nil { text.block.lineBreakMode = mode }
      text.block.alignment = self[index].alignment
      block = terminal.block(of: text, columns: Swift.max(columns, 1))
    }
    return .block(block.limited(columns: columns))
  }

  /// The lines of a text in one look, as most are; nil if its style says more of them.
  private func brokenRuns(
    of index: Int, columns: Int, breaking mode: LineBreakMode, _ metrics: CellMetrics
  ) -> [CellRun]? {
    guard self[index].lineWidth < .max, let line = self[index].line, line.look.link == nil else { return nil }
    switch self[index].alignment {
    // Other lines lie in the widest one first.
    case .left, .right: break
    default: return nil
    }
    guard columns > 0, mode.wraps, self[index].breaksAsColumn else { return nil }
    let runs = metrics.brokenRuns(
      of: line, columns: columns, breaking: mode == .wordWrapping ? .words : .characters)
    // A cluster of two cells may stand in a line of one.
    return runs.contains { $0.width > columns } ? nil : runs
  }
}

/// The lines of a cell that was laid out.
enum CellLines {
  /// Those of a text in one look.
  case runs([CellRun])
  /// All others.
  case block(TerminalBlock)

  var height: Int {
    switch self {
    case .runs(let runs): runs.count
    case .block(let block): block.height
    }
  }
}
