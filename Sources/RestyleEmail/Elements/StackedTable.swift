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
  /// The header of each column before its cells, which is shown there alone; empty where there is none.
  let labels: [Bytes]
}

extension EmailWriter {
  /// How wide a table is at least, in points, if no word is broken; nil for one with a single column, with cells of
  /// elements, or with cells of several columns or rows.
  ///
  /// Of one that is too wide for the narrowest window, no more rows are read than show that.
  func leastWidth(of table: ResolvedTable, padding: Double) -> Double? {
    guard table.columnCount > 1, !table.hasSpans, table.element.hasTextsAlone else { return nil }
    var widths = [Double](repeating: padding, count: table.columnCount)
    func add(_ text: ShownText, _ column: Int) {
      let letter = Self.letterWidth(ofSize: text.block.fontSize ?? style.text.fontSize)
      let word = letter * Double(text.plainText[...].utf8.longestWordCount)
      widths[column] = max(widths[column], word + padding)
    }
    for column in table.element.columns.indices { add(table.header(ofColumn: column), column) }
    for row in table.element.rows.indices where widths.reduce(0, +) <= narrowWidth {
      for column in table.element.rows[row].cells.indices {
        add(table.cell(row: row, column: column), column)
      }
    }
    return widths.reduce(0, +)
  }

  /// What a table is that is too wide for the narrowest window.
  mutating func makeStackedTable(of table: ResolvedTable) -> StackedTable {
    let start = "display:block!important;text-align:\(direction.start)!important"
    let header = table.element.style.header.resolved(for: context.traits).inheriting(style.text)
    let label = look(
      of: TextBlockLook(style: header, surface: surface, before: 0, after: 0, isExact: false))
    let attributes = label.inNarrowWindows(&classes).attributes()
    return StackedTable(
      hidden: classes.number(of: .narrow("display:none!important")),
      last: classes.number(of: .narrow(start)),
      other: classes.number(of: .narrow("\(start);border:0!important;padding-bottom:0!important")),
      labels: table.element.columns.indices.map { column in
        let header = table.header(ofColumn: column)
        var bytes = Bytes()
        guard !header.isEmpty else { return bytes }
        bytes.append(verbatim: "<span")
        bytes.append(languageOf: header.block)
        bytes.append(attributes: attributes)
        bytes.append(content: header.plainText)
        bytes.append(verbatim: "</span>")
        return bytes
      })
  }
}

extension Table {
  /// Whether no cell holds elements.
  fileprivate var hasTextsAlone: Bool {
    columns.allSatisfy { $0.header.elements == nil }
      && rows.allSatisfy { $0.cells.allSatisfy { $0.content.elements == nil } }
  }
}
