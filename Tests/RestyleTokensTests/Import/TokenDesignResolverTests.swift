import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Designs of resolvers")
struct TokenDesignResolverTests {
  private static func design(_ modifiers: String, order: [String]) throws -> TokenDesign {
    let names = order.map { ##"{"$ref":"#/modifiers/\##($0)"}"## }.joined(separator: ",")
    let resolver = try TokenResolver(
      json: Data(
        ##"""
        {"version":"2025.10","sets":{"base":{"sources":[{
          "c":{"$type":"color","base":{"$value":"#000000"},"accent":{"$value":"{c.base}"}},
          "gap":{"$type":"dimension","$value":"1px"},
          "title":{"$type":"typography","$value":{"fontFamily":"A","fontSize":"10px","fontWeight":400,
            "letterSpacing":"0px","lineHeight":1}},
          "copy":{"$type":"typography","$value":"{title}"}}]}},
         "modifiers":{\##(modifiers)},"resolutionOrder":[{"$ref":"#/sets/base"},\##(names)]}
        """##.utf8), accepting: .all)
    return try TokenDesign("Resolved", resolver)
  }

  private static func base(_ hex: String) -> String {
    ##"[{"c":{"base":{"$type":"color","$value":"\##(hex)"}}}]"##
  }

  @Test(
    "Contexts of schemes and contrasts are variants, however they are named",
    arguments: [
      (
        ##""theme":{"contexts":{"light":\##(base("#000001")),"dark":\##(base("#000002"))},"default":"light"}"##,
        ["theme"], [1, 2, 1, 2]
      ),
      (
        ##""m":{"contexts":{"Night":\##(base("#000002")),"Day":\##(base("#000001"))}}"##, ["m"], [1, 2, 1, 2]
      ),
      (##""m":{"contexts":{"default":[],"dark":\##(base("#000002"))}}"##, ["m"], [0, 2, 0, 2]),
      (
        ##""contrast":{"contexts":{"normal":\##(base("#000001")),"high":\##(base("#000003"))}}"##,
        ["contrast"], [1, 1, 3, 3]
      ),
      (
        ##""m":{"contexts":{"light":\##(base("#000001")),"dark":\##(base("#000002")),"light-high-contrast":\##(base("#000003")),"dark_high_contrast":\##(base("#000004"))}}"##,
        ["m"], [1, 2, 3, 4]
      ),
      (
        ##""s":{"contexts":{"light":\##(base("#000001")),"dark":\##(base("#000002"))}},"c":{"contexts":{"normal":[],"increased":\##(base("#000005"))}}"##,
        ["s", "c"], [1, 2, 5, 5]
      ),
    ] as [(String, [String], [UInt32])])
  func variants(modifiers: String, order: [String], expected: [UInt32]) throws {
    let design = try Self.design(modifiers, order: order)
    for value in design.values.colors {
      let colors = [Contrast.normal, .increased].flatMap { contrast in
        [ColorScheme.light, .dark].map { value.value.resolved(colorScheme: $0, contrast: contrast) }
      }
      #expect(colors == expected.map { Color(hex: $0) }, "\(value.name)")
    }
    #expect(design.themes.isEmpty && design.problems.isEmpty)
  }

  @Test("Contexts for little and much room are size classes of styles; values are those for much room")
  func sizes() throws {
    let size =
      ##"{"title":{"$type":"typography","$value":{"fontFamily":"A","fontSize":"5px","fontWeight":400,"letterSpacing":"0px","lineHeight":1}},"gap":{"$type":"dimension","$value":"2px"}}"##
    let design = try Self.design(
      ##""size":{"contexts":{"mobile":[\##(size)],"desktop":[]},"default":"mobile"}"##, order: ["size"])
    for named in design.catalog[TextStyle.self] {
      #expect(named.style(from: TraitCollection(horizontalSizeClass: .compact)).fontSize == 5)
      #expect(named.style(from: TraitCollection(horizontalSizeClass: .regular)).fontSize == 10)
      #expect(named.dynamicStyle != nil)
    }
    #expect(design.values.lengths.map(\.value) == [1])
    #expect(
      design.problems.map(\.description) == [
        "gap: the value where there is much room counts everywhere but in styles"
      ])
  }

  @Test("What a style borrows of a value that depends on the room follows it")
  func borrowedSizes() throws {
    let resolver = try TokenResolver(
      json: Data(
        ##"""
        {"version":"2025.10","sets":{"base":{"sources":[{
          "size":{"$type":"dimension","$value":"17px"},"alias":{"$value":"{size}"},
          "space":{"$type":"dimension","$value":"1px"},
          "line":{"$type":"color","$value":"#000000"},
          "body":{"$type":"typography","$value":{"fontFamily":"A","fontSize":"{alias}","fontWeight":400,
            "letterSpacing":"{space}","lineHeight":1}},
          "copy":{"$type":"typography","$value":"{body}"},
          "edge":{"$type":"border","$value":{"color":"{line}","width":"{size}","style":"solid"}}}]}},
         "modifiers":{"room":{"contexts":{"regular":[],"compact":[{
           "size":{"$type":"dimension","$value":"14px"},
           "line":{"$type":"color","$value":"#FF0000"}}]},"default":"regular"}},
         "resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/room"}]}
        """##.utf8), accepting: .all)
    let design = try TokenDesign("Resolved", resolver)
    for (size, expected, color) in [
      (UserInterfaceSizeClass.compact, 14.0, Color.red), (.regular, 17, .black),
    ] {
      let traits = TraitCollection(horizontalSizeClass: size)
      let texts = design.catalog[TextStyle.self]
      #expect(texts.map { $0.style(from: traits).fontSize } == [expected, expected])
      // What doesn't vary is still borrowed.
      #expect(texts.allSatisfy { $0.style(from: traits).debugDescription.contains(#""space""#) })
      let edge = design.catalog[BorderStyle.self].map { $0.style(from: traits) }
      #expect(edge.map(\.width) == [expected] && edge.map(\.color) == [color])
    }
    #expect(design.problems.map(\.path) == ["size", "alias", "line"])
    #expect(design.swiftSource().text.contains("14"))
  }

  @Test("Any other context is a theme that sets what differs")
  func themes() throws {
    let brand =
      ##"[{"c":{"base":{"$type":"color","$value":"#000007"}},"gap":{"$type":"dimension","$value":"4px"},"title":{"$type":"typography","$value":{"fontFamily":"B","fontSize":"5px","fontWeight":400,"letterSpacing":"0px","lineHeight":1}},"new":{"$type":"number","$value":1}}]"##
    let design = try Self.design(##""brand":{"contexts":{"a":[],"b":\##(brand),"c":[]}}"##, order: ["brand"])
    #expect(design.themes.map(\.name) == ["brand.b", "brand.c"])
    let gap = try #require(design.values.lengths.first)
    DefaultStyling.withDefaults(design.themes[0].defaults) {
      #expect(design.values.colors.allSatisfy { $0.value.resolved(colorScheme: .light) == Color(hex: 7) })
      #expect(gap.value == 4)
    }
    DefaultStyling.withDefaults(design.themes[1].defaults) { #expect(gap.value == 1) }
    #expect(
      design.problems.map(\.description) == [
        "new: a number has no name of its own in Restyle",
        #"title: the theme "brand.b" changes named values only"#,
      ])
  }

  @Test(
    "Contexts that share other words are variants of one theme, or of the usual values",
    arguments: [
      (["a-light", "a-dark", "b-light", "b-dark"], [1, 2], ["m.b"], [3, 4]),
      (["a", "b", "b dark"], [1, 1], ["m.b"], [2, 3]),
      (["a", "dark", "b-dark"], [1, 2], ["m.b-dark"], [3, 3]),
      (["light", "day", "dark"], [1, 3], ["m.day"], [2, 2]),
      (["normal", "high", "more"], [1, 1], ["m.high", "m.more"], [2, 2]),
    ] as [([String], [UInt32], [String], [UInt32])])
  func groups(contexts: [String], usual: [UInt32], names: [String], first: [UInt32]) throws {
    let members = contexts.enumerated().map { ##""\##($1)":\##(Self.base("#00000\($0 + 1)"))"## }
    let design = try Self.design(##""m":{"contexts":{\##(members.joined(separator: ","))}}"##, order: ["m"])
    func colors() -> [Color] {
      [ColorScheme.light, .dark].map { Color.named(design.values.colors[0]).resolved(colorScheme: $0) }
    }
    #expect(colors() == usual.map { Color(hex: $0) })
    #expect(design.themes.map(\.name) == names)
    DefaultStyling.withDefaults(design.themes[0].defaults) {
      #expect(colors() == first.map { Color(hex: $0) })
    }
  }

  @Test("Themes of several modifiers are there together: what comes later in the order counts")
  func together() throws {
    let gap =
      ##"[{"gap":{"$type":"dimension","$value":"4px"},"c":{"base":{"$type":"color","$value":"#000009"}}}]"##
    let modifiers =
      ##""brand":{"contexts":{"a":[],"b":\##(Self.base("#000007")),"c":\##(Self.base("#000008"))}},"density":{"contexts":{"normal":[],"low":\##(gap)}}"##
    for order in [["brand", "density"], ["density", "brand"]] {
      let design = try Self.design(modifiers, order: order)
      let names = design.themes.map(\.name)
      #expect(Set(names.prefix(3)) == ["brand.b", "brand.c", "density.low"] && names.count == 5)
      let name = order == ["brand", "density"] ? "brand.b.density.low" : "density.low.brand.b"
      let theme = try #require(design.themes.first { $0.name == name })
      DefaultStyling.withDefaults(theme.defaults) {
        #expect(design.values.lengths[0].value == 4)
        let color = Color.named(design.values.colors[1])
        #expect(color.resolved(colorScheme: .light) == Color(hex: order[0] == "brand" ? 9 : 7))
      }
    }
  }

  @Test("So many themes that their product is too large are there each, which is reported")
  func many() throws {
    let contexts = (0..<7).map { #""x\#($0)":[]"# }.joined(separator: ",")
    let design = try Self.design(
      #""a":{"contexts":{\#(contexts)}},"b":{"contexts":{\#(contexts)}}"#, order: ["a", "b"])
    #expect(design.themes.count == 12)
    #expect(
      design.problems.map(\.description) == [#""a", "b": so many themes are there each, but not together"#])
  }

  @Test("Several modifiers for room have the same size class")
  func severalSizes() throws {
    func title(_ size: Int) -> String {
      ##"[{"title":{"$type":"typography","$value":{"fontFamily":"A","fontSize":"\##(size)px","fontWeight":400,"letterSpacing":"0px","lineHeight":1}}}]"##
    }
    let design = try Self.design(
      ##""a":{"contexts":{"compact":\##(title(5)),"regular":[]}},"b":{"contexts":{"small":\##(title(6)),"large":[]}}"##,
      order: ["a", "b"])
    let style = try #require(design.catalog[TextStyle.self].first)
    #expect(style.style(from: TraitCollection(horizontalSizeClass: .compact)).fontSize == 6)
  }

  @Test("What is wrong in any context is reported at once, and each of it once")
  func problems() throws {
    func wrong(_ name: String) -> String {
      ##"[{"\##(name)":{"$value":"{none}"},"both":{"$value":"{none}"}}]"##
    }
    let error = try #require(throws: TokenError.self) {
      try Self.design(
        ##""m":{"contexts":{"light":\##(wrong("a")),"dark":\##(wrong("b")),"brand":\##(wrong("c"))}}"##,
        order: ["m"])
    }
    #expect(error.problems.map(\.path) == ["a", "both", "b", "c"])
    let alike = String(repeating: "x", count: 100)
    let twice = try #require(throws: TokenError.self) {
      try Self.design(
        ##""m":{"contexts":{"light":[{"\##(alike).1":{},"\##(alike).2":{}}],"dark":[]}}"##, order: ["m"])
    }
    #expect(twice.problems.count == 2)
  }
}
