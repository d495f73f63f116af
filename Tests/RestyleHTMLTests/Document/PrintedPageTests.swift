import BrowserSupport
import Restyle
import RestyleElements
import RestyleHTML
import TestSupport
import Testing

@Suite("Pages on paper", .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
struct PrintedPageTests {
  private func evaluate<Value: Decodable & Sendable>(
    _ script: String, in html: String, _ options: Browser.Options = Browser.Options(), as type: Value.Type
  ) async throws -> Value {
    var options = options
    options.isPrinted = true
    return try await Browser.required().open(html, options: options) {
      try $0.evaluate(script, as: Value.self)
    }
  }

  @Test("A heading stays with what it is of, in pages of their own and of prepared stylesheets")
  func headings() async throws {
    let content = Stack {
      Label("a").heading(1)
      Section(header: "b") { Row("c") }
    }
    var sample = HTMLRenderer()
    try sample.append(content)
    for sheet in [StyleSheet(), StyleSheet(extending: PreparedStyleSheet(sample.styleSheet))] {
      let html = try HTMLDocument(title: "Paper", styleSheet: sheet) { content }.html
      #expect(html.ranges(of: "break-after").count == 1)
      let script = """
        return [...document.querySelectorAll('h1, h2')].map(heading => getComputedStyle(heading))
          .flatMap(style => [style.breakAfter, style.breakInside]);
        """
      let breaks = try await evaluate(script, in: html, as: [String].self)
      #expect(breaks == Array(repeating: "avoid", count: 4))
    }
  }
}
