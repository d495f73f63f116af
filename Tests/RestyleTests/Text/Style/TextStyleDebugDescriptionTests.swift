import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite struct TextStyleDebugDescriptionTests {
  @Test func anEmptyStyleIsShort() {
    #expect(TextStyle().debugDescription == "TextStyle()")
  }

  @Test
  func theKeyIsCalledAsItsProperty() async throws {
    try await forEach(standardAttributeSamples) { (sample: StandardAttributeSample) in
      for style in sample.styles {
        #expect(style.attributes.map(\.debugDescription).first?.hasPrefix("$0.\(sample.name) = ") == true)
      }
    }
  }

  @Test func differentStylesHaveDifferentSource() {
    #expect(Set(StyleSamples.all.map(\.debugDescription)).count == StyleSamples.all.count)
  }

  @Test func eachAttributeHasALine() {
    for style in StyleSamples.all where style != TextStyle() {
      let lines = style.debugDescription.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == style.attributes.count + 2)
      #expect(
        lines.dropFirst().dropLast().allSatisfy { line in
          ["  $0.", "  $0[", "  // "].contains { line.hasPrefix($0) }
        })
    }
  }

  @Test func severalAttributesAreSource() {
    let style = TextStyle(font: .system(size: 17, weight: .semibold), color: .red).restyled {
      $0.kern = -0.43
      $0.shout = 3
    }
    #expect(
      style.debugDescription == """
        TextStyle().restyled {
          $0.color = Color(hex: 0xff0000)
          $0.fontFamily = .system(.default)
          $0.fontSize = 17.0
          $0.fontWeight = .semibold
          $0.kern = -0.43
          $0.setAttribute(3, for: RestyleTests.Shout())
        }
        """)
  }

  @Test func anOptionalNoneIsNotMistakenForNil() {
    #expect(
      TextStyle().restyled { $0.hyphenation = .never }.debugDescription.contains(
        "= .never"))
  }

  @Test func onlyWhatMayThrowIsTried() throws {
    let feature = try Font.Feature(tag: "ss01")
    #expect(TextStyle().feature(feature).debugDescription.hasPrefix("try TextStyle()"))
    #expect(TextStyle().linked(to: "try Font.Feature(").debugDescription.hasPrefix("TextStyle()"))
  }

  @Test func keptUnknownAttributesAreComments() throws {
    let style = try decode(TextStyle.self, #"{"mystery": "a\nb\r\u2028*/"}"#, unknown: .keep)
    #expect(style.debugDescription.hasPrefix("TextStyle().restyled { _ in\n  // unknown: \"mystery\""))
    #expect(style.debugDescription.utf8.count { $0 == 10 || $0 == 13 } == 2)
  }

  private struct Hidden: TextAttributeKey {
    static let name = "hidden"
    typealias Value = Int
  }

  /// The reflected name of a private type holds an address.
  @Test func privateKeysHaveNamesWithoutAddresses() {
    let style = TextStyle().restyled { $0.setAttribute(1, for: Hidden()) }
    #expect(
      style.debugDescription.contains("for: RestyleTests.TextStyleDebugDescriptionTests.Hidden())"))
  }
}
