import RestyleRendering

extension PlainTextWriter {
  /// A table whose cells are being visited.
  struct OpenTable {
    fileprivate let table: ResolvedTable
    /// The cells; those of the columns' headers first, if there are any.
    fileprivate var rows: [[Cell]] = []
    /// What the row around the table says; nil outside of cells.
    fileprivate var around: RowContents?

    fileprivate struct Cell {
      let columns: Range<Int>
      let rows: Range<Int>
      var text = ""
    }
  }

  mutating func startTable(_ table: ResolvedTable) {
    if let caption = table.caption { append(caption) }
    tables.append(OpenTable(table: table))
  }

  mutating func startTableRow() { tables[tables.count - 1].rows.append([]) }

  /// Starts a cell: what is in it is gathered as what is in a row.
  mutating func startCell(_ cell: ResolvedTable.Cell) {
    let index = tables.count - 1
    tables[index].rows[tables[index].rows.count - 1].append(
      OpenTable.Cell(columns: cell.columns, rows: cell.rows))
    tables[index].around = row
    row = RowContents()
  }

  mutating func endCell() {
    let index = tables.count - 1
    let pieces = (row?.pieces ?? []) + (row?.notes ?? [])
    let target = row?.target
    row = tables[index].around.take()
    let said = pieces.joined(separator: ", ").linked(to: target)
    let text = PlainTextLines(said, columns: .max).lines.joined(separator: " ")
    let (rowIndex, cellIndex) = (tables[index].rows.count - 1, (tables[index].rows.last?.count ?? 0) - 1)
    tables[index].rows[rowIndex][cellIndex].text = text
  }

  /// Ends a table: in columns where there is room, else row by row with the headers before the cells.
  mutating func endTable() {
    guard let open = tables.popLast(), open.table.columnCount > 0 else { return }
    if let lines = open.lines(within: room) { return append(lines: lines) }
    let headers = open.table.hasColumnHeaders ? open.rows[0] : []
    startList()
    // The cells from rows above, which say something of this one as well.
    var spanning: [OpenTable.Cell] = []
    for (row, own) in open.rows.dropFirst(open.table.hasColumnHeaders ? 1 : 0).enumerated() {
      spanning.removeAll { $0.rows.upperBound <= row }
      let cells =
        spanning.isEmpty
        ? own : (spanning + own).sorted { $0.columns.lowerBound < $1.columns.lowerBound }
      // Long ones aren't said again and again.
      spanning += own.filter { $0.rows.count > 1 && $0.text.columns <= OpenTable.limit }
      let pieces = cells.compactMap { cell -> String? in
        guard !cell.text.isEmpty else { return nil }
        let column = cell.columns.lowerBound
        let header = headers.indices.contains(column) ? headers[column].text : ""
        return header.isEmpty ? cell.text : "\(header): \(cell.text)"
      }
      startItem(marker: "-")
      append(piece: pieces.joined(separator: ", "))
      endItem()
    }
    endList()
  }
}

extension PlainTextWriter.OpenTable {
  /// Wider lines can't be read, and would make every row as long as the longest one.
  fileprivate static let limit = 200

  /// The texts in columns, with a line under the headers; nil if the lines are too long.
  fileprivate func lines(within room: Int) -> [String]? {
    var widths = [Int](repeating: 0, count: table.columnCount)
    for cells in rows {
      for cell in cells where cell.columns.count == 1 {
        widths[cell.columns.lowerBound] = max(widths[cell.columns.lowerBound], cell.text.columns)
      }
    }
    for cells in rows {
      // The last column of a cell takes what the others leave over.
      for cell in cells where cell.columns.count > 1 {
        let missing = cell.text.columns - width(of: cell.columns, widths)
        widths[cell.columns.upperBound - 1] += max(missing, 0)
      }
    }
    guard widths.reduce(2 * (widths.count - 1), +) <= min(room, Self.limit) else { return nil }
    var lines = rows.map { line($0, widths) }
    if table.hasColumnHeaders {
      let rule = widths.enumerated().map { column, width in
        Cell(columns: column..<(column + 1), rows: 0..<1, text: String(repeating: "-", count: width))
      }
      lines.insert(line(rule, widths), at: 1)
    }
    return lines
  }

  private func width(of columns: Range<Int>, _ widths: [Int]) -> Int {
    widths[columns].reduce(2 * (columns.count - 1), +)
  }

  private func line(_ cells: [Cell], _ widths: [Int]) -> String {
    var line = ""
    // What is behind the last text isn't written, since nobody sees spaces at the end of a line.
    var end = 0
    for cell in cells where !cell.text.isEmpty {
      let column = cell.columns.lowerBound
      let space = width(of: cell.columns, widths) - cell.text.columns
      let before = table.alignment(ofColumn: column).inTable.cellsBefore(space)
      let start = widths[..<column].reduce(2 * column, +) + before
      line += String(repeating: " ", count: start - end) + cell.text
      end = start + cell.text.columns
    }
    return line
  }
}
