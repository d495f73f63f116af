import Restyle
import RestyleMarkup
import Testing

@Suite struct MarkdownStyleTextTests {
  @Test func `What changes texts reaches all texts of Markdown, its headings included`() {
    var style = MarkdownStyle(text: TextStyle(color: .red))
    style.restyleTexts { $0.fontFamily = .named("Inter") }
    #expect(style.headings.allSatisfy { $0.fontFamily == .named("Inter") })
    #expect([style.paragraph, style.link, style.codeText].allSatisfy { $0.fontFamily == .named("Inter") })
  }
}
