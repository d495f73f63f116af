import Foundation
import Restyle
import RestyleElements
import RestyleFoundation
import RestyleRendering
import TestSupport
import Testing

@Suite("Attributed strings of texts as they are shown")
struct ShownStringTests {
  private let dark = TraitCollection(colorScheme: .dark, preferredContentSizeCategory: .accessibilityMedium)

  private func shown(_ style: TextStyle, for traits: TraitCollection) -> TextStyle {
    TextStyle(
      AttributedString(ShownText(StyledString("x", style: style)), for: traits).runs.first?.attributes
        ?? .init())
  }

  @Test("Each style that neither transforms nor depends on anything is shown as it is")
  func independent() async throws {
    try await forEach(StyleSamples.all) { (style: TextStyle) in
      // Somebody in the process may have registered a transform for any attribute.
      var plain = TextStyle(
        attributes: TextAttributes(style.attributes.filter { !TextStyle(attributes: [$0]).transformsText }))
      plain.removeAttribute(for: .textCase)
      plain.adjustsFontForContentSizeCategory = nil
      plain.link = nil
      for trait in [TraitCollection(), dark] {
        let result = shown(plain, for: trait)
        #expect(result.attributes.names == plain.attributes.names)
        // Shown once more, nothing changes.
        #expect(shown(result, for: trait) == result)
      }
    }
  }

  @Test("Texts are those after their transforms, which aren't asked for again")
  func transforms() {
    let text =
      StyledString("straße ", style: TextStyle().uppercased)
      + StyledString("x", style: TextStyle().restyled { $0.setAttribute("a", for: Bracketing()) })
    let shown = AttributedString(ShownText(text), for: TraitCollection())
    #expect(String(shown.characters) == "STRASSE straße <a:x:->")
    #expect(StyledString(shown) == StyledString("STRASSE straße <a:x:->"))
  }

  @Test("Colours are those of the surroundings, in every attribute that has one")
  func colors() {
    let color = Color(light: .red, dark: .blue, lightIncreasedContrast: .black, darkIncreasedContrast: .white)
    let style = TextStyle().colored(color).backgroundColored(color).underlined(TextLine(color: color))
      .struckThrough(TextLine(pattern: .dotted, color: color))
      .restyled {
        $0.highlightedColor = color
        $0.stroke = TextStroke(width: 1, color: color)
        $0.shadow = TextShadow(color: color, x: 1, y: 2, blur: 3)
      }
    for scheme in ColorScheme.allCases {
      for contrast in Contrast.allCases {
        let traits = TraitCollection(colorScheme: scheme, contrast: contrast)
        let plain = color.resolved(for: traits)
        let expected = TextStyle().colored(plain).backgroundColored(plain).underlined(TextLine(color: plain))
          .struckThrough(TextLine(pattern: .dotted, color: plain))
          .restyled {
            $0.highlightedColor = plain
            $0.stroke = TextStroke(width: 1, color: plain)
            $0.shadow = TextShadow(color: plain, x: 1, y: 2, blur: 3)
          }
        #expect(shown(style, for: traits) == expected)
      }
    }
  }

  @Test("Texts follow the reader's preferred size")
  func size() {
    let style = TextStyle.preferred(for: .body)
    #expect(shown(style, for: dark) == style.resolved(for: dark))
  }

  @Test("Runs hold what they take from the style of the block")
  func inherited() {
    let text = DisplayText(StyledString("Read the ") + StyledString("terms", style: TextStyle().underlined))
    let block = TextStyle().resized(to: 20).centerAligned
    let shown = AttributedString(ShownText(text, in: block), for: TraitCollection())
    #expect(
      StyledString(shown) == StyledString("Read the ", style: block)
        + StyledString("terms", style: block.underlined))
  }

  @Test("Links are those that can be followed, as browsers read them")
  func links() {
    #expect(shown(TextStyle().linked(to: "javascript:x"), for: dark).link == nil)
    #expect(shown(TextStyle().linked(to: " https://example.org/ "), for: dark).link == "https://example.org/")
    let text = ShownText("x", in: TextStyle().linked(to: "https://example.org/"), followsLinks: false)
    #expect(AttributedString(text, for: dark).runs.first?.link == nil)
  }
}
