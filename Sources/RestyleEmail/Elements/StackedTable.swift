import Restyle
import RestyleElements
import RestyleHTML
@_spi(Outputs) import RestyleRendering

/// What a table of data is in windows of phones that are too narrow for its columns: the cells of a row lie below each
/// other, each behind the header of its column.
struct StackedTable {
  /// The class of what isn't shown there: the row of the headers, and cells that there aren't.
  let hidden: Int
  /// The class of the last cell of a row, and that of the others, which have no line below them.
  let last: Int
  let other: Int
  /// The attributes of a header before a cell, which is shown there alone.
  let label: Bytes
}

extension EmailWriter {
  /// How wide a table is at least, in points, if no word is broken; nil for one with a single column, with cells of
  /// elements, or with cells of several columns or rows.
  func leastWidth(of table: ResolvedTable, padding: Double) -> Double? {
    guard table.columnCount > 1, !table.hasSpans, table.element.hasTextsAlone else { return nil }
    var widths = [Double](repeating: 0, count: table.columnCount)
    func add(_ text: ShownText, _ column: Int) {
      let letter = 0.6 * (text.block.fontSize ?? style.text.fontSize ?? Font.defaultSize)
      widths[column] = max(widths[column], letter * Double(text.plainText[...].utf8.longestWordCount))
    }
    for column in table.element.columns.indices { add(table.header(ofColumn: column), column) }
    for row in table.element.rows.indices {
      for column in table.element.rows[row].cells.indices {
        add(table.cell(row: row, column: column), column)
      }
    }
    return widths.reduce(0) { $0 + $1 + padding }
  }

  /// What a table is that is too wide for the narrowest window.
  mutating func makeStackedTable(of table: ResolvedTable) -> StackedTable {
    let start = "display:block!important;text-align:\(direction.start)!important"
    let header = table.element.style.header.resolved(for: context.traits).inheriting(style.text)
    let label = look(
      of: TagLook.TextBlock(style: header, surface: surface, before: 0, after: 0, isExact: false))
    return StackedTable(
      hidden: classes.number(of: .narrow("display:none!important")),
      last: classes.number(of: .narrow(start)),
      other: classes.number(of: .narrow("\(start);border:0!important;padding-bottom:0!important")),
      label: label.inNarrowWindows(&classes).attributes())
  }

  /// Appends the header of a cell's column for windows in which the header's row isn't shown.
  mutating func append(labelOf cell: ResolvedTable.Cell, in table: StackedTable) {
    let header = cell.row.table.header(ofColumn: cell.column)
    guard !header.isEmpty else { return }
    contents.append(verbatim: "<span")
    contents.append(languageOf: header.block)
    contents.append(attributes: table.label)
    contents.append(content: header.plainText)
    contents.append(verbatim: "</span>")
  }
}

extension Table {
  /// Whether no cell holds elements.
  fileprivate var hasTextsAlone: Bool {
    columns.allSatisfy { $0.header.elements == nil }
      && rows.allSatisfy { $0.cells.allSatisfy { $0.content.elements == nil } }
  }
}
