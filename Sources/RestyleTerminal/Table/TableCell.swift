import Restyle
import RestyleElements
import RestyleRendering

/// A cell of a table, ready to be laid out; small, since there can be thousands.
struct TableCell: Sendable {
  let runs: [StyledText]
  /// The look of a text in one line; nil if it has more lines or looks.
  private let look: CellLook?
  /// The width without line breaks other than its own.
  let width: Int
  /// The width of a text in one line; `Int.max` for other cells.
  private(set) var lineWidth = Int.max
  let alignment: TextAlignment
  /// Whether the cell's own styles have no line break mode.
  private(set) var breaksAsColumn = false
  /// The background of the text and the padding around it.
  let fill: CellLook?
  /// Content other than a text; nil for a text.
  let special: Special?

  indirect enum Special: Sendable {
    /// A block, and the minimum width at which it isn't damaged.
    case block(any TerminalContent, narrowest: Int)
    /// A number that is aligned with other numbers.
    case number(NumberParts)
  }
}

extension TableCell {
  /// The attributes that a cell inherits from its row, its column and its table.
  ///
  /// A class, since most cells of a column share one.
  final class Base {
    /// The style that runs inherit, and whether it is empty.
    let style: TextStyle
    let isPlain: Bool
    let fill: CellLook?

    /// The background belongs to the cell instead of the text.
    init(_ style: TextStyle) {
      fill = style.backgroundColor.map { CellLook(background: $0) }
      self.style = style.restyled { $0.backgroundColor = nil }
      isPlain = style == TextStyle()
    }
  }

  /// Creates a cell from a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - base: The inherited attributes.
  ///   - columnAlignment: The alignment of its column.
  ///   - ownAlignment: The cell's own alignment.
  ///   - separator: The decimal separator at which numbers are aligned; nil for none.
  ///   - terminal: The renderer, which reports losses.
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
    // A trailing column is aligned right, whatever its script is.
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
    // In one call: setting properties one by one would copy the value at the end.
    self.init(
      runs: runs, look: look, width: width, lineWidth: look != nil && parts == nil ? width : .max,
      alignment: alignment, breaksAsColumn: first.map { !terminal.styles[$0].setsLineBreaks } ?? true,
      fill: base.fill, special: parts.map { .number($0) })
  }

  /// Creates a cell from a block.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - base: The inherited attributes; only the background is used.
  ///   - alignment: The alignment of the block.
  ///   - columns: The maximum number of columns of a cell; if it is one and the table is being measured, only the
  ///     minimum width is needed.
  ///   - isMeasured: Whether the table is being measured.
  ///   - terminal: The renderer, which measures the block.
  init(
    block: any TerminalContent, _ base: Base, alignment: TextAlignment, columns: Int,
    isMeasured: Bool, measuredBy terminal: inout TerminalRenderer
  ) {
    runs = []
    look = nil
    fill = base.fill
    self.alignment = alignment
    // Blocks that can't be narrow enough are wider than requested.
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
  /// The number, if it is aligned with other numbers.
  var number: NumberParts? { if case .number(let parts) = special { parts } else { nil } }

  /// The text, if it has one line and one look.
  var run: CellRun? {
    guard lineWidth < .max, let look else { return nil }
    return CellRun(text: runs.isEmpty ? "" : runs[0].text, width: lineWidth, look: look)
  }

  /// Whether the cell needs layout at a width; other cells are shown unchanged.
  func needsLayout(in width: Int, aligned widths: NumberParts.Widths?) -> Bool {
    if number != nil, let widths { return widths.total > width }
    return look == nil || self.width > width
  }
}

// Accessed by index, since cells hold references, which copies would retain.

extension [TableCell] {
  /// The minimum width of a cell at which no word is broken and no block is damaged.
  func narrowestWidth(of index: Int, breaking mode: LineBreakMode, _ metrics: CellMetrics) -> Int {
    if let narrowest = narrowestBlockWidth(of: index) { return narrowest }
    return metrics.wordWidth(
      of: self[index].runs.plainText, breaking: lineBreakMode(of: index, in: mode) ?? mode)
  }

  /// The width of a text in one line, or the minimum width of a block, which might take all available cells.
  func textWidth(of index: Int) -> Int {
    narrowestBlockWidth(of: index) ?? self[index].width
  }

  /// The minimum width at which a block isn't damaged; nil for a text.
  private func narrowestBlockWidth(of index: Int) -> Int? {
    // A fast path: most are texts, and reading the special content would copy it.
    guard self[index].lineWidth == .max else { return nil }
    return if case .block(_, let narrowest) = self[index].special { narrowest } else { nil }
  }

  /// The line break mode of a text in a column with a mode; nil for a block.
  func lineBreakMode(of index: Int, in mode: LineBreakMode) -> LineBreakMode? {
    if self[index].breaksAsColumn { return mode }
    if case .block = self[index].special { return nil }
    return self[index].runs.first?.style.shownLineBreakMode(orElse: mode) ?? mode
  }

  /// The width of the longest number in a text, or of the whole text if it is a number with a unit.
  func numberWidth(of index: Int, _ extent: NumberExtent, _ metrics: CellMetrics) -> Int {
    extent.width(of: self[index].runs.plainText, metrics)
  }
}
