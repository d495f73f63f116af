// The examples of the article, as they stand there, and what they give.

import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import Testing

extension HTMLTag {
  static let acmeChart = (try? HTMLTag("acme-chart")) ?? .div
}

@Suite("What the article about elements of one's own shows")
struct OwnElementsExamples {
  @Test("A tag")
  func tag() throws {
    struct Quote: HTMLElement {
      var text: String
      var source: Link

      var htmlTag: HTMLTag { .blockquote }
      var htmlAttributes: [HTMLAttribute] { [.classes("quote"), .address("cite", source)] }

      var body: some Element { Label(text) }
    }
    var page = HTMLRenderer()
    try page.append(Quote(text: "Less, but better", source: "https://example.org/rams"))
    let html = page.html

    let result = try DocumentedFile("Sources/RestyleHTML/RestyleHTML.docc/OwnElements.md").blocks
      .first { $0.language == "html" }
    #expect(html + "\n" == result?.code)
  }

  @Test("A custom element")
  func customElement() throws {
    struct Chart: HTMLElement {
      var values: [Double]

      var htmlTag: HTMLTag { .acmeChart }
      var htmlAttributes: [HTMLAttribute] {
        [HTMLAttribute("values", values.map(\.description).joined(separator: ","))]
      }

      // What is shown while no script draws it, and by outputs that run none.
      var body: some Element { Label("\(values.count) values") }
    }
    var page = HTMLRenderer()
    try page.append(Chart(values: [1, 2.5]))
    #expect(page.html.hasPrefix("<acme-chart class=\"s0\" values=\"1.0,2.5\"><p"))
    #expect(page.html.hasSuffix(">2 values</p></acme-chart>"))
  }

  @Test("A style, and problems")
  func style() throws {
    struct Panel: HTMLElement {
      var content: ElementContent

      init(@ElementBuilder content: () -> ElementContent) { self.content = content() }

      var htmlTag: HTMLTag { .aside }
      var htmlStyle: (any CSSElementStyle)? { BackgroundStyle(color: .secondarySystemBackground) }

      var body: some Element { content }
    }
    struct Link: HTMLElement {
      var htmlTag: HTMLTag { .div }
      var htmlAttributes: [HTMLAttribute] { [HTMLAttribute("onclick", "run()")] }
      var body: some Element { Label("x") }
    }
    var page = HTMLRenderer()
    try page.append(Row { Panel { Link() } })
    #expect(page.html.contains("<aside class=\"s1\"><div class=\"s2\">"), "\(page.html)")
    #expect(page.styleSheet.css.contains(".s1{"))
    func problems(of page: HTMLRenderer) -> [RenderingProblem] {
      page.problems  // ... > Link 1: left out "onclick" of an element: its value would be a program
    }
    #expect(
      problems(of: page).map(\.description) == [
        "Row 1 > Panel 1 > Link 1: left out \"onclick\" of an element: its value would be a program"
      ])
  }
}
