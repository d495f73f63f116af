import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import TestSupport
import Testing

@Suite("Texts from people stay text")
struct HostileTextTests {
  static let texts = [
    "<b>", "</b>", "<date/>", "<!--", "<a href='x'>", "&lt;", "&#60;", "&", "{name}", "{{", "}", "%1$@",
    "**a**", "[a](b)", "![a](b)", "`", "# a", "> a", "- a", "\u{202E}a", "\u{2066}", "\u{2069}", "a\0b",
    "\u{FEFF}", "\u{1B}[31m", "\r\n", "\\", "\u{E000}", "e\u{301}", "\u{FFFC}",
  ]

  @Test("Arguments are never read")
  func arguments() async throws {
    try await forEach(Self.texts) { (hostile: String) throws in
      let argument = StyledString(hostile, style: TextStyle(color: .red))
      let expected: StyledString = "a \(hostile, style: TextStyle(color: .red).bold) b"
      let tags: [String: MarkupTag] = ["b": .style(.bold)]
      let markup = try StyledString(markup: "a <b><x/></b> b", tags: tags, arguments: ["x": argument])
      let localized = try StyledString(localized: "a <b>{x}</b> b", arguments: ["x": argument], tags: tags)
      #expect(markup == expected)
      #expect(localized == expected)
    }
  }

  @Test("Escaped, a text is read as itself")
  func escaped() async throws {
    try await forEach(Self.texts) { (hostile: String) throws in
      let escaped = hostile.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      #expect(try StyledString(markup: escaped, tags: [:]) == StyledString(hostile))
      let braces = hostile.replacing("{", with: "{{").replacing("}", with: "}}")
      #expect(try StyledString(localized: braces, arguments: [:]) == StyledString(hostile))
    }
  }

  @Test("Nothing in Markdown becomes a tag")
  func markdown() async throws {
    try await forEach([
      "<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b", "[a](javascript:alert(1))",
      "![a](javascript:alert(1))", "<javascript:alert(1)>", "[a](<\" onclick=\"x>)",
      "```\"><script>\n</code>\n```",
      "&lt;script&gt;", "[a]: javascript:x\n\n[a]",
    ]) { (hostile: String) throws in
      var page = HTMLRenderer()
      try page.append(Markdown(hostile))
      #expect(!page.html.contains("<script") && !page.html.contains("<img src=\"x"))
      #expect(!page.html.contains("href=\"javascript") && !page.html.contains("src=\"javascript"))
      #expect(!page.html.contains("onclick=\""))
      if hostile.contains("javascript:") { #expect(!page.problems.isEmpty) }
      var extended = HTMLRenderer()
      try extended.append(Markdown("a|b\n-|-\n\(hostile)|c\n\n- [x] \(hostile)", extensions: .gitHub))
      #expect(!extended.html.contains("<script") && !extended.html.contains("<img src=\"x"))
      #expect(!extended.html.contains("href=\"javascript") && !extended.html.contains("src=\"javascript"))
      #expect(!extended.html.contains("onclick=\""))
    }
  }

  /// What makes careless readers slow or deep; each takes a moment, and not a minute.
  @Test("Much of the same is read")
  func repeated() async throws {
    try await forEach([
      "<", "[", "*", ">", "![", "]", "`", "_", "&", "\\", "#", "- ", "1. ", "> - ", "[a](", "[a](b", "<!--",
      "<?",
      "<a b=\"", "<b>", "*a **a ", "a_*", "\0", "\t", "[a]: b\n", "[a\n", "{", "&amp;",
      "|", "|-", "a|\n-|\n", "~", "~a ~~b ", "www.", "_www.a", "www.a_b_", "http://", "a@", "a@b.c",
      "www.a;)", "- [x] a\n",
    ]) { (part: String) throws in
      let text = String(
        repeating: part, count: (["<", "[", "*", ">"].contains(part) ? 1 << 17 : 1 << 12) / part.utf8.count)
      let markup = try StyledString(markup: text, tags: ["b": .style(.bold)], invalid: .keptAsText)
      #expect(markup.text == (part == "&amp;" ? String(repeating: "&", count: text.utf8.count / 5) : text))
      let content = Markdown(text).body
      #expect(content.isEmpty == false)
      #expect(Markdown(text, extensions: .gitHub).body.isEmpty == false)
      var page = HTMLRenderer()
      if part != "[a](b" { try page.append(Markdown(String(text.prefix(1 << 12)))) }
      #expect(StyledString(markdown: String(text.prefix(1 << 12))).text.utf8.count <= 3 << 12)
    }
  }

  @Test("Quotes and lists lie at most so deep that outputs show them")
  func depth() throws {
    for part in ["> ", "- ", "1. ", "> - ", "- > "] {
      var page = HTMLRenderer()
      try page.append(Markdown(String(repeating: part, count: 10_000) + "the end"))
      #expect(page.html.contains("the end"))
      #expect(page.problems.isEmpty)
    }
    // A list and its item count as two of at most 100: one more would lie too deep behind a quote.
    let lists = MarkdownHTML("> " + String(repeating: "- ", count: 200) + "x").html.ranges(of: "<ul>").count
    #expect(lists == 49)
  }
}
