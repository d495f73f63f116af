import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering
import RestyleTesting
import TestSupport
import Testing

private let link = TextStyle().linked(to: "/x")

struct LinkTests {
  @Test("Links that can do harm are left out and reported")
  func dropped() async throws {
    try await forEach(Quoted.all(HostileLink.dropped)) { (quoted: Quoted) throws in
      let target = quoted.text
      var renderer = HTMLRenderer()
      let style = TextStyle(color: .red).linked(to: Link(target))
      renderer.append(StyledText("text", style: style))
      #expect(renderer.html == #"<span class="s0">text</span>"#)
      #expect(renderer.problems.count == 1)
      let loss = try #require(renderer.problems.first?.loss)
      #expect(loss.kind == "droppedLink" && loss.subjects[0] == Link(target).target)
      #expect(!["", "http", "https", "mailto", "tel"].contains(loss.subjects[1]))
      let description = try #require(renderer.problems.first?.description)
      #expect(description.contains("http, https, mailto, tel"))
      #expect(description.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
  }

  @Test("Safe links are written, and lead where they say")
  func kept() async throws {
    try await forEach(Quoted.all(HostileLink.kept)) { (quoted: Quoted) throws in
      let target = quoted.text
      var renderer = HTMLRenderer()
      renderer.append(StyledText("text", style: TextStyle().linked(to: Link(target))), as: .paragraph)
      #expect(renderer.problems.isEmpty)
      let nodes = try MarkupReader.nodes(in: renderer.html)
      #expect(nodes.flatMap(\.elements).map(\.name) == ["p", "a"])
      let reference = try #require(nodes.flatMap(\.elements).last?.attributes["href"])
      // What can't be seen, or turns others around, is spelled out.
      #expect(
        reference.unicodeScalars.allSatisfy {
          ![.control, .format, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        })
      if target.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) {
        #expect(reference == target)
      }
    }
  }

  @Test(
    "Neighbours with one link are one link",
    arguments: [
      ("\("a", style: link.bold) \("b", style: link)\("c", style: link.italic)", 2),
      ("\("a", style: link)\("b", style: link.bold)\("c", style: TextStyle().linked(to: "/y"))", 2),
      ("\("a", style: link.colored(.red))\("b", style: link.colored(.red).bold)", 1),
      ("\("a", style: link.underlined)\("b", style: link.underlined.bold)", 1),
      // Browsers would colour or underline one of them.
      ("\("a", style: link.colored(.red))\("b", style: link)", 2),
      ("\("a", style: link.underlined)\("b", style: link)", 2),
    ] as [(StyledString, Int)])
  func neighbours(text: StyledString, count: Int) {
    for styling in [HTMLStyling.classes, .inline] {
      var page = HTMLRenderer(styling: styling)
      page.append(text, as: .paragraph)
      let html = page.html
      #expect(html.matches(of: #/<a /#).count == count && html.matches(of: /<\/a>/).count == count, "\(html)")
      #expect(html.replacing(/<[^>]*>/, with: "") == text.text)
      #expect(page.problems.isEmpty)
    }
  }

  @Test("A link of several runs has the colour and the lines of the text around it, as one of one run has")
  func looks() throws {
    func html(_ text: StyledString, _ style: TextStyle) throws -> (html: String, css: String) {
      var page = HTMLRenderer()
      try page.append(Label(text, style: style))
      #expect(page.problems.isEmpty)
      return (page.html, page.styleSheet.css)
    }
    let block = TextStyle(color: .red).underlined
    let one = try html("\("ab", style: link)", block)
    let two = try html("\("a", style: link)\("b", style: link.bold)", block)
    #expect(one.html.contains("<a href=\"/x\" class=\"s1\">ab</a>"))
    let several = "<a href=\"/x\" class=\"s1\">a<span class=\"s2\">b</span></a>"
    #expect(two.html.contains(several), "\(two.html)")
    #expect(one.css.contains(".s1{color:inherit") && two.css.contains(".s1{color:inherit"), "\(two.css)")
    // What is pressed has a colour of its own: that of its element.
    let pressed = link.restyled { $0.highlightedColor = .blue }
    let apart = try html("\("a", style: pressed)\("b", style: pressed.bold)", block)
    #expect(apart.html.matches(of: #/<a /#).count == 2)
  }

  @Test("A long link of many runs is written once")
  func longLink() {
    let link = TextStyle().linked(to: Link("/" + String(repeating: "x", count: 1_000)))
    let text = StyledString((0..<100).map { StyledText("a", style: $0 % 2 == 0 ? link : link.bold) })
    var page = HTMLRenderer()
    page.append(text, as: .paragraph)
    #expect(page.html.utf8.count < 6_000)
  }

  @Test("Other texts are no schemes")
  func texts() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let target = quoted.text
      let html = StyledText("text", style: TextStyle().linked(to: Link(target))).html()
      let elements = try MarkupReader.nodes(in: html).flatMap(\.elements)
      #expect(elements.allSatisfy { $0.name == "a" && $0.attributes.keys.elementsEqual(["href"]) })
    }
  }

  @Test("Every text with a dropped link reports it")
  func everyDroppedLink() {
    var renderer = HTMLRenderer()
    for text in ["a", "b", "c"] {
      renderer.append(StyledText(text, style: TextStyle().linked(to: "javascript:hacked=1")))
    }
    #expect(renderer.problems.count == 3)
    #expect(renderer.html == "abc")
  }

  @Test("A report of a long link is short")
  func longReport() {
    var renderer = HTMLRenderer()
    let link = Link("javascript:" + String(repeating: "\u{301}", count: 100_000))
    renderer.append(StyledText("a", style: TextStyle().linked(to: link)))
    #expect(renderer.problems.map(\.description.utf8.count).allSatisfy { $0 < 10_000 })
  }

  @Test("Texts by themselves are what an e-mail has of them", arguments: ColorScheme.allCases)
  func texts(colorScheme: ColorScheme) {
    let style = TextStyle(color: Color(light: .black, dark: .white)).linked(to: "/a")
    let text = StyledText("text", style: style)
    var mail = HTMLRenderer(styling: .inline(colorScheme: colorScheme))
    mail.append(text)
    #expect(text.html(colorScheme: colorScheme) == mail.html)
    #expect(StyledString([text]).html(colorScheme: colorScheme) == mail.html)
    #expect(mail.html.contains("text</a>") && mail.html.contains("href=\"/a\""))
  }
}
