import Restyle
import RestyleElements
import RestyleRendering

extension PlainTextWriter {
  /// A table whose cells are being visited.
  struct OpenTable {
    fileprivate let table: ResolvedTable
    /// The texts of the cells; those of the columns' headers first, if there are any.
    fileprivate var rows: [[String]] = []
    /// What the row around the table says; nil outside of cells.
    fileprivate var around: RowContents?
  }

  mutating func startTable(_ table: ResolvedTable) {
    if let caption = table.caption { append(caption) }
    tables.append(OpenTable(table: table))
  }

  mutating func startTableRow() { tables[tables.count - 1].rows.append([]) }

  /// Starts a cell: what is in it is gathered as what is in a row.
  mutating func startCell() {
    tables[tables.count - 1].around = row
    row = RowContents()
  }

  mutating func endCell() {
    let index = tables.count - 1
    let pieces = (row?.pieces ?? []) + (row?.notes ?? [])
    let target = row?.target
    row = tables[index].around.take()
    let said = pieces.joined(separator: ", ").linked(to: target)
    let text = PlainTextLines(said, columns: .max).lines.joined(separator: " ")
    tables[index].rows[tables[index].rows.count - 1].append(text)
  }

  /// Ends a table: in columns where there is room, else row by row with the headers before the cells.
  mutating func endTable() {
    guard let open = tables.popLast(), open.table.columnCount > 0 else { return }
    if let lines = open.lines(within: room) { return append(lines: lines) }
    let headers = open.table.hasColumnHeaders ? open.rows[0] : []
    startList()
    for cells in open.rows.dropFirst(open.table.hasColumnHeaders ? 1 : 0) {
      let pieces = cells.enumerated().compactMap { column, cell -> String? in
        guard !cell.isEmpty else { return nil }
        let header = headers.indices.contains(column) ? headers[column] : ""
        return header.isEmpty ? cell : "\(header): \(cell)"
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
  private static let limit = 200

  /// The texts in columns, with a line under the headers; nil if the lines are too long.
  fileprivate func lines(within room: Int) -> [String]? {
    var widths = [Int](repeating: 0, count: table.columnCount)
    for cells in rows {
      for (column, cell) in cells.enumerated() { widths[column] = max(widths[column], cell.columns) }
    }
    guard widths.reduce(2 * (widths.count - 1), +) <= min(room, Self.limit) else { return nil }
    var rows = rows
    if table.hasColumnHeaders { rows.insert(widths.map { String(repeating: "-", count: $0) }, at: 1) }
    return rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    // What is behind the last text isn't written, since nobody sees spaces at the end of a line.
    var missing = 0
    for (column, cell) in cells.enumerated() {
      let space = widths[column] - cell.columns
      let before = cell.isEmpty ? 0 : table.alignment(ofColumn: column).inTable.cellsBefore(space)
      if !cell.isEmpty { line += String(repeating: " ", count: missing + before) + cell }
      missing = (cell.isEmpty ? missing : 0) + space - before + 2
    }
    return line
  }
}
