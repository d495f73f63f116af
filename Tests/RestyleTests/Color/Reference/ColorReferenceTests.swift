import Foundation
import Restyle
import Testing

private struct Accent: DefaultStylingKey {
  static let defaultValue = Color(light: Color(hex: 0x112233), dark: Color(hex: 0xAABBCC, alpha: 0.5))
}

private struct Link: DefaultStylingKey {
  static let defaultValue = Accent.defaultValue
}

/// Refers to another one.
private struct Focus: DefaultStylingKey {
  static var defaultValue: Color { .accent }
}

extension DefaultStylingKey where Self == Accent { fileprivate static var accent: Self { Self() } }
extension DefaultStylingKey where Self == Link { fileprivate static var link: Self { Self() } }
extension DefaultStylingKey where Self == Focus { fileprivate static var focus: Self { Self() } }

extension Color {
  fileprivate static var accent: Color { .named(.accent) }
}

private let ink = NamedValue("ink", Color(hex: 0x161616))

/// A function of a colour, of those that preserve what the colour refers to.
private struct ColorFunction: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let apply: @Sendable (Color) -> Color

  static let all: [Self] = [
    Self(testDescription: "itself") { $0 },
    Self(testDescription: "opacity") { $0.opacity(0.3) },
    Self(testDescription: "more opacity") { $0.opacity(1.5) },
    Self(testDescription: "alpha") { $0.withAlpha(0.25) },
    Self(testDescription: "mixed") { $0.mixed(with: .systemRed, amount: 0.3) },
    Self(testDescription: "mixed in") { Color.white.mixed(with: $0, amount: 0.4) },
    Self(testDescription: "lightened") { $0.lightened(by: 0.2) },
    Self(testDescription: "darkened") { $0.darkened(by: 0.2) },
    Self(testDescription: "light") { Color(light: $0, dark: .black) },
    Self(testDescription: "dark") { Color(light: .white, dark: $0, darkIncreasedContrast: .white) },
    Self(testDescription: "nested") {
      $0.lightened(by: 0.1).opacity(0.9).mixed(with: $0.withAlpha(1), amount: 0.2)
    },
  ]
}

@Suite("Colours that refer to named values")
struct ColorReferenceTests {
  private static let themes: [DefaultStyling] = [
    .system, .system.restyled { $0[.accent] = Color(hex: 0xFF8800) },
    .system.restyled { $0[.accent] = Color(light: .systemPink, dark: Color(white: 0.2, alpha: 0.4)) },
    .system.restyled {
      $0[.accent] = .named(ink)
      $0[ink] = .green
    },
  ]

  private static let traits = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { TraitCollection(colorScheme: scheme, contrast: $0) }
  }

  @Test("They show what the current defaults have, and so do functions of them", arguments: ColorFunction.all)
  fileprivate func functions(_ function: ColorFunction) {
    // Made before the scopes are entered, as constants are.
    let colors = [Color.accent, .named(.focus)].map(function.apply)
    for theme in Self.themes {
      DefaultStyling.withDefaults(theme) {
        let value = Color.accent.mapVariants { $0 }
        #expect(value != .accent)
        for color in colors {
          let wanted = function.apply(value)
          for traits in Self.traits {
            #expect(color.resolved(for: traits) == wanted.resolved(for: traits))
            #expect(color.looksEqual(to: wanted, in: traits))
          }
          #expect(color.varies == wanted.varies && color.oklab == wanted.oklab && color.alpha == wanted.alpha)
          #expect(color.cssText(colorScheme: .dark) == wanted.cssText(colorScheme: .dark))
          #expect(color.relativeLuminance == wanted.relativeLuminance)
        }
      }
    }
  }

  @Test("Equality and hashing include what is meant", arguments: ColorFunction.all)
  fileprivate func equality(_ function: ColorFunction) {
    let colors = [
      Color.accent, .named(.link), .named(.focus), .named(ink), Accent.defaultValue, ink.value,
    ].map(function.apply)
    #expect(Set(colors).count == colors.count)
    #expect(Set(colors.map { TextStyle(color: $0) }).count == colors.count)
    let again = [Color.accent, .named(.link), .named(.focus), .named(ink)].map(function.apply)
    #expect(Array(colors[..<4]) == again && colors[..<4].map(\.hashValue) == again.map(\.hashValue))
    for traits in Self.traits {
      #expect(
        colors[0].looksEqual(to: colors[1], in: traits) && colors[0].looksEqual(to: colors[4], in: traits))
      #expect(colors[3].looksEqual(to: colors[5], in: traits))
    }
  }

  @Test("Coding preserves what is meant", arguments: ColorFunction.all)
  fileprivate func coding(_ function: ColorFunction) throws {
    let values = DesignValues("Acme", colors: [NamedValue(.accent), NamedValue(.focus)])
    let decoder = JSONDecoder()
    decoder.userInfo[.designValues] = values
    for color in [Color.accent, .named(.focus), .named(ink)].map(function.apply) {
      let style = TextStyle(color: color)
      let data = try JSONEncoder().encode(style)
      #expect(try decoder.decode(TextStyle.self, from: data) == style)
      // Names that aren't known still show the same, and can be set by name.
      let unknown = try JSONDecoder().decode(TextStyle.self, from: data)
      #expect(try JSONDecoder().decode(TextStyle.self, from: JSONEncoder().encode(unknown)) == unknown)
      for traits in Self.traits { #expect(unknown.color?.looksEqual(to: color, in: traits) == true) }
    }
    let decoded = try JSONDecoder().decode(Color.self, from: JSONEncoder().encode(Color.accent))
    let named = DefaultStyling.system.restyled { $0[NamedValue("accent", Color.clear)] = .green }
    #expect(DefaultStyling.withDefaults(named) { decoded.looksEqual(to: .green, in: TraitCollection()) })
  }

  @Test(
    "Documents with a name and no value, or with a number that is none or out of range, are refused",
    arguments: [
      #"{"name": "x"}"#, #"{"name": 1, "usual": "red"}"#, #"{"name": "x", "usual": "nonsense"}"#,
      #"{"opacity": -1, "color": "red"}"#, #"{"alpha": 3, "color": "red"}"#,
      #"{"lightened": -0.1, "color": "red"}"#, #"{"darkened": 30, "color": "red"}"#,
      #"{"mixed": "red", "color": "red", "amount": 7}"#, #"{"opacity": "1", "color": "red"}"#,
      #"{"opacity": 1}"#, #"{"mixed": "red", "color": "red"}"#, "{}",
    ])
  func refusals(_ text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Color.self, from: Data(text.utf8)) }
  }

  @Test("Swift source builds the same colour")
  func source() {
    #expect(
      "\(String(reflecting: Color.named(ink).opacity(0.5)))"
        == "Color.named(NamedValue(\"ink\", Color(hex: 0x161616))).opacity(0.5)")
    #expect(String(reflecting: Color.named(.link)).hasSuffix(".Link())"))
    #expect(
      String(reflecting: Color(light: .named(ink), dark: .white).lightened(by: 0.5)).hasSuffix(
        ".lightened(by: 0.5)"))
  }

  @Test("What changes nothing is the same reference")
  func identities() {
    let accent = Color.accent
    #expect(
      accent.mixed(with: .red, amount: 0) == accent && Color.red.mixed(with: accent, amount: 1) == accent)
    #expect(accent.mixed(with: accent, amount: 0.3) == accent && accent.lightened(by: 0) == accent)
    #expect(Color(light: accent, dark: accent) == accent)
  }

  @Test("Values in a circle, and functions nested without end, are colours nevertheless")
  func hostile() {
    let circle = DefaultStyling.system.restyled { $0[.accent] = Color.named(.focus).lightened(by: 0.5) }
    #expect(DefaultStyling.withDefaults(circle) { Color.accent.alpha } == 0)
    var (chain, tree) = (Color.accent, Color.accent)
    for step in 0..<1_000 {
      chain = chain.opacity(0.999)
      tree = tree.mixed(with: tree.opacity(0.5), amount: Double(step % 7) / 7)
    }
    #expect((0.1...0.5).contains(chain.alpha) && tree.alpha <= 1)
  }

  @Test("Many threads find the same reference")
  func threads() async {
    let colors = await withTaskGroup(of: [Color].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).map { Color.named(NamedValue("thread \($0)", .red)).opacity(0.5) }
        }
      }
      return await group.reduce(into: [[Color]]()) { $0.append($1) }
    }
    #expect(colors.allSatisfy { $0 == colors[0] })
  }

  @Test("They take no room of their own")
  func size() {
    #expect(MemoryLayout<Color>.size == 64 && MemoryLayout<TextStyle>.size <= 128)
  }
}
