// The examples of the article, as they stand there, and what they give.

import Restyle
import Testing

// Block 2 of Restyle/Restyle.docc/InterpolatingStyles.md

// Block 3 of Restyle/Restyle.docc/InterpolatingStyles.md

@Suite("What the article about interpolating styles shows")
struct InterpolatingStylesExamples {
  @Test("A button between two others")
  func half() {
    // Block 1 of Restyle/Restyle.docc/InterpolatingStyles.md

    let style = half.style(for: .normal)
    #expect(style?.text.fontSize == 18)
    #expect(style?.background.color == Color.white.mixed(with: .brown))
    let shadow = ShadowStyle(color: Color.black.withAlpha(0.5), y: 2, blur: 4)
    #expect(style?.background.shadows == [shadow])
  }

  @Test("Attributes and styles of one's own")
  func own() {
    let styles = [1, 4].map { number in TextStyle().restyled { $0[Beats()] = number } }
    #expect(styles[0].interpolated(to: styles[1], at: 0.5)[Beats()] == 3)
    #expect(MarkerStyle().interpolated(to: MarkerStyle(padding: 8), at: 0.5).padding == 6)
  }
}
