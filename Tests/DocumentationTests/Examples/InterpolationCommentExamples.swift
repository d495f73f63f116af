// The examples in the comments of Restyle/Interpolation, as they stand there, and what they give.

import Restyle
import Testing

// Block 2 of Restyle/Number/Interpolatable.swift

@Suite("What the comments of Restyle/Interpolation show")
struct InterpolationCommentExamples {
  @Test("Interpolatable")
  func values() {
    // Block 1 of Restyle/Number/Interpolatable.swift

    #expect(pale == Color.white.mixed(with: .black, amount: 0.25))
    #expect(half.width == 1 && half.color == Color.black.withAlpha(0.5))
    let pills = [10.0, 20].map { PillStyle(text: TextStyle(font: .system(size: $0)), padding: $0) }
    #expect(pills[0].interpolated(to: pills[1], at: 0.5).text.fontSize == 15)
  }

  @Test("TextStyle.interpolated(to:at:)")
  func texts() {
    // Block 1 of Restyle/Interpolation/TextStyle+Interpolation.swift

    #expect(title.fontSize == 22.5)
  }
}
