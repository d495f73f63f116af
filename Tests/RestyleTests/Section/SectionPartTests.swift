import Restyle
import RestyleTesting
import TestSupport
import Testing

/// A section keeps its parts packed: each has to come back, whatever the others are.
@Suite("Parts of a section") struct SectionPartTests {
  @Test("Headers and footers come back, and don't touch one another")
  func headersAndFootersComeBack() async throws {
    try await forEach(HeaderFooterStyle.samples) { (header: HeaderFooterStyle) in
      for footer in HeaderFooterStyle.samples {
        for base in SectionStyle.samples {
          var style = base
          style.header = header
          style.footer = footer
          #expect(style.header == header)
          #expect(style.footer == footer)
          #expect(style.rowInsets == base.rowInsets)
          #expect(style.itemSpacing == base.itemSpacing)
          #expect(style.minRowHeight == base.minRowHeight)
          #expect(style.background == base.background)
          #expect(style.selectedBackground == base.selectedBackground)
          style.header = base.header
          style.footer = base.footer
          #expect(style == base)
          #expect(style.hashValue == base.hashValue)
        }
      }
    }
  }

  @Test("Parts of a header are restyled where they are")
  func partsOfAHeaderAreRestyled() async throws {
    try await forEach(SectionStyle.samples) { (style: SectionStyle) in
      let restyled = style.restyled {
        $0.header.text.color = .red
        $0.header.text.underline = .single
        $0.header.insets.leading = -7
        $0.header.emptyHeight = 5
        $0.header.minimumHeight = -5
        $0.footer.background.color = .blue
      }
      #expect(restyled.header.text == style.header.text.colored(.red).underlined)
      #expect(restyled.header.insets == style.header.insets.setting(-7, at: .leading))
      #expect(restyled.header.emptyHeight == 5)
      #expect(restyled.header.minimumHeight == 0)
      #expect(restyled.footer.background.color == .blue)
      #expect(restyled.footer.text == style.footer.text)
    }
  }
}
