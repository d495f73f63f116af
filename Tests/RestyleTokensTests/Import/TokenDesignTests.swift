import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Values and styles of tokens")
struct TokenDesignTests {
  /// What a token is as one of its type; nil for one without an equivalent.
  private static func isKept(_ token: Token, in design: TokenDesign) -> Bool {
    let name = token.path
    func number(_ length: TokenDimension) -> Double { length.points() }
    switch token.value {
    case .color(let color):
      let value = design.values.colors.first { $0.name == name }?.value
      return value?.resolved(colorScheme: .light) == Color(color)
    case .dimension(let length):
      let values = design.values.lengths + design.values.cornerRadii
      return values.first { $0.name == name }?.value == length.points()
    case .shadow(let shadows):
      let value = design.values.shadows.first { $0.name == name }?.value
      let expected = shadows.map(\.value).map { shadow in
        ShadowStyle(
          color: Color(shadow.color.value) ?? .clear, x: shadow.offsetX.value.points(),
          y: shadow.offsetY.value.points(), blur: shadow.blur.value.points(),
          spread: shadow.spread.value.points(),
          isInner: shadow.inset?.value ?? false)
      }
      // As it is now, without what it refers to.
      let shown = value?.map { shadow in
        ShadowStyle(
          color: shadow.color.resolved(colorScheme: .light), x: shadow.x, y: shadow.y, blur: shadow.blur,
          spread: shadow.spread, isInner: shadow.isInner)
      }
      return shown == expected
    case .typography(let text):
      guard let style = design.catalog[TextStyle.self, name] else { return false }
      return style.font.size == max(text.fontSize.value.points(), 0)
        && style.fontWeight == Font.Weight(text.fontWeight.value.number)
        && style.letterSpacing == text.letterSpacing.value.points()
        && style.lineHeightMultiple == max(text.lineHeight.value, 0)
    case .border(let border):
      let style = design.catalog[BorderStyle.self, name]
      return style?.color.resolved(colorScheme: .light) == Color(border.color.value)
        && style?.width == max(border.width.value.points(), 0)
    case .gradient(let stops):
      let gradient = design.catalog[BackgroundStyle.self, name]?.gradient
      return gradient?.stops.map { $0.color.resolved(colorScheme: .light) }
        == stops.map { Color($0.value.color.value) ?? .clear }
        && gradient?.stops.map(\.location) == stops.map(\.value.clampedPosition)
    default: return design.problems.contains { $0.path == name && $0.kind == .unsupported }
    }
  }

  @Test("Each generated token is kept as a value or a style, or reported", arguments: 0..<40)
  func kept(seed: Int) throws {
    var generator = TokenGenerator(seed: seed)
    let made = generator.tokens()
    let tokens = try DesignTokens(made.tokens, groups: made.groups)
    let design = TokenDesign("Generated", tokens)
    for token in tokens {
      #expect(Self.isKept(token, in: design), "\(token.path): \(token.value)")
    }
    #expect(Set(design.problems).count == design.problems.count)
  }

  @Test("What is an alias follows the value that it is one of, wherever it is used")
  func aliases() throws {
    let tokens = try tokens(
      """
      {"c":{"$type":"color","a":{"$value":"#112233"},"b":{"$value":"{c.a}"},"d":{"$value":{"$ref":"#/c/b/$value"}}},
       "n":{"$type":"dimension","a":{"$value":"1px"},"b":{"$value":"{n.a}"}},"radius":{"$type":"dimension","$value":"{n.b}"},
       "line":{"$type":"border","$value":{"color":"{c.d}","width":"{n.b}","style":"solid"}},
       "copy":{"$type":"border","$value":"{line}"},
       "shadow":{"$type":"shadow","$value":{"color":"{c.d}","offsetX":"{n.b}","offsetY":"0px","blur":"0px","spread":"0px"}},
       "lifted":{"$type":"shadow","$value":"{shadow}"}}
      """, accepting: .all)
    let design = TokenDesign("Aliases", tokens)
    let color = try #require(design.values.colors.first)
    let length = try #require(design.values.lengths.first)
    #expect(color.name == "c.a" && length.name == "n.a")
    #expect(design.values.colors.map { $0.usual == .named(color) } == [false, true, false])
    let theme = DefaultStyling.system.restyled {
      $0[color] = .white
      $0[length] = 7
    }
    DefaultStyling.withDefaults(theme) {
      for value in design.values.colors { #expect(value.value.looksEqual(to: .white, in: TraitCollection())) }
      for value in design.values.lengths + design.values.cornerRadii { #expect(value.value == 7) }
      for name in ["line", "copy"] {
        let border = design.catalog[BorderStyle.self, name]
        #expect(border?.width == 7 && border?.color.looksEqual(to: .white, in: TraitCollection()) == true)
      }
      for shadows in design.values.shadows {
        #expect(
          shadows.value[0].x == 7 && shadows.value[0].color.looksEqual(to: .white, in: TraitCollection()))
      }
    }
  }

  @Test(
    "Fonts of CSS's generic families are those of the system",
    arguments: [
      ("\"Inter\"", .named("Inter")),
      ("[\"A\",\"B\",\"monospace\",\"C\"]", .named("A", fallbacks: ["B"], design: .monospaced)),
      ("\"serif\"", .system(.serif)), ("[\"system-ui\",\"A\"]", .system(.default)),
    ] as [(String, Font.Family)])
  func families(json: String, family: Font.Family) throws {
    let tokens = try tokens(
      """
      {"t":{"$type":"typography","$value":{"fontFamily":\(json),"fontSize":{"value":9,"unit":"px"},"fontWeight":1,
       "letterSpacing":{"value":0,"unit":"px"},"lineHeight":1}}}
      """)
    let style = TokenDesign("Fonts", tokens).catalog[TextStyle.self, "t"]
    #expect(style?.fontFamily == family)
    #expect(style?.attribute(for: .kern) == nil)
  }

  @Test(
    "A group that looks like a token without a value is reported; one of tokens, or with data alone, isn't")
  func unfinishedTokens() throws {
    let tokens = try tokens(
      """
      {"$type":"color","a":{"$type":"color","$description":"x"},"b":{"$description":"x"},
       "c":{"$type":"color","d":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}},
       "e":{"f":{"$type":"color","g":{}}}}
      """)
    let problems = TokenDesign("Unfinished", tokens).problems
    let reason = "a type without tokens: to be a token, it needs a $value"
    #expect(problems.map(\.description) == ["a: \(reason)", "b: \(reason)"])
  }

  @Test("Chains of aliases of any length end, and those that are too long are reported")
  func longChains() throws {
    let count = 1000
    let colors = (1...count).map { #""c\#($0)":{"$value":"{c.c\#($0 - 1)}"}"# }.joined(separator: ",")
    let lengths = (1...count).map { #""n\#($0)":{"$value":"{n.n\#($0 - 1)}"}"# }.joined(separator: ",")
    let tokens = try tokens(
      """
      {"c":{"$type":"color","c0":{"$value":"#010203"},\(colors)},
       "n":{"$type":"dimension","n0":{"$value":"3px"},\(lengths)}}
      """, accepting: .all)
    let design = TokenDesign("Long", tokens)
    for value in design.values.colors {
      #expect(value.value.looksEqual(to: Color(hex: 0x010203), in: TraitCollection()))
    }
    #expect(design.values.lengths.allSatisfy { $0.value == 3 })
    #expect(design.problems.allSatisfy { $0.kind == .approximated })
    #expect(design.problems.count == 10)
  }
}
