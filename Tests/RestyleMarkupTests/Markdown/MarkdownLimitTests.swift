import RestyleMarkup
import TestSupport
import Testing

/// How many of something CommonMark 0.31.2 and GitHub's text allow, and one more or less.
@Suite("Limits of Markdown")
struct MarkdownLimitTests {
  /// A document with so many of something, and the numbers that are read as what it is about.
  struct Limit: Sendable {
    let name: String
    let counts: ClosedRange<Int>
    /// What the HTML has where the number is one of these.
    let mark: String
    let text: @Sendable (Int) -> String

    init(
      _ name: String, _ counts: ClosedRange<Int>, _ mark: String, text: @escaping @Sendable (Int) -> String
    ) {
      (self.name, self.counts, self.mark, self.text) = (name, counts, mark, text)
    }

    /// The numbers around the ends; there are no negative ones.
    var tried: [Int] {
      [counts.lowerBound, counts.upperBound].flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 >= 0 }
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let limits: [Limit] = [
    Limit("label of a definition", 1...999, "href") {
      "[\(repeated("a", $0))]\n\n[\(repeated("a", $0))]: /u"
    },
    Limit("full reference", 1...999, "b</a>") { "[b][\(repeated("a", $0))]\n\n[\(repeated("a", $0))]: /u" },
    // Spaces count, though a label is the same with fewer.
    Limit("label with spaces", 1...999, "href") {
      "[\($0 > 0 ? "a" : "")\(repeated(" ", max($0 - 1, 0)))]\n\n[a]: /u"
    },
    Limit("full reference with spaces", 1...999, "b</a>") {
      "[b][\($0 > 0 ? "a" : "")\(repeated(" ", max($0 - 1, 0)))]\n\n[a]: /u"
    },
    Limit("parentheses in a destination", 0...32, "href") {
      "[a](b\(repeated("(", $0))\(repeated(")", $0)))"
    },
    Limit("scheme in brackets", 2...32, "href") { "<\(repeated("a", $0)):b>" },
    Limit("first label of a mail's host", 1...63, "href") { "<a@\(repeated("b", $0)).c>" },
    Limit("last label of a mail's host", 1...63, "href") { "<a@b.\(repeated("c", $0))>" },
    // U+1 and so on, of as many digits, so that each number is one of a character.
    Limit("decimal digits", 1...7, "<p>\u{1}") { "&#\(repeated("0", max($0 - 1, 0)))\($0 > 0 ? "1" : "");" },
    Limit("hexadecimal digits", 1...6, "<p>\u{1}") {
      "&#x\(repeated("0", max($0 - 1, 0)))\($0 > 0 ? "1" : "");"
    },
    Limit("rank of a heading", 1...6, "<h") { "\(repeated("#", $0)) a" },
    Limit("indent of a heading", 0...3, "<h1") { "\(repeated(" ", $0))# a" },
    Limit("indent of a line between parts", 0...3, "<hr") { "\(repeated(" ", $0))---" },
    Limit("indent of a fence", 0...3, "<code>a") { "\(repeated(" ", $0))```\na\n```" },
    Limit("indent of the end of a fence", 0...3, "<p>b") { "```\n\(repeated(" ", $0))```\nb" },
    Limit("indent of a quote", 0...3, "<blockquote") { "\(repeated(" ", $0))> a" },
    Limit("indent of an item", 0...3, "<li") { "\(repeated(" ", $0))- a" },
    Limit("indent of HTML", 0...3, "<div>\n") { "\(repeated(" ", $0))<div>\n" },
    Limit("indent of a definition", 0...3, "href") { "[a]\n\n\(repeated(" ", $0))[a]: /u" },
    Limit("indent below a heading's text", 0...3, "<h1") { "a\n\(repeated(" ", $0))===" },
    Limit("digits of a number", 1...9, "<ol") { "\(repeated("1", $0)). a" },
    Limit("spaces behind a bullet", 1...4, "<li>a") { "-\(repeated(" ", $0))a" },
  ]

  @Test("Limits are met exactly")
  func limits() async throws {
    try await forEach(Self.limits.indices) { (index: Int) in
      let limit = Self.limits[index]
      for count in limit.tried {
        let html = MarkdownHTML(limit.text(count)).html
        #expect(html.contains(limit.mark) == limit.counts.contains(count), "\(limit.name): \(count), \(html)")
      }
    }
  }

  @Test("Spaces and tabs end no definition, in front of its parts or behind them")
  func definitions() async throws {
    let spaces = ["", " ", "  ", "\t", " \t "]
    try await forEach(spaces, spaces) { (before: String, after: String) in
      for title in ["", " \"t\"", " 't'", " (t)", "\n\"t\""] {
        let html = MarkdownHTML("[a]:\(before)/u\(title)\(after)\n[b]: /v\(after)\n\n[a] [b]").html
        let attribute = title.isEmpty ? "" : " title=\"t\""
        #expect(html == "<p><a href=\"/u\"\(attribute)>a</a> <a href=\"/v\">b</a></p>\n")
      }
    }
  }

  /// What needs so many characters at least, however many more there are.
  @Test(
    "Lines and fences have three characters at least",
    arguments: [("-", "<hr"), ("*", "<hr"), ("_", "<hr"), ("`", "<pre"), ("~", "<pre")])
  func leasts(character: String, mark: String) {
    for count in 2...7 {
      // Behind an empty line, so that it underlines no text.
      let html = MarkdownHTML("a\n\n" + Self.repeated(character, count) + "\nb").html
      #expect(html.contains(mark) == (count >= 3), "\(html)")
    }
  }

  @Test("A fence ends with as many characters as it starts with, or more")
  func fences() {
    for start in 3...5 {
      for end in 2...6 {
        let (first, last) = (Self.repeated("`", start), Self.repeated("`", end))
        #expect(MarkdownHTML("\(first)\na\n\(last)\nb").html.contains("<p>b") == (end >= start))
      }
    }
  }

  @Test("HTML of each kind in a line goes on to its own end, and is text without one")
  func html() {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<!B", ">"), ("<![CDATA[", "]]>"), ("<b", ">")] {
      let isTag = start == "<b"
      let inside = isTag ? " c='*d*'" : " *d*"
      #expect(
        MarkdownHTML("a \(start)\(inside)\(end) *e*").html == "<p>a \(start)\(inside)\(end) <em>e</em></p>\n")
      // Another kind's end is none.
      let open = MarkdownHTML("a \(start) *d* *e*").html
      #expect(open == "<p>a &lt;\(start.dropFirst()) <em>d</em> <em>e</em></p>\n")
    }
    #expect(MarkdownHTML("a <![cdata[*b*]]>").html == "<p>a &lt;![cdata[<em>b</em>]]&gt;</p>\n")
    #expect(MarkdownHTML("a <!B *c*> ]]> *d*").html == "<p>a <!B *c*> ]]&gt; <em>d</em></p>\n")
  }

  @Test("What can't close anything hides no start from others")
  func delimiters() {
    for closer in ["*", "**", "***", "_", "__", "___", "~", "~~"] {
      for (mark, start, end) in [
        ("*", "<em>", "</em>"), ("**", "<strong>", "</strong>"),
        ("***", "<em><strong>", "</strong></em>"), ("_", "<em>", "</em>"), ("__", "<strong>", "</strong>"),
        ("___", "<em><strong>", "</strong></em>"), ("~", "<del>", "</del>"), ("~~", "<del>", "</del>"),
      ] where closer.first != mark.first {
        // Between marks it could do both; behind a letter, close.
        for inside in ["a (\(closer)) b", "a\(closer) b"] {
          let html = MarkdownHTML("\(mark)\(inside)\(mark) c", extensions: .gitHub).html
          #expect(html == "<p>\(start)\(inside)\(end) c</p>\n")
        }
      }
    }
  }

  @Test("What found no start at a mark that could start something may find one at a mark that couldn't")
  func bottoms() {
    for (text, html) in [
      ("*a**b**c d**", "<em>a<strong>b</strong>c d</em>*"), ("*a**b**c**", "<em>a<strong>b</strong>c</em>*"),
      ("**a*b*c d*", "*<em>a<em>b</em>c d</em>"),
    ] {
      #expect(MarkdownHTML(text).html == "<p>\(html)</p>\n")
    }
  }
}
