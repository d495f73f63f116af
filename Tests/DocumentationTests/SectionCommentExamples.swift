// The examples in the comments of Restyle/Section, as they stand there, and what they give.

import Restyle
import Testing

@Suite("What the comments of Restyle/Section show")
struct SectionCommentExamples {
  @Test("SectionStyle")
  func section() {
    let section = SectionStyle.system(grouped: true, horizontallyRegular: false).restyled {
      $0.header.text.color = .red
      $0.minRowHeight = 56
    }

    #expect(section.header.text.color == .red && section.minRowHeight == 56)
  }

  @Test("HeaderFooterStyle")
  func header() {
    let text = TextStyle()
    let header = HeaderFooterStyle(
      text: text.uppercased, insets: EdgeInsets(horizontalInset: 16, verticalInset: 6), emptyHeight: 18)

    #expect(header.emptyHeight == 18 && header.text == text.uppercased)
  }

  @Test("SectionStyle.Background")
  func background() {
    let values = descriptions {
      var background = SectionStyle.Background(style: .systemInsetted)
      background.openTop()
      background[.top]?.position  // .middle
    }

    #expect(values.last == String(describing: Optional(SegmentPosition.middle)))
  }
}
