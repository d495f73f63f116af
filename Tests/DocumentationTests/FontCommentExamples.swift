// The examples in the comments of Restyle/Font, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Font show")
struct FontCommentExamples {
  private let traits = TraitCollection()

  @Test("Font")
  func font() {
    var style = TextStyle()
    style.font = .system(size: 17, weight: .semibold)
    style.font.size = 20
    style.fontWeight = .bold  // the same attribute, without the detour

    #expect(style.font == .system(size: 20, weight: .bold))
  }

  @Test("Font.preferred(for:), Font.scaled(as:)")
  func preferred() {
    let values = descriptions {
      Font.preferred(for: .body)  // the system's font, regular, in 17 points
      Font.preferred(for: .headline, compatibleWith: traits)
      Font.custom("Inter", size: 17).scaled(as: .body, compatibleWith: traits, maximumSize: 28)
    }

    #expect(values.count == 3)
    #expect(Font.preferred(for: .body).size == 17)
  }

  @Test("Font.TextStyle")
  func textStyles() {
    let values = descriptions {
      Font.TextStyle.body.size(for: .large)  // 17
      Font.TextStyle.body.leading(for: .large)  // 22
      Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge)  // 33
      Font.TextStyle.body.scaledValue(17, for: .accessibilityLarge, maximum: 24)  // 24
    }

    #expect(values == ["17.0", "22.0", "33.0", "24.0"])
  }

  @Test("Font.Feature")
  func features() throws {
    var style = TextStyle()
    style.fontFeatures = [.monospacedDigits, .smallCaps]
    style.fontFeatures.insert(try Font.Feature(tag: "ss01"))

    #expect(style.fontFeatures.count == 3)
  }

  @Test("Font.custom(_:size:weight:fallbacks:design:)")
  func customFont() {
    let font =
      Font.custom("IBM Plex Mono", size: 15, fallbacks: ["Menlo", "Consolas"], design: .monospaced)

    #expect(font.family?.names == ["IBM Plex Mono", "Menlo", "Consolas"])
  }
}
