import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import Testing

@Suite("Breaks between pages", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct PageBreakTests {
  @Test("Rows, fields with their texts, and rows of tables stay whole", arguments: [300, 700])
  func wholes(height: Int) async throws {
    let lines = "one\ntwo\nthree"
    var page = HTMLRenderer()
    try page.append(
      Form {
        Section { for _ in 0..<20 { Row(lines, subtitle: lines) } }
      })
    try page.append(
      Stack {
        for _ in 0..<20 { FormField(lines, help: lines) { TextField(name: "a") } }
      })
    try page.append(Table(columns: ["a"], rows: (0..<20).map { _ in [DisplayText(lines)] }))
    // Columns break as pages do.
    let html = """
      <!doctype html><style>\(page.styleSheet.css)body{columns:300px;column-fill:auto;height:\(height)px}</style>
      \(page.html)
      """
    let script = """
      const fields = [...document.querySelectorAll("input")].map(input => input.parentElement)
      return [[...document.querySelectorAll("li")], fields, [...document.querySelectorAll("tbody tr")]].map(
        elements => [elements.length, elements.filter(each => each.getClientRects().length > 1).length])
      """
    let counts = try await Browser.required().evaluate(script, in: html, as: [[Int]].self)
    #expect(counts == [[20, 0], [20, 0], [20, 0]])
  }
}
