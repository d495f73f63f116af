import Foundation
import Restyle
import RestyleTokens
import TestSupport
import Testing

@Suite("Tokens that vary")
struct TokenDesignVariantTests {
  private static let schemes: [ColorScheme] = [.light, .dark]
  private static let contrasts: [Contrast] = [.normal, .increased]

  /// A file in which the accent is a base colour of one of four numbers, or written out.
  private static func file(_ number: Int, isAlias: Bool) throws -> DesignTokens {
    let bases = (0..<4).map { ##""b\##($0)":{"$value":"#00000\##($0)"}"## }.joined(separator: ",")
    return try tokens(
      ##"{"c":{"$type":"color",\##(bases),"accent":{"$value":"\##(isAlias ? "{c.b\(number)}" : "#00000\(number)")"}},"##
        + ##""line":{"$type":"border","$value":{"color":"{c.accent}","width":"1px","style":"solid"}}}"##,
      accepting: .all)
  }

  @Test("A colour has the variants of its files, in all combinations of values and aliases")
  func variants() async throws {
    try await forEach(0..<256, 0..<16) { numbers, aliases in
      let files = try (0..<4).map {
        try Self.file(numbers >> (2 * $0) & 3, isAlias: aliases >> $0 & 1 == 1)
      }
      let design = TokenDesign(
        "Variants", light: files[0], dark: files[1], lightIncreasedContrast: files[2],
        darkIncreasedContrast: files[3])
      let accent = try #require(design.values.colors.last)
      #expect(design.problems.isEmpty)
      for (index, contrast) in Self.contrasts.enumerated() {
        for (offset, scheme) in Self.schemes.enumerated() {
          let number = numbers >> (2 * (2 * index + offset)) & 3
          #expect(
            accent.value.resolved(colorScheme: scheme, contrast: contrast) == Color(hex: UInt32(number)))
        }
      }
      #expect(design.catalog[BorderStyle.self, "line"]?.color == .named(accent))
    }
  }

  @Test("Aliases that lead back to themselves by the schemes together are values, and reported")
  func circles() throws {
    func file(_ first: String, _ second: String) throws -> DesignTokens {
      try tokens(
        ##"{"c":{"$type":"color","a":{"$value":"\##(first)"},"b":{"$value":"\##(second)"}}}"##,
        accepting: .all)
    }
    let design = TokenDesign(
      "Circle", light: try file("{c.b}", "#000001"), dark: try file("#000002", "{c.a}"))
    for value in design.values.colors {
      #expect(value.value.resolved(colorScheme: .light) == Color(hex: 1))
      #expect(value.value.resolved(colorScheme: .dark) == Color(hex: 2))
    }
    #expect(design.problems.map(\.kind) == [.approximated])
  }

  @Test("What only one variant has, or varies in more than colours, is reported")
  func losses() throws {
    let light = try tokens(##"{"a":{"$type":"dimension","$value":{"value":1,"unit":"px"}}}"##)
    let dark = try tokens(
      ##"{"a":{"$type":"dimension","$value":{"value":2,"unit":"px"}},"b":{"$type":"dimension","$value":{"value":3,"unit":"px"}}}"##
    )
    let design = TokenDesign("Losses", light: light, dark: dark)
    #expect(design.values.lengths.map(\.value) == [1, 3])
    #expect(
      design.problems.map(\.description) == [
        "a: only colours vary with the colour scheme and the contrast",
        "b: it isn't there in all colour schemes and contrasts",
      ])
  }
}
