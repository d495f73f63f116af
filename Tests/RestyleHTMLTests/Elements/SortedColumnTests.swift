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
}
