import Restyle
import RestyleElements

/// A table whose rows are being read; the first one has the headers.
struct MarkdownTable {
  let alignments: [HorizontalAlignment?]
  var rows: [[DisplayText]] = []
}

extension MarkdownTable {
  /// Adds a cell to the last row.
  mutating func append(_ cell: DisplayText) { rows[rows.count - 1].append(cell) }

  /// The table as an element.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - overlay: The attributes that are merged over the styles of its texts.
  /// - Returns: The element.
  func element(style: TableStyle, _ overlay: TextStyle) -> Table {
    let columns = zip(rows.first ?? [], alignments).map { header, alignment in
      Table.Column(header, alignment: alignment ?? .leading)
    }
    return Table(
      columns: columns, rows: Array(rows.dropFirst()),
      style: style.restyled {
        $0.header = $0.header.merging(overlay)
        $0.cell = $0.cell.merging(overlay)
      })
  }
}
