import BrowserSupport
import Foundation
import Restyle
import RestyleElements
import RestyleHTML
import RestyleMarkup
import RestyleRendering
import TestSupport
import Testing

@Suite("Markdown as elements")
struct MarkdownElementTests {
  private let body = TextStyle(font: .system(size: 20), color: .black)
  private var style: MarkdownStyle { MarkdownStyle(text: body) }

  private func html(_ text: String, _ style: MarkdownStyle? = nil) throws -> (String, [String]) {
    var page = HTMLRenderer()
    try page.append(Markdown(text, style: style))
    return (page.html + page.styleSheet.css, page.problems.map(\.description))
  }

  @Test("Each kind of block becomes elements")
  func blocks() throws {
    let (html, problems) = try html(
      "# A\n\nb\n\n> c\n\n- d\n\n3. e\n4. f\n\n```\ng <h>\n```\n\n---\n\n![i](j.png)\n\n<k>\n")
    for part in [
      ">A</h1>", ">b<", ">c<", "•", ">d<", ">3.<", ">e<", ">4.<", "g &lt;h&gt;", "j.png", "alt=\"i\"",
      "&lt;k&gt;",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(problems.isEmpty)
  }

  @Test("A table lies in a box that scrolls, unless the style has none")
  func tableBlocks() throws {
    let text = "| a | b |\n|---|---|\n| c | d |\n"
    for scrolls in [false, true] {
      var page = HTMLRenderer()
      let style = style.restyled { if !scrolls { $0.tableBlock = StackStyle() } }
      try page.append(Markdown(text, extensions: .tables, style: style))
      #expect(page.html.contains(" tabindex=\"0\"><table") == scrolls)
      #expect(page.styleSheet.css.contains("overflow:auto") == scrolls)
      #expect(page.problems.isEmpty)
    }
  }

  @Test("The keyboard reaches code, whose lines wrap where its style says so", arguments: [false, true])
  func codeBlocks(wraps: Bool) throws {
    var page = HTMLRenderer()
    let style = style.restyled { if wraps { $0.codeText.lineBreakMode = .wordWrapping } }
    try page.append(Markdown("```\na\n```", style: style))
    #expect(page.html.contains(" tabindex=\"0\"><pre"))
    #expect(page.styleSheet.css.contains("white-space:pre;") == !wraps)
    #expect(page.problems.isEmpty)
  }

  @Test("A block of code that scrolls is named by its language, and is no landmark", arguments: [nil, "a<b"])
  func codeNames(language: String?) throws {
    let page = try html("```\(language.map { $0 + " c" } ?? "")\nd\n```", style).0
    let name = language == nil ? "" : " role=\"group\" aria-label=\"a&lt;b\""
    #expect(page.contains(" tabindex=\"0\"\(name)><pre"), "\(page)")
    let still = style.restyled { $0.codeBlock = StackStyle() }
    #expect(try !html("```\(language ?? "")\nd\n```", still).0.contains("role="))
  }

  @Test(
    "Lines of code are whole on paper, and scroll on screens",
    .enabled(if: Browser.installed != nil, "\(Browser.absence)"))
  func printedCode() async throws {
    let code = Array(repeating: "word", count: 200).joined(separator: " ")
    var page = HTMLRenderer()
    try page.append(Markdown("```\n\(code)\n```", style: style))
    let html = HTMLDocument(title: "Code", body: page).html
    let script = """
      return [...document.querySelectorAll("code, [tabindex]")].map(
        box => box.scrollWidth <= document.documentElement.clientWidth)
      """
    for isPrinted in [false, true] {
      var options = Browser.Options()
      options.isPrinted = isPrinted
      let fits = try await Browser.required().open(html, options: options) {
        try $0.evaluate(script, as: [Bool].self)
      }
      #expect(fits == [isPrinted, isPrinted])
      // A flexible box would leave the room around its lines behind on a page without any.
      let display = try await Browser.required().open(html, options: options) {
        let box = "getComputedStyle(document.querySelector('[tabindex]'))"
        return try $0.evaluate("return \(box).display", as: String.self)
      }
      #expect(display == (isPrinted ? "block" : "flex"))
    }
  }

  @Test("Code wraps in a block that doesn't scroll, and widens no page")
  func codeBlocksOfOwn() throws {
    var page = HTMLRenderer()
    let style = style.restyled { $0.codeBlock = StackStyle(insets: EdgeInsets(inset: 12)) }
    try page.append(Markdown("```\na\n```", style: style))
    let css = page.styleSheet.css
    #expect(!css.contains("white-space:pre;") && !css.contains("min-content"), "\(css)")
  }

  @Test("Lists, quotations and code are such to those who hear a page")
  func roles() throws {
    var page = HTMLRenderer()
    try page.append(Markdown("- a\n  - b\n\n3. c\n\n> d\n\n```\n  e\n```\n", style: style))
    let tags = page.html.matches(of: /<(\/?[a-z]+)/).map { String($0.1) }.filter { !$0.hasSuffix("div") }
    let item = ["li", "p", "/p", "p", "/p"]
    let nested = ["ul"] + item + ["/li", "/ul"]
    #expect(
      tags == ["ul"] + item + nested + ["/li", "/ul", "ol"] + item
        + ["/li", "/ol", "blockquote", "p", "/p", "/blockquote", "pre", "code", "/code", "/pre"])
    // Some screen readers recognise no list by its element where its markers are texts.
    #expect(page.html.matches(of: /<[uo]l[^>]* role="list">/).count == 3)
    #expect(page.html.contains(">  e</code></pre>"))
    #expect(page.problems.isEmpty)
  }

  @Test(
    "The language of fenced code is a class in pages, and nothing elsewhere",
    arguments: [
      ("```swift\na\n```", "language-swift"), ("~~~ swift numbers=on\na\n~~~", "language-swift"),
      ("```a&quot;b\na\n```", "language-a&quot;b"), ("```\"><b>\na\n```", "language-&quot;&gt;&lt;b&gt;"),
      ("``` a&#10;b\na\n```", "language-a"), ("```\na\n```", nil), ("    a", nil),
    ] as [(String, String?)])
  func languages(text: String, name: String?) throws {
    for styling in [HTMLStyling.classes, .inline] {
      var page = HTMLRenderer(styling: styling)
      try page.append(Markdown(text, style: style))
      let attributes = try #require(page.html.firstMatch(of: #/<code([^>]*)>a<\/code>/#)).1
      let classes =
        attributes.firstMatch(of: #/^ class="([^"]*)"/#)?.1.split(separator: " ").map(String.init) ?? []
      #expect(classes.filter { $0.hasPrefix("language-") } == [name].compactMap(\.self), "\(page.html)")
      #expect(attributes.matches(of: #/class=/#).count <= 1 && page.problems.isEmpty)
    }
  }

  @Test(
    "An image is an element where nothing stands beside it",
    arguments: [
      ("![a](j)", true), ("![a *b*](j)", true), ("![a](j) c", false), ("c ![a](j)", false),
      ("![a](j)![b](k)", false), ("*![a](j)*", false),
    ])
  func images(text: String, isAlone: Bool) throws {
    struct Kinds: StructureVisitor {
      var problems: [RenderingProblem] = []
      var kinds: [String] = []
      mutating func visit(_ image: ResolvedImage) { kinds.append("image \(image.name ?? "")") }
      mutating func visit(_ label: ResolvedLabel) { kinds.append("text \(label.text.plainText)") }
    }
    var output = Kinds()
    try Markdown(text).walkStructure(&output)
    let plain = StyledString(markdown: text).textWithoutImages
    #expect(output.kinds == ["\(isAlone ? "image" : "text") \(plain)"])
  }

  @Test("Tables, tasks, bare links and what is struck through become elements")
  func extensions() throws {
    var page = HTMLRenderer()
    let text = "> |a|b|\n> |:-:|-:|\n> |~~c~~|www.d.e|\n\n- [x] f\n- [ ] g\n\n3. [x] h\n"
    try page.append(Markdown(text, extensions: .gitHub, style: style))
    for part in [
      "<th scope=\"col\"", ">a</th>", "<td", "href=\"http://www.d.e\"", ">www.d.e<", ">☑<", ">f<", ">☐<",
      ">g<", ">3. ☑<",
    ] {
      #expect(page.html.contains(part), "\(part)")
    }
    #expect(page.styleSheet.css.contains("line-through"))
    #expect(page.problems.isEmpty)
  }

  @Test("A table's columns are aligned, and its texts are as the rest of the document's")
  func table() throws {
    struct Tables: StructureVisitor {
      var problems: [RenderingProblem] = []
      var tables: [Table] = []
      mutating func visit(_ table: ResolvedTable) { tables.append(table.element) }
    }
    var output = Tables()
    try Markdown("> a|b|c|d\n> :-|:-:|-:|-\n> e", extensions: .tables, style: style).walkStructure(&output)
    let table = try #require(output.tables.first)
    #expect(table.columns.map(\.alignment) == [.leading, .center, .trailing, .leading])
    #expect(table.columns.map { $0.title.displayValue } == ["a", "b", "c", "d"])
    #expect(table.rows.map { $0.cells.map { $0.text?.displayValue } } == [["e"]])
    #expect(table.style.cell == style.paragraph.merging(style.quoteText))
    #expect(table.style.header == style.paragraph.weight(.semibold).merging(style.quoteText))
  }

  @Test("Styles combine, and everything may be replaced")
  func inlines() {
    let text = StyledString(markdown: "a *b **c*** `d` [e](/f) ![g](h)\\\ni\nj", style: style)
    #expect(
      text
        == StyledString([
          StyledText("a "), StyledText("b ", style: .italic), StyledText("c", style: .italic.bold),
          StyledText(" "), StyledText("d", style: style.code), StyledText(" "),
          StyledText("e", style: style.link.linked(to: "/f")), StyledText(" "),
          StyledText(InlineImage(Image(url: "h"), alternative: "g")), StyledText("\ni j"),
        ]))
    let other = style.restyled {
      $0.emphasis = .underlined
      $0.image = TextStyle(color: .red)
    }
    let image = InlineImage(Image(url: "c"), alternative: "b d")
    #expect(
      StyledString(markdown: "*a*![b *![`d`](e)*](c)", style: other)
        == "\("a", style: .underlined)\(image, style: TextStyle(color: .red))")
  }

  @Test("Lines of a text go on without the spaces around their ends")
  func lineEnds() {
    for (end, shown) in [("\n", " "), (" \n", " "), ("  \n", "\n"), ("\\\n", "\n")] {
      for indent in ["", " ", "     "] {
        #expect(StyledString(markdown: "a\(end)\(indent)b").text == "a\(shown)b")
      }
    }
  }

  @Test("What starts a block is text in a line")
  func lines() async throws {
    try await forEach(["# a", "> a", "- a", "1. a", "```a", "    a", "<div>", "[a]: b"]) { (text: String) in
      #expect(StyledString(markdown: text).text == text)
    }
  }

  @Test("Lines end in any way", arguments: ["a\nb", "a\rb", "a\r\nb"])
  func lineEnds(text: String) {
    #expect(StyledString(markdown: text).text == "a b")
    #expect(StyledString(markdown: text.replacing("a", with: "a  ")).text == "a\nb")
    #expect(MarkdownHTML(text).html == "<p>a\nb</p>\n")
  }

  @Test("Headings are in proportion to the text, and never missing")
  func headings() {
    #expect(style.heading(1).fontSize == 33 && style.heading(4).fontSize == 20)
    #expect(style.heading(-1) == style.heading(1) && style.heading(99) == style.heading(6))
    #expect(style.restyled { $0.headings = [] }.heading(1) == style.paragraph)
    #expect(MarkdownStyle(text: TextStyle()).heading(1).fontSize == 28)
    #expect(style.headings.allSatisfy { $0.attribute(for: .lineHeight) == nil })
    let leading = NamedValue("leading", 27.0)
    for height in [27, .named(leading)] {
      let style = MarkdownStyle(text: TextStyle(font: .system(size: 18), lineHeight: height))
      #expect(style.headings.map(\.fontSize) == [30, 23, 21, 18, 16, 14])
      #expect(style.headings.map(\.lineHeight) == [44, 35, 32, 27, 24, 21])
      let limited = TextStyle(font: .system(size: 18)).restyled {
        $0.minimumLineHeight = 20
        $0.maximumLineHeight = height
      }
      let headings = MarkdownStyle(text: limited).headings
      #expect(headings.map(\.minimumLineHeight) == [33, 26, 24, 20, 18, 15])
      #expect(headings.map(\.maximumLineHeight) == [44, 35, 32, 27, 24, 21])
    }
  }

  @Test("Documents without a style follow the defaults in force")
  func defaults() throws {
    let custom = DefaultStyling(text: TextStyle(font: .system(size: 99)), detailText: TextStyle())
    let markdown = Markdown("a")
    #expect(try html("a").0.contains("99px") == false)
    try DefaultStyling.withDefaults(custom) {
      var page = HTMLRenderer()
      try page.append(markdown)
      #expect(page.styleSheet.css.contains("99px"))
    }
  }

  @Test("HTML is told of with its line")
  func rawHTML() {
    let markdown = Markdown("a <b>\nc <b\nx>\n\n<div>\nd\n\n[x]: y\ne <!-- f -->\n`<g>`")
    #expect(markdown.rawHTML.map(\.text) == ["<b>", "<b\nx>", "<div>\nd\n", "<!-- f -->"])
    #expect(markdown.rawHTML.map(\.line) == [1, 2, 5, 9])
    let extended = Markdown("a|<b>\n-|-\n<c>|d\n\n- [x] e\n  <f>", extensions: .gitHub)
    #expect(extended.rawHTML.map(\.text) == ["<b>", "<c>", "<f>"])
    #expect(extended.rawHTML.map(\.line) == [1, 3, 6])
  }

  @Test("Properties are encoded under the names that they have in Swift")
  func names() {
    #expect(MarkdownStyle.properties.all.map { $0.group ?? $0.name }.sorted() == storedNames(of: style))
  }

  @Test("A style is what it was encoded as")
  func coding() throws {
    let decoded = try JSONDecoder().decode(MarkdownStyle.self, from: JSONEncoder().encode(style))
    #expect(decoded == style)
    #expect(decoded.restyled { _ in } == style)
  }
}
