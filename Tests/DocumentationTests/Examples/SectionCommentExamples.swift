// The examples in the comments of Restyle/Section, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Section show")
struct SectionCommentExamples {
  @Test("SectionStyle")
  func section() {
    // Block of Restyle/Section/SectionStyle.swift

    #expect(section.header.text.color == .red && section.minRowHeight == 56)
  }

  @Test("HeaderFooterStyle")
  func header() {
    let text = TextStyle()
    // Block of Restyle/Section/HeaderFooterStyle.swift

    #expect(header.emptyHeight == 18 && header.text == text.uppercased)
  }

  @Test("SectionStyle.Background")
  func background() {
    let values = descriptions {
      // Block of Restyle/Section/SectionStyle+Background.swift
    }

    #expect(values.last == String(describing: Optional(SegmentPosition.middle)))
  }
}
