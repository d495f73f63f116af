import Foundation
import Restyle
import RestyleFoundation
import TestSupport
import Testing

@Suite("Styled text as attributed strings")
struct AttributedStringTests {
  /// Texts whose borders cut what belongs together: letters and their accents, flags, line ends, and parts of words.
  private static let pieces = [
    "Read ", "e", "\u{301}", "\r", "\n", "\u{1F1F8}", "\u{1F1EA}", "\u{200D}", "the\u{2028}", "\u{0}",
    "\u{202E}terms", "é",
  ]

  @Test("Each style comes back as it was")
  func style() async throws {
    try await forEach(StyleSamples.all) { (style: TextStyle) in
      #expect(TextStyle(AttributeContainer(style)) == style)
    }
  }

  @Test("What is inherited comes back, beside links and languages too")
  func inherited() {
    for key in TextAttributeKeySet.standard.types {
      let style = TextStyle(attributes: [TextAttribute(inheriting: key)])
      #expect(TextStyle(AttributeContainer(style)) == style)
    }
    let linked = TextStyle().linked(to: "https://example.org/").inheriting(.language).inheriting(.color)
    #expect(TextStyle(AttributeContainer(linked)) == linked)
  }

  @Test("A text in all styles comes back as it was")
  func text() {
    for shift in 0..<Self.pieces.count {
      let runs = StyleSamples.all.enumerated().map { index, style in
        StyledText(Self.pieces[(index * 5 + shift) % Self.pieces.count], style: style)
      }
      let text = StyledString(runs)
      #expect(StyledString(AttributedString(text)) == text)
    }
    #expect(StyledString(AttributedString(StyledString())) == StyledString())
  }

  @Test("Named colours stay named, and other named values are what they are now")
  func named() {
    let (ink, size) = (NamedValue("ink", Color.red), NamedValue("large", 20.0))
    let body = NamedValue("body", TextStyle(color: .named(ink)).restyled { $0.kern = 1 })
    let style = TextStyle.named(body).restyled { $0.fontSize = .named(size) }
    let theme = DefaultStyling.system.restyled { $0[size] = 30 }
    let attributes = DefaultStyling.withDefaults(theme) { AttributeContainer(style) }
    let expected = TextStyle(color: .named(ink)).restyled {
      $0.kern = 1
      $0.fontSize = 30
    }
    #expect(TextStyle(attributes) == expected)
  }

  @Test("A single run comes back as it was")
  func run() {
    let run = StyledText("terms", style: TextStyle().underlined.linked(to: "https://example.org/"))
    #expect(StyledString(AttributedString(run)) == StyledString([run]))
  }

  @Test("What a style doesn't set is no attribute, and what it sets to the default is one")
  func unset() {
    #expect(AttributeContainer(TextStyle()) == AttributeContainer())
    #expect(AttributeContainer(TextStyle().tracking(0)).restyle.kern == 0)
    #expect(AttributeContainer(TextStyle()).restyle.kern == nil)
  }

  /// Read off the source: a scope is a list of types that no program can go through.
  @Test("The scope has every attribute of text styles by its name")
  func scope() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let source = try String(
      contentsOf: root.appending(path: "Sources/RestyleFoundation/AttributedString/RestyleAttributes.swift"),
      encoding: .utf8)
    let members = source.matches(
      of: /public let (\w+):\s+TextStyleAttribute<StandardTextAttribute\.(\w+)Key>/)
    #expect(members.map { String($0.1) } == TextAttributeKeySet.standard.names)
    #expect(members.allSatisfy { $0.1.lowercased() == $0.2.lowercased() })
  }

  @Test("Names begin with `restyle.`, and no key can take that of the custom ones")
  func names() {
    #expect(TextStyleAttribute<StandardTextAttribute.KernKey>.name == "restyle.kern")
    #expect(!CustomTextAttributes.name.hasPrefix("restyle."))
    #expect(TextStyleAttribute<Twins.First>.name != TextStyleAttribute<Twins.Second>.name)
    #expect(!TextStyleAttribute<Shout>.name.hasPrefix("restyle."))
  }

  @Test("Links and languages are Foundation's own where those can hold them")
  func foundation() {
    let style = TextStyle().linked(to: "https://example.org/?a=b&c").restyled { $0.language = "tr" }
    let container = AttributeContainer(style)
    #expect(container.link == URL(string: "https://example.org/?a=b&c"))
    #expect(container.languageIdentifier == "tr")
    #expect(container.restyle.link == nil && container.restyle.language == nil)

    let odd = TextStyle().linked(to: "not an address").restyled { $0.language = "e\u{301}" }
    #expect(AttributeContainer(odd).link == nil && AttributeContainer(odd).restyle.link == "not an address")
    #expect(AttributeContainer(odd).languageIdentifier == nil)
    #expect(AttributeContainer(odd).restyle.language == Language(tag: "e\u{301}"))
  }

  @Test("Attributes are set and read through their scope")
  func scoped() {
    var text = AttributedString("Read the terms")
    text.restyle.kern = 1.5
    text.restyle.color = .red
    if let range = text.range(of: "terms") { text[range].restyle.underline = .single }
    text.link = URL(string: "https://example.org/")

    let base = TextStyle().tracking(1.5).colored(.red).linked(to: "https://example.org/")
    #expect(
      StyledString(text) == StyledString("Read the ", style: base)
        + StyledString("terms", style: base.underlined))
  }

  @Test("Restyle's own attributes count before Foundation's")
  func order() {
    var container = AttributeContainer()
    container.link = URL(string: "https://example.org/")
    container.restyle.link = "elsewhere at all"
    #expect(TextStyle(container).link == "elsewhere at all")
  }

  @Test("What no style holds is told, and nothing else")
  func beside() async throws {
    try await forEach(StyleSamples.all) { (style: TextStyle) in
      var container = AttributeContainer(style)
      #expect(container.withoutTextStyle == AttributeContainer())
      container.byteCount = .value
      #expect(container.withoutTextStyle == AttributeContainer().byteCount(.value))
      #expect(TextStyle(container) == style)
    }
  }

  @Test("A value that its key doesn't keep unsets the attribute")
  func normalized() {
    var container = AttributeContainer()
    container.restyle.fontSize = .nan
    container.restyle.kern = -0.0
    #expect(TextStyle(container) == TextStyle().tracking(0))
  }
}
