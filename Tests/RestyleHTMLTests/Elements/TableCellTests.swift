import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Cells in a browser", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct TableCellTests {
  @Test(
    "Cells are aligned as their columns in each of several tables of other styles", arguments: [false, true])
  func alignment(isThemed: Bool) async throws {
    var sheet = StyleSheet()
    if isThemed {
      let theme = DefaultStyling.system.restyled { $0.table.cell.color = .red }
      try sheet.add(theme: theme, to: ".other")
    }
    var page = HTMLRenderer(styleSheet: sheet)
    let columns: [Table.Column] = HorizontalAlignment.allCases.map { Table.Column("a", alignment: $0) }
    let styles: [TableStyle?] = [
      nil, TableStyle(cell: TextStyle(color: .red)), TableStyle(cell: TextStyle(color: .blue).centerAligned),
    ]
    for style in styles {
      try page.append(Table(columns: columns, rows: [columns.map { _ in "b" }], style: style))
    }
    let script = """
      return [...document.querySelectorAll('tr')].map(row =>
        [...row.children].slice(1).map(cell => getComputedStyle(cell).textAlign));
      """
    let html = "<!doctype html><style>\(page.styleSheet.css)</style><body>\(page.html)"
    let found = try await Browser.required().evaluate(script, in: html, as: [[String]].self)
    #expect(found.count == 6 && Set(found).count == 1, "\(found)")
  }
}
