import Restyle
import RestyleElements
import RestyleEmail
import RestyleMarkup
import Testing

@Suite("Markdown in an e-mail")
struct PlainTextMarkdownTests {
  private func message(_ text: String, width: Int = 72) throws -> EmailMessage {
    try EmailMessage(title: "", style: EmailStyle(plainTextWidth: width)) {
      Markdown(text, extensions: .gitHub)
    }
  }

  @Test(
    "Its text is as people write it",
    arguments: [
      ("a\n\nb", "a\n\nb\n"),
      ("- a\n- b\n  - c\n\nd", "• a\n• b\n  • c\n\nd\n"),
      ("9. a\n10. b\n\n    c", "9. a\n10. b\n    c\n"),
      ("- [ ] a\n- [x] b", "☐ a\n☑ b\n"),
      ("- \n- a", "•\n• a\n"),
      ("a\n\n> b\n>\n> c\n\nd", "a\n\n> b\n>\n> c\n\nd\n"),
      ("> a\n>\n> > b\n>\n> c", "> a\n>\n> > b\n>\n> c\n"),
      ("> a\n\n- b\n\n> c", "> a\n\n• b\n\n> c\n"),
      ("> - a\n> - b", "> • a\n> • b\n"),
      ("- > a\n- b", "• > a\n• b\n"),
      ("```\na\n\n  b\t c  d\n```", "a\n\n  b\t c  d\n"),
      ("> ```\n> a\n>\n>   b\n> ```", "> a\n>\n>   b\n"),
    ])
  func text(markdown: String, plainText: String) throws {
    #expect(try message(markdown).plainText == plainText)
  }

  @Test("Quotations in one another leave half of each line to their text")
  func depth() throws {
    let text = try message(String(repeating: "> ", count: 40) + "one two three four", width: 24).plainText
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 24 && $0.hasPrefix(String(repeating: "> ", count: 6)) })
    #expect(lines.count == 2)
  }

  @Test("Those who hear it hear lists and quotations, as those who read a page do")
  func roles() throws {
    let html = try message("- a\n\n1. b\n\n> c").html
    for tag in ["ul", "ol", "blockquote"] {
      #expect(html.matches(of: try Regex("<\(tag) [^>]*style=")).count == 1, "\(tag)")
      #expect(html.matches(of: try Regex("</\(tag)>")).count == 1, "\(tag)")
    }
    #expect(html.matches(of: #/<li /#).count == 2)
  }

  @Test(
    "Spaces of code, and of all text that keeps its lines, are those that clients would leave out",
    arguments: [
      ("a\n  b", "a<br>\u{A0}\u{A0}b"), ("a  b   c", "a \u{A0}b \u{A0}\u{A0}c"), ("  a", "\u{A0}\u{A0}a"),
      ("a\tb", "a" + String(repeating: "\u{A0}", count: 7) + "b"),
      ("a\n\tb", "a<br>" + String(repeating: "\u{A0}", count: 8) + "b"), ("a b", "a b"),
    ])
  func spaces(text: String, html: String) throws {
    #expect(try message("```\n\(text)\n```").html.contains(">\(html)<"))
    let label = Label(text, style: TextStyle.default.multilined())
    #expect(try EmailMessage(title: "") { label }.html.contains(">\(html)<"))
  }
}
