import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Columns that the rows of a table are sorted by")
struct SortedColumnTests {
  private static let table = Table(
    columns: [
      Table.Column("Dish").sorted(.ascending), "Size",
      Table.Column { Button("Price") }.sorted(.descending),
    ]
  ) {
    Table.Row {
      "Soup"
      "small"
      Checkbox()
    }
  }

  private func page() throws -> HTMLRenderer {
    var page = HTMLRenderer()
    try page.append(Self.table)
    return page
  }

  @Test("Pages say the order, and show a mark to those who see")
  func markup() throws {
    let page = try page()
    #expect(page.problems.isEmpty)
    let orders = page.html.matches(of: /aria-sort="([a-z]+)"/).map { String($0.output.1) }
    #expect(orders == ["ascending", "descending"])
    #expect(page.html.contains("Dish<span aria-hidden=\"true\">\u{A0}▲</span></th>"))
    #expect(page.html.contains("</button><span aria-hidden=\"true\">\u{A0}▼</span></th>"))
  }

  @Test(
    "The mark is no part of what the column is called",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func names() async throws {
    let page = try page()
    let html = HTMLDocument(title: "x", body: page).html
    let tree = try await Browser.required().open(html) { try $0.accessibilityTree() }
    #expect(tree.exposed.filter { $0.role == "columnheader" }.map(\.name) == ["Dish", "Size", "Price"])
    #expect(tree.first("checkbox", "Price") != nil)
  }

  private static let headers: [Table.Column] = [
    Table.Column("Price"), Table.Column(DisplayText("\("Price", style: TextStyle().bold) in €")),
    Table.Column { Button("Price") }, Table.Column { Label("Price") },
  ]

  @Test(
    "The mark lies beside its header", .enabled(if: Browser.installed != nil, "\(Browser.absence)"),
    arguments: headers.indices, [HorizontalAlignment.leading, .trailing])
  func place(index: Int, alignment: HorizontalAlignment) async throws {
    var column = Self.headers[index].sorted(.ascending)
    column.alignment = alignment
    let script = """
      const mark = document.querySelector('th>[aria-hidden]').getBoundingClientRect();
      const range = document.createRange();
      range.setStart(document.querySelector('th'), 0);
      range.setEndBefore(document.querySelector('th>[aria-hidden]'));
      const header = range.getBoundingClientRect();
      return [mark.top < header.bottom - 4, Math.abs(mark.left - header.right) < 2];
      """
    let table = Table(columns: [column, "x"], rows: [["1", "2"]])
    #expect(try await evaluateNarrow(script, table, as: [Bool].self) == [true, true])
  }
}
