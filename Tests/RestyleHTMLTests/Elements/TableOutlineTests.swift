import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Outlines of tables", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct TableOutlineTests {
  /// What a browser computes of a table and of its cells.
  private struct Look: Decodable {
    let radius: String
    let collapse: String
    let separators: [String]
  }

  @Test(
    "Corners are round, and the outline takes the place of the last separator",
    arguments: [(0.0, 1.0, RectEdge.all), (12, 1, .all), (12, 0, .all), (12, 1, .top)])
  func corners(radius: Double, width: Double, edges: RectEdge) async throws {
    let style = TableStyle(
      separator: SeparatorStyle(width: 2, color: .blue),
      background: BackgroundStyle(
        border: BorderStyle(width: width, color: .gray, cornerRadius: radius, borderEdges: edges)))
    var page = HTMLRenderer()
    try page.append(
      Table("Prices", columns: ["Name", "Price"], rows: [["Tea", "1"], ["Coffee", "2"]], style: style))
    let script = """
      const s = getComputedStyle(document.querySelector("table"))
      return {
        radius: s.borderTopLeftRadius, collapse: s.borderCollapse,
        separators: [...document.querySelectorAll("tr")].map(
          row => getComputedStyle(row.lastElementChild).borderBottomStyle)
      }
      """
    let html = "<!doctype html><style>\(page.styleSheet.css)</style>\(page.html)"
    let look = try await Browser.required().evaluate(script, in: html, as: Look.self)
    #expect(look.radius == "\(Int(radius))px")
    #expect(look.collapse == (radius > 0 ? "separate" : "collapse"))
    let isOutlined = radius > 0 && width > 0 && edges.contains(.bottom)
    #expect(look.separators == ["solid", "solid", isOutlined ? "none" : "solid"])
  }
}
