import Restyle
import RestyleElements
import RestyleRendering

/// A cell of a table, ready to be laid out: small, since there are thousands.
struct TableCell: Sendable {
  let runs: [StyledText]
  /// The look of a text in one line; nil where it has more lines or looks.
  private let look: CellLook?
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
    let look: CellLook?
    let width: Int
    var parts: NumberParts?
    var textAlignment = first.flatMap { terminal.styles[$0].alignment }
    // A column ends at the right, whatever its letters are.
    if textAlignment == .trailing { textAlignment = StackStyle.Alignment.trailing.ofText }
    if let first, terminal.styles[first].hasRoomAroundLines {
      look = nil
      let text = ReadyText(runs: runs, block: .block(around: runs))
      width = terminal.block(of: text, columns: Int.max.asLength).width
    } else {
      let lineWidth = terminal.profile.metrics.lineWidth(of: runs)
      look = lineWidth == nil ? nil : first.map { terminal.styles[$0].look } ?? .plain
      width = lineWidth ?? terminal.profile.metrics.width(of: runs.plainText)
      if let separator, ownAlignment == nil, textAlignment == nil {
        parts = terminal.numberParts(of: runs, separator: separator)
      }
    }
    let alignment = ownAlignment?.ofText ?? textAlignment ?? (columnAlignment ?? .leading).ofText
    // At once: what is set one by one is copied at the end.
    self.init(
      runs: runs, look: look, width: width, lineWidth: look != nil && parts == nil ? width : .max,
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
    look = nil
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
    look = nil
    width = block.width
    alignment = .left
    self.fill = fill
    special = .block(block, narrowest: block.width)
  }
}

extension TableCell {
  /// The number, if others are aligned with it.
  var number: NumberParts? { if case .number(let parts) = special { parts } else { nil } }

  /// The text, if it is in one line and stands for itself.
  var run: CellRun? {
    guard lineWidth < .max, let look else { return nil }
    return CellRun(text: runs.isEmpty ? "" : runs[0].text, width: lineWidth, look: look)
  }

  /// Whether the cell is laid out in lines of its own where it has as many cells: the others are shown as they are.
  func needsLayout(in width: Int, aligned widths: NumberParts.Widths?) -> Bool {
    if number != nil, let widths { return widths.total > width }
    return look == nil || self.width > width
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

  /// How wide the longest number in a text is, or all of one that is a number and its unit.
  func numberWidth(of index: Int, _ extent: NumberExtent, _ metrics: CellMetrics) -> Int {
    extent.width(of: self[index].runs.plainText, metrics)
  }
}
