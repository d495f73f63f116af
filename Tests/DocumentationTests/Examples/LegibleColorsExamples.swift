// The examples of the article, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the article about legible colours shows")
struct LegibleColorsExamples {
  @Test("The nearest colour that is legible")
  func adjusted() {
    // Block 1 of Restyle/Restyle.docc/LegibleColors.md

    #expect(lilac.contrastRatio(with: .white).rounded() == 3)
    #expect(label == Color(hex: 0x6C68DC))
    #expect(impossible == nil)
  }

  @Test("Variants that are legible stay")
  func variants() {
    // Block 2 of Restyle/Restyle.docc/LegibleColors.md

    #expect(link.resolved(colorScheme: .light) == Color(hex: 0x0076DF))
    #expect(Color.systemBlue.resolved(colorScheme: .light) == Color(hex: 0x0088FF))
    for (scheme, contrast) in [
      (ColorScheme.dark, Contrast.normal), (.light, .increased), (.dark, .increased),
    ] {
      #expect(
        link.resolved(colorScheme: scheme, contrast: contrast)
          == Color.systemBlue.resolved(colorScheme: scheme, contrast: contrast))
    }
  }

  @Test("Colours from outside")
  func outside() throws {
    let page = Color(light: .white, dark: Color(hex: 0x1C1C1E))
    // Block 3 of Restyle/Restyle.docc/LegibleColors.md

    for scheme in ColorScheme.allCases {
      let (text, anchor, accent, page) = (
        text.resolved(colorScheme: scheme), anchor.resolved(colorScheme: scheme),
        accent.resolved(colorScheme: scheme), page.resolved(colorScheme: scheme)
      )
      #expect(text.contrastRatio(with: accent) >= 4.5 && anchor.contrastRatio(with: page) >= 4.5)
    }
  }

  @Test("Tones of one colour")
  func tones() {
    // Block 4 of Restyle/Restyle.docc/LegibleColors.md

    #expect(teal.count == 11)
    #expect(teal.first == Color(hex: 0x94EFFA) && teal.last == Color(hex: 0x00090B))
    #expect(contrast >= 5.05)
  }
}
