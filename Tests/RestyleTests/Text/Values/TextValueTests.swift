import Restyle
import TestSupport
import Testing

@Suite struct TextValueTests {
  @Test(arguments: [(Double.nan, 0), (.infinity, 0), (-.infinity, 0), (-0.0, 0), (-2, -2), (3.5, 3.5)])
  func lengthsAreFinite(given: Double, kept: Double) {
    let shadow = TextShadow(x: given, y: given, blur: given)
    #expect(shadow == TextShadow(x: kept, y: kept, blur: max(0, kept)))
    #expect([shadow.x.sign, shadow.y.sign].allSatisfy { $0 == .plus } || kept < 0)
    #expect(shadow.blur.sign == .plus)
    #expect(TextStroke(width: given) == TextStroke(width: max(0, kept)))
    #expect(TextStroke(width: given).width.sign == .plus)
  }

  @Test func valuesAreCodedAsTheyAre() throws {
    func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
      #expect(try encode(value) == json)
      #expect(try decode(Value.self, json) == value)
    }
    try check(TextLine(pattern: .wavy), #"{"pattern":"wavy"}"#)
    try check(TextLine(pattern: .none, color: .red), ##"{"color":"#ff0000","pattern":"none"}"##)
    try check(TextStroke(width: 2, color: .red), ##"{"color":"#ff0000","width":2}"##)
    try check(TextShadow(x: 1, y: -2, blur: 3), #"{"blur":3,"x":1,"y":-2}"#)
    try check(Link("a\"</a>"), #""a\"</a>""#)
    try check(
      LineBreakMode.allCases.map { $0 },
      #"["wordWrapping","charWrapping","clipping","truncatingHead","truncatingTail","truncatingMiddle"]"#)
    try check(TextAlignment.allCases, #"["natural","trailing","left","center","right","justified"]"#)
    try check(WritingDirection.allCases, #"["natural","leftToRight","rightToLeft"]"#)
    try check(Hyphenation.allCases, #"["never","manual","automatic"]"#)
    try check(Ligatures.allCases, #"["none","standard","all"]"#)
  }

  @Test func aZeroHasNoSign() throws {
    #expect(try decode(TextShadow.self, #"{"x":1,"y":-0.0,"blur":-0.0}"#) == TextShadow(x: 1))
    #expect(try decode(TextShadow.self, #"{"x":1,"y":-0.0,"blur":-0.0}"#).y.sign == .plus)
    #expect(try decode(Font.Width.self, "-0.0").percentage.sign == .plus)
  }

  @Test func shorthandsNameTheirParts() {
    #expect(TextLine.single == TextLine(pattern: .solid, color: nil))
    #expect(TextLine.absent == TextLine(pattern: .none))
    #expect(("https://example.org/" as Link).target == "https://example.org/")
    let number = 17
    #expect(("/orders/\(number)?from=\("a b")" as Link).target == "/orders/17?from=a b")
    #expect(("\(Link("https://example.org"))/orders" as Link).target == "https://example.org/orders")
  }
}

@Suite("Names and addresses are compared by their code units")
struct ExactTextTests {
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  @Test func whatOnlyLooksAlikeDiffers() {
    #expect(Self.composed == Self.decomposed)
    #expect(Link(Self.composed) != Link(Self.decomposed))
    #expect(Font.Family.named(Self.composed) != .named(Self.decomposed))
    #expect(Language(tag: Self.composed) != Language(tag: Self.decomposed))
    #expect(TextStyle().linked(to: Link(Self.composed)) != TextStyle().linked(to: Link(Self.decomposed)))
    #expect(Image(url: Self.composed) != Image(url: Self.decomposed))
    #expect(
      BackgroundStyle(image: Image(url: Self.composed)) != BackgroundStyle(image: Image(url: Self.decomposed))
    )
    #expect(StyledText(Self.composed) != StyledText(Self.decomposed))
    #expect(StyledString(Self.composed) != StyledString(Self.decomposed))
  }

  private struct Note: TextAttributeKey {
    static let name = "note"
    typealias Value = String
  }

  private struct Place: TraitKey {
    static let name = "place"
    static let defaultValue = ExactTextTests.composed
  }

  @Test func textsInAttributesAndTraitsDifferToo() {
    @Sendable func style(_ note: String) -> TextStyle {
      TextStyle().restyled { $0.setAttribute(note, for: Note()) }
    }
    #expect(style(Self.composed) != style(Self.decomposed))
    let traits = TraitCollection().with { $0[Place()] = Self.decomposed }
    #expect(traits != TraitCollection())
    let dynamic = TraitStyle { style($0[Place()]) }
    #expect(dynamic.style(from: TraitCollection()) == style(Self.composed))
    #expect(dynamic.style(from: traits) == style(Self.decomposed))
  }

  @Test func unreadAttributesDifferToo() throws {
    func kept(_ json: String) throws -> TextStyle { try decode(TextStyle.self, json, unknown: .keep) }
    func values(_ text: String) -> [String] {
      [#"{"x": "\#(text)"}"#, #"{"x": ["\#(text)"]}"#, #"{"x": {"\#(text)": 1}}"#, #"{"\#(text)": 1}"#]
    }
    for (left, right) in zip(values(Self.composed), values(Self.decomposed)) {
      #expect(try kept(left) != kept(right))
      #expect(try kept(left) == kept(left))
    }
    let both = try kept(#"{"\#(Self.composed)": 1}"#).merging(kept(#"{"\#(Self.decomposed)": 2}"#))
    #expect(both.attributes.names.map { Array($0.utf8) }.count == 2)
    // Coders would take the one for the other.
    #expect(throws: EncodingError.self) { try encode(both) }
  }

  @Test func namesOfKeysAreExact() throws {
    struct Named: TextAttributeKey {
      static let name = ExactTextTests.composed
      typealias Value = Int
    }
    let keys = try TextAttributeKeySet.standard.adding(Named.self)
    #expect(try decode(TextStyle.self, #"{"\#(Self.composed)": 1}"#, keys: keys).attribute(for: Named()) == 1)
    #expect(throws: DecodingError.self) {
      try decode(TextStyle.self, #"{"\#(Self.decomposed)": 1}"#, keys: keys)
    }
    let catalog = StyleCatalog("c") {
      NamedStyle(Self.composed, TextStyle(color: .red))
    }
    #expect(catalog[TextStyle.self, Self.composed] == TextStyle(color: .red))
    #expect(catalog[TextStyle.self, Self.decomposed] == nil)
  }

  @Test func whatLooksAlikeHashesApart() {
    let texts = (0..<64).map { number in
      (0..<6).map { number >> $0 & 1 == 1 ? Self.composed : Self.decomposed }.joined()
    }
    #expect(Set(texts).count == 1)
    #expect(Set(texts.map { Link($0) }).count == 64)
    #expect(Set(texts.map { Link($0).hashValue }).count > 48)
    #expect(Set(texts.map { Image(url: $0).hashValue }).count > 48)
    #expect(Set(texts.map { StyledText($0).hashValue }).count > 48)
  }

  @Test
  func eachUnitCounts() async throws {
    try await forEach([0, 1, 7, 8, 9, 15, 16, 17, 4096]) { (length: Int) in
      let text = String(repeating: "x", count: length)
      #expect(Link(text) == Link(text + ""))
      for index in 0..<min(length, 20) {
        var units = Array(text.utf8)
        units[length - 1 - index] = UInt8(ascii: "y")
        #expect(Link(String(decoding: units, as: UTF8.self)) != Link(text))
      }
      #expect(Link(text + "x") != Link(text))
    }
  }

  @Test func whatIsTheSameIsEqual() {
    #expect(Link(Self.composed) == Link("café"))
    #expect(Font.Family.named(Self.composed).hashValue == Font.Family.named("café").hashValue)
  }
}
