import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import Testing

@Suite("Headings of Markdown")
struct MarkdownHeadingTests {
  private func identifiers(_ text: String) -> [String?] {
    Markdown(text, headingIdentifierPrefix: "").headings.map(\.identifier)
  }

  @Test(
    "Identifiers are words of the text in lower case, joined by hyphens",
    arguments: [
      ("# Green tea", "green-tea"), ("Black *tea*\n===", "black-tea"), ("## `let x` = [1](/y)", "let-x--1"),
      ("# Über_uns, «Ð»!", "über_uns-ð"), ("# 日本語 2.0", "日本語-20"), ("# a\tb\u{A0}c", "abc"),
      ("# ![A cup](cup.png) of tea", "a-cup-of-tea"), ("# <b>x</b>", "bxb"), ("# a &amp; b", "a--b"),
      ("#", "heading"), ("# !?", "heading"), ("# \"><script>", "script"), ("# İI", "i\u{307}i"),
      ("# CO² ½ Ⓐ Ⅷ 5", "co--ⓐ-ⅷ-5"),
    ])
  func identifiers(text: String, identifier: String) {
    #expect(identifiers(text).map { $0.map { Array($0.utf8) } } == [Array(identifier.utf8)])
  }

  @Test("A heading whose text is repeated has a number, and all identifiers differ")
  func repetitions() {
    #expect(identifiers("# a\n# a\n## a\n# b") == ["a", "a-1", "a-2", "b"])
    #expect(identifiers("# a\n# a-1\n# a\n# a-1") == ["a", "a-1", "a-2", "a-1-1"])
    #expect(identifiers("# a\n# a\n# a-1") == ["a", "a-1", "a-1-1"])
    #expect(identifiers("# !\n# ?\n# heading") == ["heading", "heading-1", "heading-2"])
    // Texts that Swift holds for equal, though their letters aren't the same.
    #expect(identifiers("# \u{E9}\n# e\u{301}").map { $0?.unicodeScalars.count } == [1, 2])
  }

  @Test("Headings say their ranks and texts, wherever they lie")
  func headings() {
    let article = Markdown("# A **b**\n\n> ## C `d`\n\n- e\n\n  ### F\n\ng")
    #expect(article.headings.map(\.level) == [1, 2, 3])
    #expect(article.headings.map(\.text) == ["A b", "C d", "F"])
    #expect(article.headings.allSatisfy { $0.identifier == nil && $0.link == nil })
    #expect(Markdown("a").headings.isEmpty)
  }

  @Test("The highest headings are at the level, whichever theirs is", arguments: 1...6)
  func highest(level: Int) {
    let text = String(repeating: "#", count: level)
    let headings = Markdown("\(text) A\n\n\(text)# B").headings(from: 2).headings
    #expect(headings.map(\.level) == (level < 6 ? [2, 3] : [2]))
    #expect(Markdown("A").headings(from: 2).headings.isEmpty)
  }

  @Test(
    "Headings begin at a level, and end at the lowest one",
    arguments: [
      (1, [1, 2, 6, 1]), (2, [2, 3, 6, 2]), (6, [6, 6, 6, 6]), (0, [1, 2, 6, 1]), (Int.min, [1, 2, 6, 1]),
      (.max, [6, 6, 6, 6]),
    ])
  func levels(from level: Int, levels: [Int]) throws {
    let article = Markdown("# A\n\n> ## B\n\n###### C\n\n- D\n  ===", headingIdentifierPrefix: "t-").headings(
      from: level)
    #expect(article.headings.map(\.level) == levels)
    #expect(article.headings.map(\.identifier) == ["t-a", "t-b", "t-c", "t-d"])
    var page = HTMLRenderer()
    try page.append(article)
    #expect(page.html.matches(of: /<h([1-6])/).compactMap { Int($0.1) } == levels)
    #expect(article.headings(from: level).headings == article.headings || level >= 5)
    // They look as others of their level.
    var other = HTMLRenderer(styleSheet: page.styleSheet)
    try other.append(Markdown(String(repeating: "#", count: levels[0]) + " A"))
    #expect(other.styleSheet.css == page.styleSheet.css)
  }

  @Test("In pages, the links of headings lead to their elements")
  func links() throws {
    let article = Markdown("# A\n\nb\n\n> ## A\n\n## Ö \"", headingIdentifierPrefix: "tea-")
    let links = article.headings.compactMap(\.link)
    #expect(links.map(\.target) == ["#tea-a", "#tea-a-1", "#tea-ö-"])
    var page = HTMLRenderer()
    try page.append(
      Stack {
        for link in links { Hyperlink("A heading", to: link) }
        article
      })
    let document = HTMLDocument(title: "Tea", language: "en", body: page)
    #expect(document.problems.isEmpty)
    for identifier in ["tea-a", "tea-a-1", "tea-ö-"] {
      #expect(document.html.contains("id=\"\(identifier)\""), "\(identifier)")
      #expect(document.html.contains("href=\"#\(identifier)\""), "\(identifier)")
    }
    #expect(try HTMLRenderer.page(of: Markdown("# A")).contains("id=") == false)
  }

  @Test("A prefix may be any text, and leaves no attribute")
  func prefixes() throws {
    let html = try HTMLRenderer.page(of: Markdown("# A", headingIdentifierPrefix: "\"><b>&"))
    #expect(html.contains("id=\"&quot;&gt;&lt;b&gt;&amp;a\""), "\(html)")
  }

  @Test("What is read from a document is compared by its scalars")
  func scalars() {
    let composed = Markdown("# \u{E9}\n<i a=\"\u{E9}\">")
    let decomposed = Markdown("# e\u{301}\n<i a=\"e\u{301}\">")
    #expect(composed.headings != decomposed.headings && composed.headings == composed.headings)
    #expect(composed.rawHTML != decomposed.rawHTML && composed.rawHTML == composed.rawHTML)
    let bullets = ["\u{E9}", "e\u{301}"]
    for property in [\MarkdownStyle.bullet, \.openTask, \.doneTask] {
      let styles = bullets.map { bullet in
        MarkdownStyle(text: TextStyle()).restyled { $0[keyPath: property] = bullet }
      }
      #expect(styles[0] != styles[1])
    }
  }
}

extension HTMLRenderer {
  fileprivate static func page(of element: some Element) throws -> String {
    var page = HTMLRenderer()
    try page.append(element)
    return page.html
  }
}
