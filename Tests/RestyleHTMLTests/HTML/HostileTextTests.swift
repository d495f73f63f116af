import Restyle
import RestyleHTML
import RestyleTesting
import TestSupport
import Testing

struct HostileTextTests {
  private static let stylings: [HTMLStyling] = [.classes, .inline]

  @Test("Text stays text, in every element and styling")
  func text() async throws {
    try await forEach(Quoted.all(HostileText.all.sampled(every: 5))) { (quoted: Quoted) throws in
      let text = quoted.text
      for styling in Self.stylings {
        for element in HTMLTextElement.allCases {
          var renderer = HTMLRenderer(styling: styling)
          renderer.append(StyledText(text, style: TextStyle(color: .red)), as: element)
          let nodes = try MarkupReader.nodes(in: renderer.html)
          try expectSame(nodes, text)
          let names = nodes.flatMap(\.elements).map(\.name)
          #expect(names == (text.isEmpty && element == .span ? [] : [Self.name(of: element)]))
          #expect(renderer.problems.isEmpty)
        }
      }
    }
  }

  @Test("Texts next to each other stay apart")
  func neighbours() async throws {
    try await forEach(Quoted.all(HostileText.all.sampled(every: 5))) { (quoted: Quoted) throws in
      let text = quoted.text
      for other in ["</span>", "\u{202C}\u{2069}", "\u{301}", "&", "\n\u{2069}"] {
        let runs = [
          StyledText(text, style: TextStyle(color: .red)), StyledText(other, style: TextStyle(color: .blue)),
          StyledText(text),
        ]
        var renderer = HTMLRenderer(styling: .inline)
        renderer.append(StyledString(runs), as: .paragraph)
        let nodes = try MarkupReader.nodes(in: renderer.html)
        try expectSame(nodes, text + other + text)
        #expect(nodes.count == 1)
      }
    }
  }

  @Test("Long texts come out whole")
  func longText() async throws {
    try await forEach(HostileText.pieces) { (piece: String, html: String, css: String) in
      let count = (1 << 16) / piece.utf8.count
      func long(_ piece: String) -> String { String(repeating: piece, count: count) }
      let style = TextStyle(font: Font(family: .named(long(piece))))
      // Not expanded on failure, which would take longer than anybody reads.
      let isSameCSS = style.cssDeclarations().text == "font-family:'\(long(css))',system-ui,sans-serif"
      #expect(isSameCSS)
      let isSameHTML = StyledText(long(piece)).html() == long(html)
      #expect(isSameHTML)
    }
  }

  @Test("A family's name stays a name")
  func family() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let name = quoted.text
      let style = TextStyle(font: .custom(name, size: 12), color: .red)
      let html = StyledText("text", style: style).html()
      let elements = try MarkupReader.nodes(in: html).flatMap(\.elements)
      let css = try #require(elements.first?.attributes["style"])
      var sheet = StyleSheet()
      let className = sheet.className(for: style)
      let rules = try StyleSheetReader.rules(in: sheet.css)
      #expect(rules.map(\.className) == [className])
      for declarations in [try StyleSheetReader.declarations(in: css)] + rules.map(\.declarations) {
        #expect(declarations.map(\.property) == ["font-family", "font-size", "color"])
        let strings = declarations[0].strings
        #expect(strings.count == 1)
        #expect(Array(strings[0].utf8) == Array(ExpectedText.replacingNUL(in: name).utf8))
      }
    }
  }

  @Test("A language stays a language")
  func language() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let tag = quoted.text
      let style = TextStyle().restyled { $0.language = Language(tag: tag) }
      let nodes = try MarkupReader.nodes(in: StyledText("text", style: style).html())
      #expect(nodes.map(\.text) == ["text"])
      let attributes = nodes.flatMap(\.elements).map(\.attributes)
      #expect(attributes.allSatisfy { $0.keys.elementsEqual(["lang"]) })
      let written = try #require(attributes.first?["lang"])
      #expect(written.unicodeScalars.elementsEqual(ExpectedText.replacingControls(in: tag).unicodeScalars))
    }
  }

  @Test("Attributes of the program's own show nowhere")
  func ownAttribute() async throws {
    try await forEach(Quoted.all(HostileText.all)) { (quoted: Quoted) throws in
      let value = quoted.text
      let style = TextStyle(color: .red).restyled { $0.setAttribute(value, for: HostileKey()) }
      #expect(StyledText("text", style: style).html() == #"<span style="color:#ff0000">text</span>"#)
    }
  }

  /// Checks that markup holds a text, but for what the documentation says that is replaced.
  private func expectSame(_ nodes: [MarkupNode], _ text: String) throws {
    let written = nodes.map(\.text).joined()
    let content = ExpectedText.content(of: text)
    let expected = ExpectedText.removingDirections(in: content)
    #expect(
      ExpectedText.removingDirections(in: written).unicodeScalars.elementsEqual(expected.unicodeScalars))
    #expect(ExpectedText.isBalanced(written), "\(written.debugDescription)")
    if ExpectedText.isBalanced(text) {
      #expect(written.unicodeScalars.elementsEqual(content.unicodeScalars))
    }
  }

  private static func name(of element: HTMLTextElement) -> String {
    switch element {
    case .span: "span"
    case .paragraph: "p"
    case .heading1: "h1"
    case .heading2: "h2"
    case .heading3: "h3"
    case .heading4: "h4"
    case .heading5: "h5"
    case .heading6: "h6"
    case .block: "div"
    }
  }
}
