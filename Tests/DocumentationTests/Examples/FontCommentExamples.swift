// The examples in the comments of Restyle/Font, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Font show")
struct FontCommentExamples {
  private let traits = TraitCollection()

  @Test("Font")
  func font() {
    var style = TextStyle()
    // Block 1 of Restyle/Font/Font.swift

    #expect(style.font == .system(size: 20, weight: .bold))
  }

  @Test("Font.preferred(for:), Font.scaled(as:)")
  func preferred() {
    let values = descriptions {
      // Block 1 of Restyle/Font/Font+Preferred.swift
      // Block 2 of Restyle/Font/Font+Preferred.swift
    }

    #expect(values.count == 3)
    #expect(Font.preferred(for: .body).size == 17)
  }

  @Test("Font.TextStyle")
  func textStyles() {
    let values = descriptions {
      // Block 1 of Restyle/Font/Font+TextStyle.swift
      // Block 2 of Restyle/Font/Font+TextStyle.swift
    }

    #expect(values == ["17.0", "22.0", "33.0", "24.0"])
  }

  @Test("Font.Feature")
  func features() throws {
    var style = TextStyle()
    // Block of Restyle/Font/Font+Feature.swift

    #expect(style.fontFeatures.count == 3)
  }

  @Test("Font.custom(_:size:weight:width:fallbacks:design:)")
  func customFont() {
    func font() -> Font {
      // Block 2 of Restyle/Font/Font.swift
    }

    #expect(font().family?.names == ["IBM Plex Mono", "Menlo", "Consolas"])
  }
}
