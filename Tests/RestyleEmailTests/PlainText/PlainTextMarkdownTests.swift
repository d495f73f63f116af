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
      ("> a\n\n> b", "> a\n\n> b\n"), ("- >\n\n  a", "• a\n"), ("a\n\n```\n```\n\nb", "a\n\nb\n"),
      ("- ```\n\n  a\n  ```", "•\n  a\n"),
    ])
  func text(markdown: String, plainText: String) throws {
    #expect(try message(markdown).plainText == plainText)
  }

  @Test("The language of code is nothing to e-mails")
  func languages() throws {
    let (named, unnamed) = (try message("``` swift\na\n```"), try message("```\na\n```"))
    #expect(named.html == unnamed.html && named.plainText == unnamed.plainText)
    #expect(named.problems.isEmpty && unnamed.problems.isEmpty)
  }

  @Test("In a row and a cell, code is one piece")
  func pieces() throws {
    let code = Markdown("```\nx\n  y\n```")
    let row = try EmailMessage(title: "") { Row { code } }
    #expect(row.plainText == "x\ny\n")
    let table = Table("", columns: ["a", "b"]) {
      Table.Row {
        code
        "z"
      }
    }
    #expect(try EmailMessage(title: "") { table }.plainText.contains("x y"))
  }

  @Test("Markers are clean and on one line", arguments: ["\u{1B}[31m•", "a\nb", "\u{7}"])
  func markers(bullet: String) throws {
    let style = MarkdownStyle().restyled { $0.bullet = bullet }
    let text = try EmailMessage(title: "") { Markdown("- x", style: style) }.plainText
    #expect(text.split(separator: "\n").count == 1 && text.hasSuffix(" x\n"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test("Quotations in one another leave half of each line to their text")
  func depth() throws {
    let text = try message(String(repeating: "> ", count: 40) + "one two three four", width: 24).plainText
    let lines = text.split(separator: "\n")
    #expect(
      lines.map { $0.filter { $0 == ">" }.count } == [6, 6] && lines.allSatisfy { $0.utf8.count <= 24 })
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
      (" a", "\u{A0}a"), ("a\r\n b", "a<br>\u{A0}b"),
    ])
  func spaces(text: String, html: String) throws {
    #expect(try message("```\n\(text)\n```").html.contains(">\(html)<"))
    let label = Label(text, style: TextStyle.default.multilined())
    #expect(try EmailMessage(title: "") { label }.html.contains(">\(html)<"))
  }
  @Test("Spaces that meet between runs, and tabs behind other runs, are shown as in one text")
  func runs() throws {
    func html(_ text: StyledString) throws -> String {
      try EmailMessage(title: "") { Label(text, style: TextStyle.default.multilined()) }.html
        .replacing(#/<[^>]*>/#, with: "")
    }
    #expect(try html("a \(" b", style: .bold)").contains("a \u{A0}b"))
    #expect(try html("\("ab", style: .bold)\tc").contains("ab" + String(repeating: "\u{A0}", count: 6) + "c"))
    #expect(try html("a\n\(" b", style: .bold)").contains("a\u{A0}b"))
  }
}
