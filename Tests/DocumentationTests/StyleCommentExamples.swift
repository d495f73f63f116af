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

  @Test("Style.restyled(_:) with what returns styles")
  func returned() {
    let strong = TextStyle.default.restyled(\.bold).colored(.red)
    let capitals = TextStyle.default.restyled { $0 = $0.bold.uppercased }  // the same in a closure

    #expect(strong == TextStyle.default.bold.colored(.red) && capitals == TextStyle.default.bold.uppercased)
  }
}
