import Restyle
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
    try check(TextAlignment.allCases, #"["natural","left","center","right","justified"]"#)
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
  }

  @Test func whatIsTheSameIsEqual() {
    #expect(Link(Self.composed) == Link("café"))
    #expect(Font.Family.named(Self.composed).hashValue == Font.Family.named("café").hashValue)
  }
}
