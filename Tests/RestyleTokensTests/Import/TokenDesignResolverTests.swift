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
      design.problems.map(\.description) == ["gap: the value where there is much room counts everywhere"])
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
}
