import Foundation
import Restyle
import RestyleFoundation
import RestyleRendering
import TestSupport
import Testing

@Suite("Styled text in attributed strings of view frameworks, and back")
struct HeldTextTests {
  /// Texts whose borders cut what belongs together: letters and their accents, flags, line ends, and parts of words.
  private static let pieces = [
    "Read ", "e", "\u{301}", "\r", "\n", "\u{1F1F8}", "\u{1F1EA}", "\u{200D}", "the\u{2028}", "\u{0}",
    "\u{202E}terms", "é", "\u{FFFC}", "\u{10FFFF}",
  ]

  private func held(_ text: StyledString) throws -> NSAttributedString {
    try NSAttributedString(text, with: DescribingTextValues())
  }

  /// What JSON makes of a style, and nil for one that it can't hold.
  private func throughJSON(_ style: TextStyle, _ keys: TextAttributeKeySet = .standard) throws -> TextStyle? {
    guard let data = try? StyleJSON().data(of: style) else { return nil }
    return try (try? StyleJSON(keys: keys, unknownAttributes: .keep).value(TextStyle.self, from: data))
      ?? StyleJSON(unknownAttributes: .keep).value(TextStyle.self, from: data)
  }

  /// Styles that JSON gives back as they were, with no key but Restyle's own.
  private static let styles = StyleSamples.standard + StyleSamples.unknown

  private func attributes(_ native: [String: Any]) -> [NSAttributedString.Key: Any] {
    Dictionary(uniqueKeysWithValues: native.map { (NSAttributedString.Key($0.key), $0.value) })
  }

  @Test("Each style comes back as it was, and nothing is left over")
  func style() async throws {
    try await forEach(Self.styles) { (style: TextStyle) throws in
      let text = StyledString("a\u{FFFC}b", style: style)
      for held in [try held(text), try NSAttributedString(text, with: FoundationTextValues())] {
        #expect(held.string == text.text)
        #expect(StyledString(held) == text)
        held.enumerateAttributes(in: NSRange(location: 0, length: held.length)) { attributes, _, _ in
          #expect(attributes.withoutTextStyle.isEmpty)
          #expect(TextStyle(attributes) == style)
        }
      }
    }
  }

  @Test("Attributes of keys that are named come back, and others as JSON keeps them")
  func keys() async throws {
    try await forEach(StyleSamples.all) { (style: TextStyle) throws in
      let keys = try TextAttributeKeySet.standard.adding(Shout.self).adding(Aliases.self).adding(
        ZoomFactor.self)
      let text = StyledString("a", style: style)
      for keys in [TextAttributeKeySet.standard, keys] {
        guard let expected = try throughJSON(style, keys) else {
          #expect(throws: StyleJSONError.self) { try held(text) }
          continue
        }
        #expect(StyledString(try held(text), keys: keys) == StyledString("a", style: expected))
      }
    }
  }

  @Test("A text in all styles comes back as it was, whatever sizes its readers prefer")
  func text() throws {
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      let values = DescribingTextValues(traits: TraitCollection(preferredContentSizeCategory: category))
      for shift in (0..<Self.pieces.count).sampled(every: 4) {
        let text = StyledString(
          Self.styles.enumerated().map { index, style in
            StyledText(Self.pieces[(index * 5 + shift) % Self.pieces.count], style: style)
          })
        #expect(StyledString(try NSAttributedString(text, with: values)) == text)
      }
    }
    #expect(StyledString(NSAttributedString(string: "")) == StyledString())
    #expect(try held(StyledString()).length == 0)
  }

  @Test("What Foundation has types for comes back from a text as it is shown")
  func shown() async throws {
    try await forEach(StyleSamples.all) { (style: TextStyle) in
      let shown = NSAttributedString(ShownText(StyledString("a", style: style)), with: FoundationTextValues())
      let read = shown.length == 0 ? TextStyle() : TextStyle(shown.attributes(at: 0, effectiveRange: nil))
      #expect(read.attribute(for: .kern) == style.attribute(for: .kern))
      #expect(read.attribute(for: .baselineOffset) == style.attribute(for: .baselineOffset))
      #expect(read.attribute(for: .ligatures) == style.attribute(for: .ligatures))
      #expect(read.language == style.language)
      #expect(read.underline?.pattern == style.underline.map { $0.pattern == .wavy ? .solid : $0.pattern })
      #expect(read.strikethrough?.pattern == style.strikethrough?.pattern)
      #expect(read.link == style.link.flatMap { try? LinkTarget($0) }.map { Link($0.text) })
      #expect((read.stroke == nil) == (style.stroke == nil))
    }
  }

  @Test("What somebody has changed since counts, and keeps what it doesn't say")
  func changes() throws {
    let style = TextStyle().underlined(TextLine(pattern: .wavy, color: .red)).tracking(2).colored(.blue)
      .linked(to: "https://example.org/").uppercased
    let text = NSMutableAttributedString(attributedString: try held(StyledString("terms", style: style)))
    let range = NSRange(location: 0, length: 2)
    text.addAttributes(
      attributes(["NSUnderline": NSNumber(value: 9), "NSLanguage": NSString(string: "sv")]), range: range)
    text.removeAttribute(NSAttributedString.Key("NSKern"), range: range)
    text.removeAttribute(NSAttributedString.Key("NSLink"), range: range)
    text.append(NSAttributedString(string: " typed"))

    let changed = style.restyled {
      $0.underline = TextLine(pattern: .double, color: .red)
      $0.language = "sv"
      $0.removeAttribute(for: .kern)
      $0.link = nil
    }
    #expect(
      StyledString(text)
        == StyledString("te", style: changed) + StyledString("rms", style: style) + " typed")
  }

  /// Attributes of others, what is read of them, and what is left.
  private static var foreignAttributes: [([String: Any], TextStyle, [String])] {
    [
      (
        ["NSKern": 1.5, "NSBaselineOffset": 2], TextStyle().tracking(1.5).restyled { $0.baselineOffset = 2 },
        []
      ),
      (["NSKern": "wide", "NSLigature": NSNull()], TextStyle(), ["NSKern", "NSLigature"]),
      (
        ["NSKern": Double.nan, "NSBaselineOffset": Double.infinity], TextStyle(),
        ["NSBaselineOffset", "NSKern"]
      ),
      (["NSLigature": 7], TextStyle(), ["NSLigature"]),
      (
        ["NSUnderline": 1, "NSStrikethrough": 9],
        TextStyle().underlined.struckThrough(TextLine(pattern: .double)), []
      ),
      (["NSUnderline": 2], TextStyle().underlined, ["NSUnderline"]),
      (["NSUnderline": 0x401], TextStyle().underlined(TextLine(pattern: .dashed)), ["NSUnderline"]),
      (["NSUnderline": 0x102], TextStyle().underlined(TextLine(pattern: .dotted)), ["NSUnderline"]),
      (["NSUnderline": 0x8009], TextStyle().underlined(TextLine(pattern: .double)), ["NSUnderline"]),
      (["NSUnderline": 1.5, "NSStrikethrough": 1e300], TextStyle(), ["NSStrikethrough", "NSUnderline"]),
      (["NSUnderline": Int.min], TextStyle().underlined, ["NSUnderline"]),
      (["NSStrokeWidth": -10], TextStyle().restyled { $0.stroke = TextStroke(width: 1.7) }, []),
      (["NSStrokeWidth": 10], TextStyle().restyled { $0.stroke = TextStroke(width: 1.7) }, ["NSStrokeWidth"]),
      (["NSStrokeWidth": Double.nan], TextStyle(), ["NSStrokeWidth"]),
      (["NSLanguage": "sv"], TextStyle().restyled { $0.language = "sv" }, []),
      (["NSLanguage": 7], TextStyle(), ["NSLanguage"]),
      (["NSLink": "https://example.org/"], TextStyle().linked(to: "https://example.org/"), []),
      (["NSLink": URL(filePath: "/a")], TextStyle().linked(to: "file:///a"), []),
      (["NSLink": [1]], TextStyle(), ["NSLink"]),
      (["NSFont": NSString(string: "17 pt"), "NSColor": 3], TextStyle(), ["NSColor", "NSFont"]),
      (["restyle.textStyle": NSData(data: Data("{}".utf8)), "NSKern": 1], TextStyle().tracking(1), []),
      (["restyle.textStyle": Data(#"{"kern": 2}"#.utf8), "NSKern": 2], TextStyle().tracking(2), []),
      (["restyle.textStyle": Data("{".utf8), "NSKern": 1], TextStyle().tracking(1), ["restyle.textStyle"]),
      (["restyle.textStyle": 7], TextStyle(), ["restyle.textStyle"]),
      (["restyle.textStyle": "{}"], TextStyle(), ["restyle.textStyle"]),
      (["NSAttachment": NSObject()], TextStyle(), ["NSAttachment"]),
      (["mine": 1], TextStyle(), ["mine"]),
    ]
  }

  @Test("What others have set is read as far as it can be, and the rest is told")
  func foreign() async throws {
    try await forEach(Self.foreignAttributes.indices) { (index: Int) in
      let (native, style, left) = Self.foreignAttributes[index]
      let attributes = attributes(native)
      #expect(TextStyle(attributes) == style)
      #expect(attributes.withoutTextStyle.keys.map(\.rawValue).sorted() == left)
      let text = NSAttributedString(string: "a", attributes: attributes)
      #expect(StyledString(text) == StyledString("a", style: style))
    }
  }

  @Test("A font that a style asks for isn't lost, and one beside a style that doesn't is")
  func values() throws {
    var attributes = try held(StyledString("a", style: TextStyle().bold)).attributes(
      at: 0, effectiveRange: nil)
    #expect(attributes.withoutTextStyle.isEmpty)
    attributes[NSAttributedString.Key("NSColor")] = NSString(string: "red")
    #expect(attributes.withoutTextStyle.keys.map(\.rawValue) == ["NSColor"])
  }

  @Test("A run that ends within a scalar doesn't tear it")
  func surrogates() {
    let text = NSMutableAttributedString(string: "a\u{1F600}b")
    text.addAttribute(
      NSAttributedString.Key("NSKern"), value: NSNumber(value: 1), range: NSRange(location: 0, length: 2))
    #expect(StyledString(text) == StyledString("a\u{1F600}", style: TextStyle().tracking(1)) + "b")
  }

  @Test("Styles that only look alike stay apart")
  func equivalents() throws {
    let text =
      StyledString("a", style: TextStyle().restyled { $0.fontFamily = .named("\u{e9}") })
      + StyledString("b", style: TextStyle().restyled { $0.fontFamily = .named("e\u{301}") })
    #expect(StyledString(try held(text)) == text)
    #expect(StyledString(try held(text)).runs.count == 2)
  }

  @Test("Equal styles are one run")
  func runs() throws {
    let style = TextStyle().colored(.red)
    let text = NSMutableAttributedString(attributedString: try held(StyledString("a", style: style)))
    text.append(try held(StyledString("b", style: style)))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 2))
  }
}

extension HeldTextTests {
  /// Styles that follow the reader's text size, with and without figures of their own and limits.
  private static var following: [TextStyle] {
    let figures: [TextStyle] = [
      TextStyle(), TextStyle().tracking(1), TextStyle().tracking(-0.3),
      TextStyle().restyled { $0.stroke = TextStroke(width: 1.5) },
      TextStyle().restyled { $0.baselineOffset = 3 }.tracking(0.1),
    ]
    let fonts: [TextStyle] =
      [TextStyle(), TextStyle(font: .system(size: 13)), TextStyle(font: .custom("Inter", size: 21))]
      + Font.TextStyle.allCases.map { .preferred(for: $0) }
    return fonts.flatMap { font in
      figures.flatMap { figure in
        [nil, 11, 24].map { limit in
          font.merging(figure).restyled {
            $0.adjustsFontForContentSizeCategory = true
            $0.maximumFontSize = limit
          }
        }
      }
    }
  }

  private func held(_ style: TextStyle, _ category: ContentSizeCategory) throws -> NSAttributedString {
    let values = FoundationTextValues(for: TraitCollection(preferredContentSizeCategory: category))
    return try NSAttributedString(StyledString("terms", style: style), with: values)
  }

  @Test("A style that follows the text size stays as it is, through all sizes", arguments: following)
  func textSizes(style: TextStyle) throws {
    var text = StyledString("terms", style: style)
    for category in ContentSizeCategory.allCases {
      let held = try held(style, category)
      #expect(held.attributes(at: 0, effectiveRange: nil).withoutTextStyle.isEmpty)
      text = StyledString(held)
      #expect(text == StyledString("terms", style: style), "\(category)")
    }
  }

  @Test("Spacing that was changed at a text size is what that size shows again", arguments: following)
  func editedAtTextSize(style: TextStyle) throws {
    for category in ContentSizeCategory.allCases {
      let edited = NSMutableAttributedString(attributedString: try held(style, category))
      let range = NSRange(location: 0, length: edited.length)
      edited.addAttributes(
        attributes(["NSKern": 2.5, "NSStrokeWidth": -8, "NSBaselineOffset": 4]), range: range)
      let read = try #require(StyledString(edited).runs.first?.style)
      let shown = try held(read, category).attributes(at: 0, effectiveRange: nil)
      for (name, number) in [("NSKern", 2.5), ("NSStrokeWidth", -8), ("NSBaselineOffset", 4)] {
        let value = try #require(shown[NSAttributedString.Key(name)] as? NSNumber)
        #expect(abs(value.doubleValue - number) < 1e-9, "\(name) at \(category)")
      }
    }
  }
}
