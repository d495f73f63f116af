// The examples in the comments of Restyle/Content, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Content show")
struct ContentCommentExamples {
  @Test("ListStyle, TableStyle")
  func documents() {
    // Block of Restyle/Content/ListStyle.swift

    // Block of Restyle/Content/TableStyle.swift

    #expect(steps.numbering == .upperAlpha && steps.bullet == .disc)
    #expect(striped.stripeColor == .systemGray6)
    // Block of Restyle/Content/DescriptionListStyle.swift
    #expect(tight.spacing == 4)
  }
}
