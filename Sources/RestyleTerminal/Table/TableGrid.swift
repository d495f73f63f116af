import Restyle

/// The columns of a table, and the lines around and between its cells.
struct TableGrid {
  private(set) var style: TerminalTableStyle
  let border: BoxFrame
  private let hasSides: Bool
  private(set) var columnCount: Int
  /// The line between two columns.
  let columnLine: SeparatorLine?
  private let columnRun: CellRun
  /// The runs on the left and on the right side.
  private let left: CellRun
  private let right: CellRun
  /// The widths of the columns, and the padding on both sides of their content.
  private(set) var widths: [Int] = []
  private(set) var padding = 0

  init(
    _ style: TerminalTableStyle, characters: BorderCharacters? = nil, hasFills: Bool = false,
    columnCount: Int, in terminal: TerminalRenderer
  ) {
    self.style = style
    var frame = BoxFrame()
    frame.isMirrored = terminal.isMirrored
    frame.characters = terminal.drawn(characters)
    if terminal.isSeen(style.border.width, style.border.color) {
      frame.edges = style.border.borderEdges
      frame.line = terminal.line(of: style.border)
      frame.lineLook = CellLook(foreground: terminal.resolved(style.border.color))
    }
    border = frame
    self.columnCount = columnCount
    columnLine = terminal.line(of: style.columnSeparator)
    columnRun =
      columnLine.map { line in
        frame.characters.map { CellRun(text: $0.column, width: 1, look: line.look) } ?? line.vertical
      } ?? .spaces(0)
    left = frame.side(isRight: false)
    right = frame.side(isRight: true)
    hasSides = hasFills
  }

  /// Creates the grid that rows are drawn with.
  func makeRow() -> RowGrid {
    RowGrid(
      columns: widths.indices.map {
        RowGrid.Column(before: before($0, padding), width: widths[$0], behind: behind($0, padding))
      }, gap: gap, separator: columnRun, left: left, right: right)
  }
}

extension TableGrid {
  // The widths of the columns.

  /// Computes the width of each column.
  ///
  /// - Parameters:
  ///   - available: The number of available cells.
  ///   - width: The width of the table.
  ///   - wanted: The demand of each column, for a total number of cells and a gap between two columns.
  ///   - numberWidths: The width of the longest number in each column, with or without its unit, or the column's
  ///     minimum.
  mutating func share(
    _ available: Int, as width: TerminalBox.Width = .fit,
    among wanted: (_ room: Int, _ gap: Int) -> [ColumnWidths.Demand],
    numberWidths: (_ least: [Int], _ extent: NumberExtent) -> [Int]
  ) {
    padding = style.padding.asLength
    // Padding shrinks before content does.
    while padding > 0, around(padding: padding) + columnCount > available { padding -= 1 }
    var limit = available
    if case .fixed(let width) = width { limit = min(width.asLength, limit) }
    func roomFor(_ padding: Int) -> Int { max(limit - around(padding: padding), 0) }
    var (room, demands) = (roomFor(padding), wanted(roomFor(padding), gap))
    let words = ColumnWidths.words(demands)
    // It also shrinks before words are broken.
    if padding > 0, words > room {
      while padding > 0, words > roomFor(padding) { padding -= 1 }
      (room, demands) = (roomFor(padding), wanted(roomFor(padding), gap))
    }
    widths = ColumnWidths.shared(room, among: demands, numberWidths: numberWidths)
    if width != .fit { widths = ColumnWidths.grown(widths, to: room, demands) }
  }

  /// The cells of lines and padding, by default with the style's padding.
  func around(padding: Int? = nil) -> Int {
    let padding = padding ?? style.padding.asLength
    let lines = left.width + right.width + (columnLine == nil ? 0 : max(columnCount - 1, 0))
    return (0..<columnCount).reduce(lines) { $0 + before($1, padding) + behind($1, padding) }
  }

  /// The number of cells between the contents of two columns.
  var gap: Int { gap(padding: padding) }

  /// The number of cells between the contents of two columns, with another padding.
  func gap(padding: Int) -> Int { 2 * padding + (columnLine == nil ? leastGap(padding) : 1) }

  /// The cell that stays between two columns without padding and without a line, which would otherwise look like one
  /// column.
  private func leastGap(_ padding: Int) -> Int {
    padding == 0 && columnLine == nil && style.padding > 0 ? 1 : 0
  }

  /// The width of the table.
  var width: Int { widths.reduce(around(padding: padding), +) }

  /// The width of each column with its padding.
  var spans: [Int] { makeRow().columns.map { $0.before + $0.width + $0.behind } }

  private func before(_ column: Int, _ padding: Int) -> Int {
    column == 0 && !border.hasLeft && !hasSides ? 0 : padding
  }

  private func behind(_ column: Int, _ padding: Int) -> Int {
    guard column == columnCount - 1 else { return padding + leastGap(padding) }
    return !border.hasRight && !hasSides ? 0 : padding
  }

  /// Reverses the columns, so that the first one is on the right; those beyond the available cells are left out.
  mutating func mirror(within available: Int = .max) {
    var (count, width) = (0, 0)
    while count < columnCount, count == 0 || width - gap <= available {
      width += widths[count] + gap
      count += 1
    }
    widths = widths.prefix(count).reversed()
    columnCount = count
  }

  /// The grid of a list of the table's rows: their headers in one column and their cells in the other, with lines between
  /// the rows.
  var list: Self {
    var list = self
    list.columnCount = 2
    list.style.rowSeparator = style.headerSeparator
    return list
  }

  // Drawing.

  /// Draws rows with the lines around and between them.
  ///
  /// - Parameters:
  ///   - count: The number of rows, with the header and the footer.
  ///   - hasHeader: Whether the first row is the header.
  ///   - hasFooter: Whether the last row is the footer.
  ///   - available: The number of available cells.
  ///   - terminal: The renderer, which chooses the lines' look and reports content that doesn't fit.
  ///   - appendRow: Appends the lines of a row, with the runs at its sides.
  /// - Returns: The table.
  func drawn(
    rows count: Int, hasHeader: Bool, hasFooter: Bool = false, within available: Int,
    in terminal: inout TerminalRenderer,
    _ appendRow: (_ index: Int, _ lines: inout [CellLine], inout TerminalRenderer) -> Void
  ) -> TerminalBlock {
    let (spans, width) = (spans, width)
    if width > available { terminal.noteOnce(.lackingTableColumns) }
    let rowLine = between(spans, style.rowSeparator, in: terminal)
    let headerLine = between(spans, style.headerSeparator, in: terminal)
    var lines: [CellLine] = []
    lines.reserveCapacity(count + 5)
    func append(_ line: CellLine?) { if let line { lines.append(line) } }
    if border.hasTop { append(edge(spans, isLower: false)) }
    for index in 0..<count {
      if hasFooter, index == count - 1 {
        append(headerLine)
      } else if index > (hasHeader ? 1 : 0) {
        append(rowLine)
      }
      appendRow(index, &lines, &terminal)
      if hasHeader, index == 0 { append(headerLine) }
    }
    if border.hasBottom { append(edge(spans, isLower: true)) }
    return TerminalBlock(lines, width: width, terminal.profile.metrics)
  }
}
