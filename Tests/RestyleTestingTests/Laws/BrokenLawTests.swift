import Restyle
import RestyleElements
import RestyleTesting
import Testing

@Suite("Styles that break a law")
struct BrokenLawTests {
  /// Forgets a property when it is coded.
  private struct Forgetful: Style, Hashable, Codable {
    var width = 0.0
    var height = 0.0

    init(from decoder: any Decoder) throws {
      width = try decoder.container(keyedBy: Keys.self).decode(Double.self, forKey: .width)
      height = try decoder.container(keyedBy: Keys.self).decodeIfPresent(Double.self, forKey: .height) ?? 0
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(width, forKey: .width)
    }

    private enum Keys: CodingKey { case width, height }
  }

  /// Compares one of two properties.
  private struct Blind: Style, Hashable, Codable {
    var width = 0.0
    var height = 0.0

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.width == rhs.width }
    func hash(into hasher: inout Hasher) { hasher.combine(width) }
  }

  /// Has two texts, of which one is restyled.
  private struct HalfRestyled: Style, Hashable, Codable {
    var title = TextStyle()
    var subtitle = TextStyle()

    mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&title) }
  }

  /// Interpolates past the end.
  private struct Overshooting: Style, Hashable, Codable {
    var width = 0.0

    func interpolated(to other: Self, at fraction: Double) -> Self {
      Self(width: width + (other.width - width) * fraction * 2)
    }
  }

  /// Interpolates a number that may be great.
  private struct Linear: Style, Hashable, Codable {
    var width = 4.0
    var text = TextStyle()

    mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&text) }

    func interpolated(to other: Self, at fraction: Double) -> Self {
      Self(
        width: width.interpolated(to: other.width, at: fraction),
        text: text.interpolated(to: other.text, at: fraction))
    }
  }

  /// Is a billionth of the way further than it should be.
  private struct Jumping: Style, Hashable, Codable {
    var width = 0.0

    func interpolated(to other: Self, at fraction: Double) -> Self {
      guard fraction > 0, fraction < 1 else { return fraction >= 1 ? other : self }
      return Self(width: width.interpolated(to: other.width, at: 0.1 + 0.8 * fraction))
    }
  }

  @Test("How close a number is near an end depends on how far the other end is", arguments: [0, 7, 10])
  func nearEnds(_ seed: UInt64) throws {
    try checkLaws(of: Linear.self, seed: seed)
    try checkLaws(of: StackStyle.self, seed: seed)
    let broken = brokenLaws(of: Jumping.self, seed: seed)
    #expect(broken.contains { "\($0)".contains("near an end it is close to that") })
  }

  @Test("What lies between named values and others has no name, which breaks no law")
  func namedValues() {
    let shadow = ShadowStyle(color: .red, y: 2, blur: 4)
    let plain = BackgroundStyle(
      color: .blue, border: BorderStyle(width: 1, color: .blue), shadows: [shadow])
    let named = BackgroundStyle(
      color: .named(NamedValue("ink", .red)),
      border: BorderStyle(width: .named(NamedValue("line", 2)), color: .red),
      shadows: [.named(NamedValue("raised", [shadow, shadow])), shadow])
    let broken = brokenLaws(of: [plain, named])
    #expect(broken.isEmpty, "\(broken)")
  }

  /// Holds what its copies share.
  private struct Shared: Style, Hashable, Codable {
    private final class Box: Codable, @unchecked Sendable { var text = TextStyle() }

    private var box = Box()

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.box.text == rhs.box.text }
    func hash(into hasher: inout Hasher) { hasher.combine(box.text) }
    mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&box.text) }
  }

  private struct Sound: Style, Hashable, Codable {
    enum Shape: String, Codable, CaseIterable { case round, square }

    var title = TextStyle()
    var shape = Shape.round
    var border: BorderStyle?
    var spacing = 0.0
    var tags: [String] = []

    mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) { restyler(&title) }
  }

  @Test("No law is broken by a sound style")
  func sound() throws {
    try checkLaws(of: Sound.self)
    try checkLaws(of: Sound.self, seed: 7)
    try checkLaws(of: [Sound()])
  }

  @Test("What breaks a law is told with the law, the values and what would be right")
  func coding() throws {
    let broken = brokenLaws(of: Forgetful.self)
    #expect(Set(broken.map(\.law)) == [.coding, .difference, .interpolation])
    let law = try #require(broken.first)
    #expect(law.statement == "what is decoded equals what was encoded")
    #expect(law.counterexample.map(\.name) == ["value", "document", "decoded"])
    #expect(law.counterexample[1].text == #"[{"width":0}]"#)
    #expect(law.description.hasPrefix("Forgetful breaks the law of coding: what is decoded equals"))
    #expect(throws: BrokenLaws.self) { try checkLaws(of: Forgetful.self) }
  }

  @Test("Each law is broken by a style that does the opposite")
  func laws() {
    #expect(brokenLaws(of: Blind.self).map(\.law).contains(.equality))
    let texts = brokenLaws(of: HalfRestyled.self)
    #expect(texts.map(\.statement) == ["restyling all texts reaches subtitle"])
    #expect(texts.map(\.law) == [.texts])
    let interpolation = brokenLaws(of: Overshooting.self)
    #expect(interpolation.map(\.law).contains(.interpolation))
    #expect(interpolation.first?.counterexample.last?.name == "should be")
    let shared = brokenLaws(of: Shared.self)
    #expect(shared.contains { $0.statement == "restyling a copy leaves the original" })
  }

  @Test("Merging is checked with an identity, on both sides")
  func merging() {
    #expect(brokenLaws(ofMerging: { $0.merging($1) }, identity: TextStyle()).isEmpty)
    let inverted = brokenLaws(ofMerging: { $0 - $1 }, identity: 0.0, values: [0, 1, 2])
    #expect(
      inverted.map(\.statement) == ["the identity changes nothing on the left", "merging is associative"])
  }

  @Test("Samples that are equal, or vary too little, break a law")
  func samples() {
    struct Repeating: Sampled {
      var width = 0.0
      var height = 0.0
      static var samples: [Self] { [Self(), Self(), Self(width: 1)] }
    }
    #expect(brokenLaws(of: Repeating.self).map(\.statement) == ["no two are equal", "some vary height"])
  }
}
