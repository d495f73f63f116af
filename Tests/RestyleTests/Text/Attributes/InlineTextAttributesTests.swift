import Restyle
import TestSupport
import Testing

/// What lies inline shares words: setting one attribute must neither change nor lose another.
@Suite struct InlineTextAttributesTests {
  /// Unset, and each case.
  private static func choices<Value: CaseIterable>(_ type: Value.Type) -> [Value?] {
    [nil] + Value.allCases.map { $0 }
  }

  @Test
  func everyCombinationOfCasesComesBack() async throws {
    try await forEach(Self.choices(Font.Design.self), Self.choices(Font.Slant.self)) {
      (design: Font.Design?, slant: Font.Slant?) in
      for alignment in Self.choices(TextAlignment.self) {
        for lineBreakMode in Self.choices(LineBreakMode.self) {
          for textCase in Self.choices(TextCase.self) {
            for adjusts in [nil, false, true] {
              var style = TextStyle()
              style.adjustsFontForContentSizeCategory = adjusts
              style.setAttribute(textCase, for: .textCase)
              style.setAttribute(lineBreakMode, for: .lineBreakMode)
              style.setAttribute(alignment, for: .alignment)
              style.fontSlant = slant
              style.fontFamily = design.map { .system($0) }
              let cameBack =
                style.fontFamily == design.map { .system($0) } && style.fontSlant == slant
                && style.attribute(for: .alignment) == alignment
                && style.attribute(for: .lineBreakMode) == lineBreakMode
                && style.attribute(for: .textCase) == textCase
                && style.adjustsFontForContentSizeCategory == adjusts
              if !cameBack { Issue.record("\(style)") }
            }
          }
        }
      }
    }
  }

  /// Numbers at the ends of what a style keeps, set beside all the others and alone.
  @Test(arguments: [0, -0.0, 1, -1, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 17.25])
  func numbersComeBack(number: Double) {
    var style = TextStyle()
    style.kern = number
    #expect(style.attributes.names == ["kern"])
    style.lineSpacing = number
    style.fontSize = number
    style.fontWeight = Font.Weight(number)
    style.numberOfLines = Int.max
    style.color = Color(red: number, green: -number, blue: 0, alpha: 0, space: .displayP3)
    #expect(style.kern == number)
    #expect(style.kern.sign == .plus || number < 0)
    #expect(style.lineSpacing == number)
    #expect(style.fontSize == max(0, number))
    #expect(style.fontWeight == Font.Weight(number))
    #expect(style.numberOfLines == Int.max)
    #expect(style.color?.space == .displayP3)
    #expect(style.color?.alpha == 0)
    style.kern = .nan
    style.lineSpacing = .infinity
    style.fontSize = -.infinity
    style.fontWeight = nil
    style.setAttribute(nil, for: .numberOfLines)
    style.color = nil
    #expect(style == TextStyle())
    #expect(style.hashValue == TextStyle().hashValue)
  }
}
