import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Outlines of tables", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct TableOutlineTests {
  /// What a browser computes of a table.
  private struct Look: Decodable {
    let radius: String
    let collapse: String
    /// Each cell by its text, with the sides that have a line.
    let lines: [String]
  }

  private static let script = """
    return [...document.querySelectorAll("table")].map(table => {
      const style = getComputedStyle(table)
      const line = (cell, side) => getComputedStyle(cell)[`border${side}Style`] === "solid" ? ` ${side}` : ""
      return {
        radius: style.borderTopLeftRadius, collapse: style.borderCollapse,
        lines: [...table.querySelectorAll("th, td")].map(
          cell => cell.textContent + line(cell, "Top") + line(cell, "Bottom"))
      }
    })
    """

  private static func style(
    radius: Double, width: Double = 1, edges: RectEdge = .all, separator: Double = 2
  ) -> TableStyle {
    TableStyle(
      separator: SeparatorStyle(width: separator, color: .blue),
      background: BackgroundStyle(
        border: BorderStyle(width: width, color: .gray, cornerRadius: radius, borderEdges: edges)))
  }

  private static func looks(_ html: String, _ styleSheet: StyleSheet) async throws -> [Look] {
    let html = "<!doctype html><style>\(styleSheet.css)</style>\(html)"
    return try await Browser.required().evaluate(script, in: html, as: [Look].self)
  }

  private static let prices = Table(
    "Prices", columns: ["Name", "Price"], rows: [["Tea", "1"], ["Coffee", "2"]])

  /// The lines of the prices, all below or all above the rows.
  private static func lines(areAbove: Bool) -> [String] {
    areAbove
      ? ["Name", "Price", "Tea Top", "1 Top", "Coffee Top", "2 Top"]
      : ["Name", "Price", "Tea", "1", "Coffee", "2"].map { $0 + " Bottom" }
  }

  @Test(
    "Corners are round, and the outline takes the place of the last separator",
    arguments: [(0.0, 1.0, RectEdge.all), (0, 1, .top), (12, 1, .all), (12, 0, .all), (12, 1, .top)])
  func corners(radius: Double, width: Double, edges: RectEdge) async throws {
    var page = HTMLRenderer()
    try page.append(
      Self.prices.with { $0.givenStyle = GivenStyle(Self.style(radius: radius, width: width, edges: edges)) })
    let look = try #require(await Self.looks(page.html, page.styleSheet).first)
    #expect(look.radius == "\(Int(radius))px")
    #expect(look.collapse == (radius > 0 ? "separate" : "collapse"))
    #expect(look.lines == Self.lines(areAbove: width > 0 && edges.contains(.bottom)))
  }

  @Test("Below a caption, the first and the last cell are as round as the table", arguments: [0.0, 12])
  func cellsBelowCaptions(radius: Double) async throws {
    let script = """
      return [...document.querySelectorAll("th, td")].map(cell => {
        const style = getComputedStyle(cell)
        return [cell.textContent, style.borderTopLeftRadius, style.borderTopRightRadius].join(" ")
      })
      """
    for caption in ["Prices", nil] as [DisplayText?] {
      for hasHeaders in [true, false] {
        let table = Self.prices.with {
          $0.caption = caption
          $0.givenStyle = GivenStyle(Self.style(radius: radius))
          if !hasHeaders { $0.columns = [] }
        }
        var page = HTMLRenderer()
        try page.append(table)
        let html = "<!doctype html><style>\(page.styleSheet.css)</style>\(page.html)"
        let round = caption == nil ? "0px" : "\(Int(radius))px"
        let corners = [" \(round) 0px", " 0px \(round)"]
        let cells = (hasHeaders ? ["Name", "Price"] : []) + ["Tea", "1", "Coffee", "2"]
        let expected = cells.enumerated().map { $1 + ($0 < 2 ? corners[$0] : " 0px 0px") }
        #expect(try await Browser.required().evaluate(script, in: html, as: [String].self) == expected)
      }
    }
  }

  @Test("No separator is beside the outline, whichever row the last cells of a column start in")
  func spans() async throws {
    let style = Self.style(radius: 12)
    var page = HTMLRenderer()
    try page.append(
      Table(columns: ["Name", "Price"], style: style) {
        Table.Row {
          Table.Cell("Coffee", isHeader: true).spanning(rows: 2)
          "2"
        }
        Table.Row { "3" }
      })
    try page.append(Table(columns: ["Name", "Price"], rows: [], style: style))
    try page.append(Table(columns: [], rows: [["a"], ["b"]], style: style))
    let lines = try await Self.looks(page.html, page.styleSheet).map(\.lines)
    #expect(
      lines == [["Name", "Price", "Coffee Top", "2 Top", "3 Top"], ["Name", "Price"], ["a", "b Top"]])
  }

  @Test("A table in a table has its own lines alone")
  func nesting() async throws {
    var page = HTMLRenderer()
    try page.append(
      Table(columns: [], style: Self.style(radius: 12)) {
        for name in ["a", "b"] {
          Table.Row {
            Table(
              columns: [], rows: [["\(name)1"], ["\(name)2"]], style: Self.style(radius: 0, separator: 0))
          }
        }
      })
    let lines = try await Self.looks(page.html, page.styleSheet).map(\.lines)
    #expect(lines.dropFirst() == [["a1", "a2"], ["b1", "b2"]])
    #expect(lines.first == ["a1a2", "a1", "a2", "b1b2 Top", "b1", "b2"])
  }

  @Test("A theme has its own lines, whichever tables the page has", arguments: [0.0, 12], [0.0, 1])
  func themes(radius: Double, width: Double) async throws {
    let usual = Self.style(radius: radius, width: 1)
    let other = Self.style(radius: 12 - radius, width: width)
    let page = try DefaultStyling.withDefaults(.system.restyled { $0.table = usual }) { () throws in
      var sheet = StyleSheet()
      sheet.add(theme: .system.restyled { $0.table = other }, to: .className("other"))
      var page = HTMLRenderer(styleSheet: sheet)
      try page.append(Self.prices)
      return page
    }
    let looks = try await Self.looks(page.html + "<div class=other>\(page.html)</div>", page.styleSheet)
    #expect(
      looks.map(\.lines) == [
        Self.lines(areAbove: true), Self.lines(areAbove: width > 0),
      ])
  }
}
