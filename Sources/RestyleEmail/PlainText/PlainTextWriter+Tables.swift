import Restyle
import RestyleElements
import RestyleRendering

extension PlainTextWriter {
  /// Appends a table: in columns where there is room, else row by row with the headers before the cells.
  mutating func append(_ table: ResolvedTable) {
    let columns = table.columnCount
    if let caption = table.caption { append(caption) }
    guard columns > 0 else { return }
    func line(_ text: ShownText) -> String {
      PlainTextLines(text.linkedText, columns: .max).lines.joined(separator: " ")
    }
    let headers = table.element.columns.indices.map { line(table.header(ofColumn: $0)) }
    let rows = table.element.rows.enumerated().map { row, cells in
      cells.indices.map { line(table.cell(row: row, column: $0)) }
    }
    var grid = PlainTextGrid(alignments: (0..<columns).map(table.alignment(ofColumn:)))
    if let lines = grid.lines(headers: table.hasColumnHeaders ? headers : [], rows: rows, within: room) {
      return append(lines: lines)
    }
    startList()
    for cells in rows {
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
