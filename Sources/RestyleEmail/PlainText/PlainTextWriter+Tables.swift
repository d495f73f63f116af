import Restyle
import RestyleElements
import RestyleRendering

extension PlainTextWriter {
  /// A table whose cells are being visited.
  struct OpenTable {
    fileprivate let table: ResolvedTable
    fileprivate var headers: [String] = []
    fileprivate var rows: [[String]] = []
    fileprivate var isInHeader = false
    /// What the row around the table says; nil outside of cells.
    fileprivate var around: RowContents?
  }

  mutating func startTable(_ table: ResolvedTable) {
    if let caption = table.caption { append(caption) }
    tables.append(OpenTable(table: table))
  }

  mutating func startTableRow(isHeader: Bool) {
    guard let index = tables.indices.last else { return }
    tables[index].isInHeader = isHeader
    if !isHeader { tables[index].rows.append([]) }
  }

  /// Starts a cell: what is in it is gathered as what is in a row.
  mutating func startCell() {
    guard let index = tables.indices.last else { return }
    tables[index].around = row
    row = RowContents()
  }

  mutating func endCell() {
    guard let index = tables.indices.last else { return }
    let pieces = (row?.pieces ?? []) + (row?.notes ?? [])
    let target = row?.target
    row = tables[index].around.take()
    let said = Self.linked(pieces.joined(separator: ", "), to: target)
    let text = PlainTextLines(said, columns: .max).lines.joined(separator: " ")
    if tables[index].isInHeader {
      tables[index].headers.append(text)
    } else {
      tables[index].rows[tables[index].rows.count - 1].append(text)
    }
  }

  /// Ends a table: in columns where there is room, else row by row with the headers before the cells.
  mutating func endTable() {
    guard let open = tables.popLast(), open.table.columnCount > 0 else { return }
    let alignments = (0..<open.table.columnCount).map(open.table.alignment(ofColumn:))
    var grid = PlainTextGrid(alignments: alignments)
    if let lines = grid.lines(headers: open.headers, rows: open.rows, within: room) {
      return append(lines: lines)
    }
    startList()
    for cells in open.rows {
      let pieces = cells.enumerated().compactMap { column, cell -> String? in
        guard !cell.isEmpty else { return nil }
        let header = open.headers.indices.contains(column) ? open.headers[column] : ""
        return header.isEmpty ? cell : "\(header): \(cell)"
      }
      startItem(marker: "-")
      append(piece: pieces.joined(separator: ", "))
      endItem()
    }
    endList()
  }
}

/// Texts in columns.
private struct PlainTextGrid {
  let alignments: [HorizontalAlignment]
  private var widths: [Int]

  init(alignments: [HorizontalAlignment]) {
    self.alignments = alignments
    widths = Array(repeating: 0, count: alignments.count)
  }

  private static let spacing = 2
  /// Wider ones can't be read, and would make every row as long as the longest one.
  private static let limit = 200

  /// The lines of the grid, with one under the headers; nil if they are too long.
  mutating func lines(headers: [String], rows: [[String]], within limit: Int) -> [String]? {
    for cells in [headers] + rows {
      for (column, cell) in cells.enumerated() {
        widths[column] = max(widths[column], PlainTextLines.columns(of: cell[...]))
      }
    }
    let width = widths.reduce(0, +) + Self.spacing * (widths.count - 1)
    guard width <= min(limit, Self.limit) else { return nil }
    var lines = rows.map(line)
    if !headers.isEmpty {
      let rule = widths.map { String(repeating: "-", count: $0) }
      lines.insert(contentsOf: [line(headers), line(rule)], at: 0)
    }
    return lines
  }

  private func line(_ cells: [String]) -> String {
    var line = ""
    // What is behind the last cell isn't written, since nobody sees spaces at the end of a line.
    var missing = 0
    for (column, cell) in cells.enumerated() {
      let space = widths[column] - PlainTextLines.columns(of: cell[...])
      let before =
        switch alignments[column] {
        case .trailing, .right: space
        case .center: space / 2
        case .leading, .left, .fill: 0
        }
      if !cell.isEmpty {
        line += String(repeating: " ", count: missing + before) + cell
        missing = space - before
      } else {
        missing += space
      }
      missing += Self.spacing
    }
    return line
  }
}
