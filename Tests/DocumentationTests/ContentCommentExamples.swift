// The examples in the comments of Restyle/Content, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Content show")
struct ContentCommentExamples {
  @Test("ListStyle, TableStyle")
  func documents() {
    let steps = ListStyle.system.restyled { $0.numbering = .upperAlpha }

    let striped = TableStyle.system.restyled { $0.stripeColor = .systemGray6 }

    #expect(steps.numbering == .upperAlpha && steps.bullet == .disc)
    #expect(striped.stripeColor == .systemGray6)
    let tight = DescriptionListStyle.system.restyled { $0.spacing = 4 }
    #expect(tight.spacing == 4)
  }
}
