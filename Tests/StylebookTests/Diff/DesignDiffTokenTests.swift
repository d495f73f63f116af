import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@testable import stylebook

/// A design of a file, and of files for contexts of a modifier `brand`, of which the first one is the usual.
private func design(_ base: String, _ contexts: [(name: String, tokens: String)] = []) throws -> TokenDesign {
  if contexts.isEmpty { return TokenDesign("Design", try DesignTokens(json: Data(base.utf8))) }
  let list = contexts.map { "\"\($0.name)\": [\($0.tokens)]" }.joined(separator: ", ")
  let resolver = """
    {"version": "2025.10", "sets": {"base": {"sources": [\(base)]}},
    "modifiers": {"brand": {"contexts": {\(list)}, "default": "\(contexts[0].name)"}},
    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]}
    """
  return try TokenDesign("Design", TokenResolver(json: Data(resolver.utf8)) { _ in Data() })
}

private func color(_ blue: Double) -> String {
  #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, \#(blue)]}}"#
}

private func px(_ number: Double) -> String { #"{"value": \#(number), "unit": "px"}"# }

private func length(_ number: Double) -> String { #"{"$type": "dimension", "$value": \#(px(number))}"# }

/// A colour, a length, and everything that refers to them.
private func everything(color value: String = color(0), length number: String = length(1)) -> String {
  """
  {"a": \(value), "b": {"$value": "{a}"}, "l": \(number), "m": {"$type": "dimension", "$value": "{l}"},
  "shadow": {"$type": "shadow", "$value": {
    "color": "{a}", "offsetX": "{l}", "offsetY": \(px(1)), "blur": \(px(0)), "spread": \(px(0))}},
  "border": {"$type": "border", "$value": {"color": "{a}", "width": "{l}", "style": "solid"}},
  "gradient": {"$type": "gradient", "$value": [
    {"color": "{a}", "position": 0}, {"color": "{b}", "position": 1}]},
  "text": {"$type": "typography", "$value": {
    "fontFamily": "X", "fontSize": "{l}", "fontWeight": 400, "letterSpacing": "{l}", "lineHeight": 1}}}
  """
}

@Suite("Differences of tokens")
struct DesignDiffTokenTests {
  private func lines(_ old: TokenDesign, _ new: TokenDesign) -> [String] {
    DesignDiff(from: old, to: new).changes.map(\.line)
  }

  @Test(
    "What refers to a value that changes in a scheme or a theme alone changes there",
    arguments: [
      ("light", "dark", "dark"), ("acme", "zeta", "theme brand.zeta"),
    ])
  func colors(_ usual: String, _ other: String, _ condition: String) throws {
    func design(_ blue: Double) throws -> TokenDesign {
      try StylebookTests.design(everything(), [(usual, "{}"), (other, "{\"a\": \(color(blue))}")])
    }
    let diff = DesignDiff(from: try design(0.2), to: try design(0.4))
    #expect(
      diff.changes.map { "\($0.group).\($0.name)" } == [
        "colors.a", "colors.b", "shadows.shadow", "borders.border", "backgrounds.gradient",
      ])
    #expect(diff.changes.allSatisfy { $0.effect == .visible && $0.condition == condition })
  }

  @Test("What only refers to a value that changes stands behind it")
  func causes() throws {
    func alias(_ name: String) -> String { "{\"$value\": \"{\(name)}\"}" }
    func design(_ number: Double) throws -> TokenDesign {
      try StylebookTests.design(
        """
        {"a": \(alias("z")), "b": \(color(number)), "z": \(color(number)),
        "l": \(alias("m")), "m": \(length(number)),
        "n": \(alias("o")), "o": {"$type": "number", "$value": \(number)}}
        """)
    }
    let diff = DesignDiff(from: try design(0.2), to: try design(0.4))
    #expect(
      diff.changes.map { "\($0.group).\($0.name)" } == [
        "colors.b", "colors.z", "colors.a", "lengths.m", "lengths.l", "tokens.o", "tokens.n",
      ])
  }

  @Test("A font or a text style that only refers to one that changes stands behind it, too")
  func causesOfTexts() throws {
    func design(_ size: Double) throws -> TokenDesign {
      let font = NamedValue("z", Font.system(size: size))
      let style = NamedValue("z", TextStyle(font: .system(size: size)))
      let values = DesignValues(
        "Design", fonts: [NamedValue("a", .named(font)), font],
        textStyles: [NamedValue("a", .named(style)), style])
      return TokenDesign("Design", try TokenExport(StyleCatalog("Design") {}, values: values).tokens)
    }
    let diff = DesignDiff(from: try design(2), to: try design(4))
    #expect(
      diff.changes.map { "\($0.group).\($0.name)" } == ["fonts.z", "fonts.a", "textStyles.z", "textStyles.a"])
  }

  @Test("What refers to a length that changes in a theme alone changes there")
  func lengths() throws {
    func design(_ points: Double) throws -> TokenDesign {
      try StylebookTests.design(everything(), [("acme", "{}"), ("zeta", "{\"l\": \(length(points))}")])
    }
    #expect(
      lines(try design(2), try design(3)) == [
        "lengths.l (theme brand.zeta): 2 points → 3 points",
        "lengths.m (theme brand.zeta): 2 points → 3 points",
        "shadows.shadow (theme brand.zeta): 2 1 0 0 #000000 → 3 1 0 0 #000000",
        "borders.border.width (theme brand.zeta): 2.0 → 3.0",
        "textStyles.text.fontSize (theme brand.zeta): 2.0 → 3.0",
        "textStyles.text.kern (theme brand.zeta): 2.0 → 3.0",
      ])
  }

  @Test("A text that isn't legible any more in a theme breaks")
  func legibility() throws {
    let ink = NamedValue("ink", Color.black)
    let style = TextStyle(font: .system(size: 14), color: .named(ink)).restyled {
      $0.backgroundColor = .white
    }
    let export = try TokenExport(
      StyleCatalog("Design") { NamedStyle("t", style) }, values: DesignValues("Design", colors: [ink]))
    let base = String(decoding: export.tokens.json(), as: UTF8.self)
    func design(_ gray: Double) throws -> TokenDesign {
      let value = #"{"colorSpace": "srgb", "components": [\#(gray), \#(gray), \#(gray)]}"#
      let context = #"{"color": {"ink": {"$type": "color", "$value": \#(value)}}}"#
      return try StylebookTests.design(base, [("acme", "{}"), ("zeta", context)])
    }
    let diff = DesignDiff(from: try design(0.2), to: try design(1))
    #expect(
      diff.changes.map(\.line) == [
        "textStyles.t.color (theme brand.zeta): #333333 → #ffffff; text contrast 12.63 → 1.0, and 4.5 is enough",
        "colors.ink (theme brand.zeta): #333333 → #ffffff",
      ])
    #expect(diff.effect == .breaking)
  }

  @Test("What refers to another value of the same look, or is written out, looks the same")
  func aliases() throws {
    func design(_ target: String) throws -> TokenDesign {
      let base = everything().replacingOccurrences(of: "\"{l}\"", with: target)
      return try StylebookTests.design("{\"l2\": \(length(1)), " + base.dropFirst())
    }
    let old = try design("\"{l}\"")
    for target in ["\"{l2}\"", px(1)] {
      let diff = DesignDiff(from: old, to: try design(target))
      #expect(diff.changes.allSatisfy { $0.effect == .invisible && $0.note == "looks the same" })
      #expect(
        Set(diff.changes.map { "\($0.group).\($0.name)" }) == [
          "lengths.m", "shadows.shadow", "borders.border", "textStyles.text",
        ])
    }
  }

  @Test(
    "That something isn't to be used any longer is an invisible change of its own, and so is that it is again"
  )
  func deprecations() throws {
    func design(_ deprecation: String) throws -> TokenDesign {
      try StylebookTests.design(#"{"o": {"$type": "number", "$value": 1\#(deprecation)}}"#)
    }
    let (plain, reason) = (try design(""), try design(#", "$deprecated": "use b""#))
    #expect(lines(plain, reason) == ["tokens.o: deprecated: use b"])
    #expect(lines(reason, plain) == ["tokens.o: not deprecated any longer"])
    #expect(lines(plain, try design(#", "$deprecated": true"#)) == ["tokens.o: deprecated"])
    #expect(DesignDiff(from: plain, to: reason).status == 0)
    #expect(
      DesignDiff(from: plain, to: reason).markdown == "### Invisible\n\n- `tokens.o`: deprecated: use b\n")
  }

  @Test("Tokens that are no named values or styles change, are gone and new as others")
  func otherTypes() throws {
    let types = [
      ("number", "1", "2"), ("fontWeight", "400", "700"), ("fontFamily", "\"A\"", "\"B\""),
      ("duration", #"{"value":1,"unit":"ms"}"#, #"{"value":2,"unit":"ms"}"#),
      ("cubicBezier", "[0,0,1,1]", "[0,0,1,0]"), ("strokeStyle", "\"solid\"", "\"dashed\""),
    ]
    let empty = try design("{}")
    for (type, first, second) in types {
      func token(_ value: String) -> String { "{\"o\": {\"$type\": \"\(type)\", \"$value\": \(value)}}" }
      let (old, new) = (try design(token(first)), try design(token(second)))
      #expect(lines(old, new) == ["tokens.o: \(first) → \(second)"])
      #expect(lines(old, old).isEmpty)
      #expect(lines(old, empty) == ["tokens.o: \(first): gone"])
      #expect(lines(empty, old) == ["tokens.o: new: \(first)"])
      #expect(DesignDiff(from: old, to: new).effect == .visible)
      #expect(DesignDiff(from: old, to: empty).effect == .breaking)
      let contexts = [("acme", "{}"), ("zeta", token(second))]
      #expect(
        lines(try design(token(first), contexts), try design(token(first), [contexts[0], ("zeta", "{}")]))
          == ["tokens.o (theme brand.zeta): \(second) → \(first)"])
    }
    let (number, weight) = (
      try design(#"{"o": {"$type": "number", "$value": 400}}"#),
      try design(#"{"o": {"$type": "fontWeight", "$value": 400}}"#)
    )
    #expect(lines(number, weight) == ["tokens.o: 400 → 400; a number has become a fontWeight"])
    #expect(DesignDiff(from: number, to: weight).effect == .breaking)
  }

  @Test("What depends on the room there is has that as its condition")
  func room() throws {
    func text(_ size: Double) -> String {
      everything(length: length(size))
    }
    func design(_ compact: Double) throws -> TokenDesign {
      let resolver = """
        {"version": "2025.10", "modifiers": {"size": {
          "contexts": {"compact": [\(text(compact))], "regular": [\(text(20))]}, "default": "regular"}},
        "resolutionOrder": [{"$ref": "#/modifiers/size"}]}
        """
      return try TokenDesign("Design", TokenResolver(json: Data(resolver.utf8)) { _ in Data() })
    }
    let changes = lines(try design(16), try design(14))
    #expect(changes.contains("textStyles.text.fontSize (compact width): 16.0 → 14.0"))
    #expect(changes.allSatisfy { $0.contains("(compact width)") })
  }
}
