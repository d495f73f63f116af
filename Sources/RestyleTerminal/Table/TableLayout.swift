import Restyle
import RestyleRendering

/// A table with prepared cells and the widths of its columns.
struct TableLayout {
  let columns: [TerminalTable.Column]
  private(set) var grid: TableGrid
  /// The rows with the header and the footer; each has a cell for each column unless some cells span several.
  let rows: [[TableCell]]
  let hasHeader: Bool
  let hasFooter: Bool
  /// The columns and rows that the cells span; nil if each takes one.
  let areas: [[CellArea]]?
  /// The widths of the parts of numbers, in columns that align them.
  private(set) var numbers: [NumberParts.Widths?]
  /// The fills behind rows, by position.
  private var fills: [SegmentPosition: [BoxFrame.Fill]] = [:]

  init(_ table: TerminalTable, columns available: Int, in terminal: inout TerminalRenderer) {
    let source = TableSource(table, columns: available, in: &terminal)
    columns = source.columns
    hasHeader = source.hasHeader
    hasFooter = source.hasFooter
    areas = source.areas
    for position in SegmentPosition.allCases {
      guard let segment = table.style.backgrounds[position] else { continue }
      // Only the fills, since the table has its own lines.
      fills[position] = terminal.frame(segment.background.restyled { $0.border = .none }).fills
    }
    rows = source.cells(within: available, in: &terminal)
    grid = TableGrid(
      table.style, characters: table.characters, hasFills: fills.values.contains { !$0.isEmpty },
      columnCount: columns.count, in: terminal)
    numbers = Array(repeating: nil, count: columns.count)
    for row in rows.indices where source.alignsNumbers {
      for index in rows[row].indices {
        guard let parts = rows[row][index].number else { continue }
        let column = column(of: index, in: row)
        var widths = numbers[column] ?? NumberParts.Widths()
        widths.include(parts)
        numbers[column] = widths
      }
    }
    share(available, as: table.width, in: &terminal)
    for (column, numbers) in numbers.enumerated() {
      guard let numbers, numbers.total > grid.widths[column] else { continue }
      terminal.noteOnce(.property("decimalSeparator"))
    }
  }

  /// Creates the layout of cells that were drawn as wide as their columns.
  ///
  /// - Parameters:
  ///   - rows: The cells, with those of the header first.
  ///   - areas: The columns and rows that the cells span.
  ///   - grid: The columns, with their widths.
  ///   - hasHeader: Whether the first row is the header.
  init(_ rows: [[TableCell]], _ areas: [[CellArea]], in grid: TableGrid, hasHeader: Bool) {
    self.rows = rows
    self.areas = areas
    self.grid = grid
    self.hasHeader = hasHeader
    hasFooter = false
    columns = Array(repeating: TerminalTable.Column(""), count: grid.columnCount)
    numbers = Array(repeating: nil, count: grid.columnCount)
  }

  /// The first column of a cell.
  private func column(of cell: Int, in row: Int) -> Int { areas?[row][cell].columns.lowerBound ?? cell }

  /// Computes the width of each column.
  private mutating func share(
    _ available: Int, as width: TerminalBox.Width, in terminal: inout TerminalRenderer
  ) {
    let metrics = terminal.profile.metrics
    let (rows, areas, columns, numbers) = (rows, areas, columns, numbers)
    // Measuring in one column means asking for the minimum width.
    let isNarrowest = terminal.isMeasuring && available == 1
    let demands = TableDemands(
      rows: rows, areas: areas, columns: columns, numbers: numbers, hasHeader: hasHeader)
    // The demands if there isn't enough room, and the texts, which don't depend on the room.
    var ideal: [Int] = []
    var known: TableDemands.Texts?
    grid.share(isNarrowest ? Int.max.asLength : available, as: width) { room, gap in
      var result = demands.ideal(in: room, gap: gap)
      guard isNarrowest || result.reduce(0, { $0 + $1.ideal }) > room else { return result }
      let texts = known ?? demands.texts(metrics)
      known = texts
      demands.add(texts, to: &result, gap: gap, metrics)
      ideal = result.map(\.ideal)
      if isNarrowest {
        for index in result.indices { result[index].ideal = min(result[index].word, result[index].ideal) }
      }
      return result
    } numberWidths: {
      demands.numberWidths($0, $1, metrics)
    }
    if cutsTextsShort(where: ideal) { terminal.noteOnce(.lackingTableColumns) }
  }

  /// Whether too little of some unbroken text remains, in columns that are narrower than their ideal width.
  private func cutsTextsShort(where ideal: [Int]) -> Bool {
    let least = CellMetrics.leastTruncatedWidth
    let grid = grid.makeRow()
    let narrow = ideal.indices.map { grid.columns[$0].width < min(ideal[$0], least) }
    guard narrow.contains(true) else { return false }
    // Only the modes: columns are large, and would be copied for each cell.
    let modes = columns.map(\.lineBreakMode)
    return rows.indices.contains { row in
      rows[row].indices.contains { index in
        let area = areas?[row][index].columns ?? index..<(index + 1)
        return narrow[area].contains(true) && grid.width(of: area) < min(rows[row][index].width, least)
          && rows[row].lineBreakMode(of: index, in: modes[area.lowerBound])?.wraps == false
      }
    }
  }

  /// Draws the table; if it is being measured, only the width is right.
  func block(within available: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    if terminal.isMeasuring {
      return TerminalBlock([], width: grid.width, terminal.profile.metrics)
    }
    if let areas { return spannedBlock(areas, within: available, in: &terminal) }
    let writer = makeRowWriter()
    var laidOut = LaidOutCells()
    return grid.drawn(
      rows: rows.count, hasHeader: hasHeader, hasFooter: hasFooter, within: available, in: &terminal
    ) { index, lines, terminal in
      guard !fills.isEmpty else {
        return writer.append(row: rows[index], isFramed: true, reusing: &laidOut, to: &lines, in: &terminal)
      }
      var inside: [CellLine] = []
      writer.append(row: rows[index], isFramed: false, reusing: &laidOut, to: &inside, in: &terminal)
      inside = filled(inside, row: index, terminal.profile.metrics)
      writer.grid.frame(&inside)
      lines += inside
    }
  }

  /// Creates a writer for the cells of rows.
  func makeRowWriter() -> TableRowWriter { TableRowWriter(grid.makeRow(), columns, numbers: numbers) }

  /// The lines of a row with its fills behind them.
  func filled(_ lines: [CellLine], row: Int, _ metrics: CellMetrics) -> [CellLine] {
    let (first, last) = (hasHeader ? 1 : 0, rows.count - (hasFooter ? 2 : 1))
    guard !fills.isEmpty, first...max(first, last) ~= row, row <= last else { return lines }
    let position = SegmentPosition(isFirst: row == first, isLast: row == last)
    guard let fills = fills[position], !fills.isEmpty else { return lines }
    var (block, looks) = (TerminalBlock(lines, metrics), FilledLooks())
    BoxFrame(fills: fills).fill(&block, reusing: &looks)
    return block.lines
  }
}
