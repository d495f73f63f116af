// The examples in the comments of Restyle/Style, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Style show")
struct StyleCommentExamples {
  @Test("Style")
  func restyled() {
    let footer = TextStyle.header.restyled { $0.color = .red }

    #expect(footer.color == .red && footer.font == TextStyle.header.font)
  }
}
