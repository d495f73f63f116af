// The examples in the comments of Restyle/Style, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Style show")
struct StyleCommentExamples {
  @Test("Style")
  func restyled() {
    // Block 1 of Restyle/Style/Style.swift

    #expect(footer.color == .red && footer.font == TextStyle.header.font)
  }

  @Test("Style.restyled(_:) with what returns styles")
  func returned() {
    // Block 2 of Restyle/Style/Style.swift

    #expect(strong == TextStyle.default.bold.colored(.red) && capitals == TextStyle.default.bold.uppercased)
  }
}
