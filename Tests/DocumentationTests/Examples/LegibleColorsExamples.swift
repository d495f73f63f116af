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

  @Test("Tones of one colour")
  func tones() {
    // Block 3 of Restyle/Restyle.docc/LegibleColors.md

    #expect(teal.count == 11)
    #expect(teal.first == Color(hex: 0x94EFFA) && teal.last == Color(hex: 0x00090B))
    #expect(contrast >= 5.05)
  }
}
