import Restyle
import Testing

@Suite("Styles that look alike")
struct LooksEqualTests {
  private static let day = TraitCollection()
  private static let night = TraitCollection(colorScheme: .dark)
  private static let ink = Color(light: .black, dark: .white)

  private static func kern(_ kern: Double) -> TextStyle { TextStyle().restyled { $0.kern = kern } }

  /// Pairs that differ as values, and look alike in a light scheme with the default text size.
  private static let alike: [any Pair] = [
    Two(TextStyle(color: .named(.ink)), TextStyle(color: ink)),
    Two(TextStyle(color: ink), TextStyle(color: .black)),
    Two(TextStyle.named(.caption), LookedAtCaption.defaultValue),
    Two(TextStyle(font: .named(.captionFont)), TextStyle(font: LookedAtFont.defaultValue)),
    Two(kern(.named(.gap)), kern(12)),
    Two(.preferred(for: .body), TextStyle.preferred(for: .body).resolved(for: day)),
    Two(BackgroundStyle(color: .named(.ink)), BackgroundStyle(color: .black)),
    Two(BackgroundStyle(shadows: [.named(.shade)]), BackgroundStyle(shadows: LookedAtShade.defaultValue)),
    Two(
      BackgroundStyle(gradient: Gradient.linear(angle: .zero, colors: [ink, .red])),
      BackgroundStyle(gradient: Gradient.linear(angle: .zero, colors: [.black, .red]))),
    Two(BorderStyle(width: .named(.gap)), BorderStyle(width: 12)),
    Two(SeparatorStyle(width: 1, color: ink), SeparatorStyle(width: 1, color: .black)),
    Two(
      ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: ink))),
      ButtonStyle(normal: ButtonStateStyle(text: TextStyle(color: .black)))
        .restyled { $0.states[.disabled] = ButtonStateStyle(text: TextStyle(color: .named(.ink))) }),
  ]

  @Test("They do in the surroundings in which they do, and both ways")
  func alike() {
    for pair in Self.alike {
      #expect(!pair.areEqual, "\(pair)")
      #expect(pair.lookEqual(in: Self.day), "\(pair)")
    }
  }

  @Test("Every style looks like itself, and not like one that any property of is another")
  func different() {
    for pair in Self.alike {
      for traits in [Self.day, Self.night] { #expect(pair.lookLikeThemselves(in: traits)) }
    }
    #expect(!TextStyle(color: .black).looksEqual(to: TextStyle(color: Self.ink), in: Self.night))
    #expect(!TextStyle(color: .black).looksEqual(to: TextStyle(), in: Self.day))
    #expect(!Self.kern(1).looksEqual(to: Self.kern(2), in: Self.day))
    #expect(!TextStyle.named(.caption).looksEqual(to: TextStyle(), in: Self.day))
    let inherited = TextStyle(attributes: [TextAttribute(inheriting: .color)])
    #expect(!inherited.looksEqual(to: TextStyle(color: .black), in: Self.day))
    #expect(inherited.looksEqual(to: inherited, in: Self.day))
    #expect(!BorderStyle(width: 12).looksEqual(to: BorderStyle(width: 13), in: Self.day))
  }

  @Test("In another text size another style looks alike")
  func textSize() {
    let large = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    let body = TextStyle.preferred(for: .body)
    #expect(body.looksEqual(to: body.resolved(for: large), in: large))
    #expect(!body.looksEqual(to: body.resolved(for: large), in: Self.day))
  }

  @Test("A theme makes what refers to a named value look otherwise")
  func theme() {
    let (named, plain) = (BorderStyle(width: .named(.gap)), BorderStyle(width: 12))
    DefaultStyling.withDefaults(.system.restyled { $0[.gap] = 20 }) {
      #expect(!named.looksEqual(to: plain, in: Self.day))
      #expect(named.looksEqual(to: BorderStyle(width: 20), in: Self.day))
    }
  }

  @Test("Controls look alike if they do in every state")
  func states() {
    func button(_ states: (ControlState, Color)...) -> ButtonStyle {
      ButtonStyle().restyled { style in
        style.states = StateStyles()
        for (state, color) in states { style.states[state] = ButtonStateStyle(text: TextStyle(color: color)) }
      }
    }
    let button1 = button((.normal, .red), (.highlighted, .blue))
    #expect(
      button1.looksEqual(
        to: button((.normal, .red), (.highlighted, .blue), ([.highlighted, .focused], .blue)), in: Self.day))
    #expect(
      !button1.looksEqual(to: button((.normal, .red), (.highlighted, .blue), (.focused, .blue)), in: Self.day)
    )
    #expect(!button1.looksEqual(to: button((.normal, .red)), in: Self.day))
  }

  @Test("Styles of somebody's own do if they are equal")
  func own() {
    struct Badge: Style, Equatable { var color: Color }
    struct Sticker: Style { var color: Color }
    #expect(Badge(color: .red).looksEqual(to: Badge(color: .red), in: Self.day))
    #expect(!Badge(color: .red).looksEqual(to: Badge(color: .blue), in: Self.day))
    #expect(!Sticker(color: .red).looksEqual(to: Sticker(color: .red), in: Self.day))
  }
}

private protocol Pair: Sendable {
  var areEqual: Bool { get }
  func lookEqual(in traits: TraitCollection) -> Bool
  func lookLikeThemselves(in traits: TraitCollection) -> Bool
}

private struct Two<Value: Style & Equatable>: Pair {
  let first: Value
  let second: Value

  init(_ first: Value, _ second: Value) { (self.first, self.second) = (first, second) }

  var areEqual: Bool { first == second }

  func lookEqual(in traits: TraitCollection) -> Bool {
    first.looksEqual(to: second, in: traits) && second.looksEqual(to: first, in: traits)
  }

  func lookLikeThemselves(in traits: TraitCollection) -> Bool {
    first.looksEqual(to: first, in: traits) && second.looksEqual(to: second, in: traits)
  }
}

private struct LookedAtInk: DefaultStylingKey {
  static let defaultValue = Color(light: .black, dark: .white)
}

private struct LookedAtGap: DefaultStylingKey { static let defaultValue = 12.0 }

private struct LookedAtFont: DefaultStylingKey { static let defaultValue = Font.system(size: 11) }

private struct LookedAtCaption: DefaultStylingKey {
  static let defaultValue = TextStyle(font: .system(size: 11), color: .gray)
}

private struct LookedAtShade: DefaultStylingKey {
  static let defaultValue = [ShadowStyle(color: .black, y: 1, blur: 2)]
}

extension DefaultStylingKey where Self == LookedAtInk { fileprivate static var ink: Self { Self() } }
extension DefaultStylingKey where Self == LookedAtGap { fileprivate static var gap: Self { Self() } }
extension DefaultStylingKey where Self == LookedAtFont { fileprivate static var captionFont: Self { Self() } }
extension DefaultStylingKey where Self == LookedAtCaption { fileprivate static var caption: Self { Self() } }
extension DefaultStylingKey where Self == LookedAtShade { fileprivate static var shade: Self { Self() } }
