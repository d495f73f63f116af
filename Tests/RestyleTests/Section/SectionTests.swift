import Restyle
import RestyleTesting
import TestSupport
import Testing

@Suite("Sections, forms and tables")
struct SectionTests {
  static let background = SectionStyle.Background(style: .systemInsetted)

  @Test("A section's background has a part for each position", arguments: SegmentPosition.allCases)
  func positions(position: SegmentPosition) {
    #expect(
      Self.background[position] == SegmentBackgroundStyle(style: .systemInsetted, position: position))
    #expect(SectionStyle.Background.none[position] == nil)
    let image = Image(url: "a.png")
    #expect(SectionStyle.Background(all: image)[position]?.image() == image)
    #expect(SectionStyle.Background(all: nil) == .none)
  }

  @Test("Opening the top: the first is as the middle, the only one as the last")
  func openTop() {
    var opened = Self.background
    opened.openTop()
    #expect(SegmentPosition.allCases.map { opened[$0]?.position } == [.middle, .middle, .bottom, .bottom])
    let once = opened
    opened.openTop()
    #expect(opened == once)
  }

  @Test("Opening the bottom: the last is as the middle, the only one as the first")
  func openBottom() {
    var opened = Self.background
    opened.openBottom()
    #expect(SegmentPosition.allCases.map { opened[$0]?.position } == [.top, .middle, .middle, .top])
    opened.openTop()
    #expect(SegmentPosition.allCases.allSatisfy { opened[$0]?.position == .middle })
  }

  @Test("Opened sections have neither the header nor the outline there")
  func openedSection() async throws {
    try await forEach(SectionStyle.samples) { (section: SectionStyle) in
      var background = section.background
      background.openTop()
      let top = section.openedTop
      #expect(top.header == .none)
      #expect(top.background == background)
      #expect(top.footer == section.footer)
      #expect(top == top.openedTop)

      let bottom = section.openedBottom
      #expect(bottom.footer == .none)
      #expect(bottom.header == section.header)
      #expect(bottom.selectedBackground.bottom == section.selectedBackground.middle)
      #expect(bottom.selectedBackground.unique == section.selectedBackground.top)

      #expect(section.headerRemoved == section.restyled { $0.header = .none })
      #expect(section.footerRemoved == section.restyled { $0.footer = .none })
    }
  }

  @Test("Opened tables open the section and the form")
  func openedTable() async throws {
    try await forEach(TableViewFormStyle.samples) { (table: TableViewFormStyle) in
      #expect(table.openedTop.section == table.section.openedTop)
      #expect(table.openedTop.form == table.form.restyled { $0.insets.top = 0 })
      #expect(table.openedTop.fixedHeaderHeight == 0)
      #expect(table.openedTop.fixedFooterHeight == table.fixedFooterHeight)
      #expect(table.openedBottom.section == table.section.openedBottom)
      #expect(table.openedBottom.form == table.form.restyled { $0.insets.bottom = 0 })
      #expect(table.openedBottom.fixedFooterHeight == 0)
      #expect(table.openedBottom.fixedHeaderHeight == table.fixedHeaderHeight)
    }
  }

  @Test("What is removed from a table takes its fixed height with it")
  func removedFromTable() async throws {
    try await forEach(TableViewFormStyle.samples) { (table: TableViewFormStyle) in
      let expectedWithoutHeader = table.restyled {
        $0.section.header = .none
        $0.fixedHeaderHeight = 0
      }
      let expectedWithoutFooter = table.restyled {
        $0.section.footer = .none
        $0.fixedFooterHeight = 0
      }
      #expect(table.headerRemoved == expectedWithoutHeader)
      #expect(table.footerRemoved == expectedWithoutFooter)
    }
  }

  @Test("Each fixed height is its own")
  func fixedHeights() {
    let table = TableViewFormStyle(
      section: SectionStyle.samples[0], form: FormStyle(insets: .zero), fixedRowHeight: 1,
      fixedHeaderHeight: 2, fixedFooterHeight: 3)
    #expect(table.fixedRowHeight == 1)
    #expect(table.fixedHeaderHeight == 2)
    #expect(table.fixedFooterHeight == 3)
  }

  @Test("Changing a copy's background leaves the original")
  func valueSemantics() {
    let section = SectionStyle.system(grouped: true, horizontallyRegular: false)
    let red = section.restyled { $0.background.middle?.color = .red }
    #expect(red.background.middle?.color == .red)
    #expect(section.background == .system)
    #expect(red.background.top == section.background.top)
  }

  @Test(
    "The system's sections: groups are rounded where they don't reach the sides",
    arguments: [true, false], [true, false])
  func system(grouped: Bool, horizontallyRegular: Bool) {
    let section = SectionStyle.system(grouped: grouped, horizontallyRegular: horizontallyRegular)
    let form = FormStyle.system(grouped: grouped, horizontallyRegular: horizontallyRegular)
    let isInsetted = grouped && horizontallyRegular
    #expect((section.background.unique?.border.cornerRadius == 0) != isInsetted)
    #expect((form.insets.leading == 0) != isInsetted)
    #expect((section.header.emptyHeight == 0) != grouped)
    #expect(section.header.text.textCase == (grouped ? .upper : TextStyle().textCase))
    #expect(section.selectedBackground != section.background)
    #expect(section.rowInsets.leading == (horizontallyRegular ? 20 : 16))
    #expect(section.background.top?.bottomSeparator.insets.leading == section.rowInsets.leading)
  }
}
