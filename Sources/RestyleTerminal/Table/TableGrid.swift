import Restyle

/// The columns of a table, and the lines around and between its cells, which share the cells where they meet.
struct TableGrid {
  private(set) var style: TerminalTableStyle
  let border: BoxFrame
  private let hasSides: Bool
  private(set) var columnCount: Int
  /// What lies between two columns.
  let columnLine: SeparatorLine?
  private let columnRun: CellRun
  /// What lies at the left side and the right one.
  private let left: CellRun
  private let right: CellRun
  /// How wide the columns are, and how many cells lie at both sides of what they hold.
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

  /// What the rows are drawn with.
  func makeRow() -> RowGrid {
    RowGrid(
      columns: widths.indices.map {
        RowGrid.Column(before: before($0, padding), width: widths[$0], behind: behind($0, padding))
      }, gap: gap, separator: columnRun, left: left, right: right)
  }
}

extension TableGrid {
  // How wide the columns are.

  /// Gives each column its width.
  ///
  /// - Parameters:
  ///   - available: How many cells there are.
  ///   - width: How wide the table is.
  ///   - wanted: What each column asks for, by the cells that all have together and those between two columns.
  ///   - numberWidths: How wide the longest number in each column is, with its unit or without, or how wide the column is
  ///     at least.
  mutating func share(
    _ available: Int, as width: TerminalBox.Width = .fit,
    among wanted: (_ room: Int, _ gap: Int) -> [ColumnWidths.Demand],
    numberWidths: (_ least: [Int], _ extent: NumberExtent) -> [Int]
  ) {
    padding = style.padding.asLength
    // Room around what cells hold gives way before that does.
    while padding > 0, around(padding: padding) + columnCount > available { padding -= 1 }
    var limit = available
    if case .fixed(let width) = width { limit = min(width.asLength, limit) }
    func roomFor(_ padding: Int) -> Int { max(limit - around(padding: padding), 0) }
    var (room, demands) = (roomFor(padding), wanted(roomFor(padding), gap))
    let words = ColumnWidths.words(demands)
    // And before words are broken.
    if padding > 0, words > room {
      while padding > 0, words > roomFor(padding) { padding -= 1 }
      (room, demands) = (roomFor(padding), wanted(roomFor(padding), gap))
    }
    widths = ColumnWidths.shared(room, among: demands, numberWidths: numberWidths)
    if width != .fit { widths = ColumnWidths.grown(widths, to: room, demands) }
  }

  /// The cells that lines take, and those at the sides of what cells hold: as many as the style says, if no other number
  /// is given.
  func around(padding: Int? = nil) -> Int {
    let padding = padding ?? style.padding.asLength
    let lines = left.width + right.width + (columnLine == nil ? 0 : max(columnCount - 1, 0))
    return (0..<columnCount).reduce(lines) { $0 + before($1, padding) + behind($1, padding) }
  }

  /// The cells between what two columns hold.
  var gap: Int { gap(padding: padding) }

  /// The same with another number of cells at the sides of what cells hold.
  func gap(padding: Int) -> Int { 2 * padding + (columnLine == nil ? leastGap(padding) : 1) }

  /// The cell that stays between two columns where the room around what they hold gave way, and no line is there either:
  /// they would read as one.
  private func leastGap(_ padding: Int) -> Int {
    padding == 0 && columnLine == nil && style.padding > 0 ? 1 : 0
  }

  /// How wide the table is.
  var width: Int { widths.reduce(around(padding: padding), +) }

  /// How wide each column is with the cells at its sides.
  var spans: [Int] { makeRow().columns.map { $0.before + $0.width + $0.behind } }

  private func before(_ column: Int, _ padding: Int) -> Int {
    column == 0 && !border.hasLeft && !hasSides ? 0 : padding
  }

  private func behind(_ column: Int, _ padding: Int) -> Int {
    guard column == columnCount - 1 else { return padding + leastGap(padding) }
    return !border.hasRight && !hasSides ? 0 : padding
  }

  /// Turns the columns round, so that the first one is at the right; those that would lie beyond the available cells are
  /// left out.
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

  // What the table looks like.

  /// Draws rows with the lines around and between them.
  ///
  /// - Parameters:
  ///   - count: How many rows there are, with those of the header and the footer.
  ///   - hasHeader: Whether the first one is the header.
  ///   - hasFooter: Whether the last one is the footer.
  ///   - available: How many cells there are.
  ///   - terminal: What says how lines look, and notes what doesn't fit.
  ///   - appendRow: Appends the lines of a row, with what lies at its sides.
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
