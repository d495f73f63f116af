import Restyle
import TestSupport
import Testing

@Suite struct DynamicTableStyleTests {
  private static let surroundings = UserInterfaceSizeClass.allCases.flatMap { sizeClass in
    [1, 2, 3].map { TraitCollection(horizontalSizeClass: sizeClass, displayScale: $0) }
  }

  @Test
  func systemStylesAreThoseOfTheTraits() async throws {
    try await forEach(Self.surroundings) { (traits: TraitCollection) in
      for (grouped, section, form) in [
        (true, DynamicSectionStyle.systemGrouped, DynamicFormStyle.systemGrouped),
        (false, .systemPlain, .systemPlain),
      ] {
        #expect(
          section.style(from: traits)
            == .system(
              grouped: grouped, horizontallyRegular: traits.isRegular, hairlineWidth: traits.hairlineWidth)
        )
        #expect(
          form.style(from: traits) == .system(grouped: grouped, horizontallyRegular: traits.isRegular))
      }
    }
  }

  @Test
  func openingADynamicStyleOpensItsStyles() async throws {
    try await forEach(Self.surroundings) { (traits: TraitCollection) in
      DefaultStyling.withDefaults(.system) {
        let section = DynamicSectionStyle.default
        let style = section.style(from: traits)
        #expect(section.openedTop.style(from: traits) == style.openedTop)
        #expect(section.openedBottom.style(from: traits) == style.openedBottom)
        #expect(section.headerRemoved.style(from: traits) == style.headerRemoved)
        #expect(section.footerRemoved.style(from: traits) == style.footerRemoved)

        let form = DynamicFormStyle.default
        #expect(form.openedTop.style(from: traits) == form.style(from: traits).openedTop)
        #expect(form.openedBottom.style(from: traits) == form.style(from: traits).openedBottom)

        let table = DynamicTableViewFormStyle.default
        let tableStyle = table.style(from: traits)
        #expect(table.openedTop.style(from: traits) == tableStyle.openedTop)
        #expect(table.openedBottom.style(from: traits) == tableStyle.openedBottom)
        #expect(table.headerRemoved.style(from: traits) == tableStyle.headerRemoved)
        #expect(table.footerRemoved.style(from: traits) == tableStyle.footerRemoved)
      }
    }
  }

  @Test
  func aTableConsistsOfDynamicStyles() async throws {
    try await forEach(Self.surroundings) { (traits: TraitCollection) in
      DefaultStyling.withDefaults(.numbered(7)) {
        let table = DynamicTableViewFormStyle(
          section: .defaultGrouped, form: .defaultPlain,
          fixedRowHeight: 1, fixedHeaderHeight: 2, fixedFooterHeight: 3)
        let style = table.style(from: traits)
        #expect(style.section.minRowHeight == 7)
        #expect([style.fixedRowHeight, style.fixedHeaderHeight, style.fixedFooterHeight] == [1, 2, 3])

        let section: DynamicSectionStyle = table.section
        let form: DynamicFormStyle = table.form
        let header: DynamicHeaderFooterStyle = table.section.header
        let headerText: TraitStyle<TextStyle> = table.section.header.text
        #expect(section.style(from: traits) == style.section)
        #expect(form.style(from: traits) == style.form)
        #expect(header.style(from: traits) == style.section.header)
        #expect(table.header.style(from: traits) == style.section.header)
        #expect(table.footer.style(from: traits) == style.section.footer)
        #expect(headerText.style(from: traits) == style.section.header.text)
      }
    }
  }

  @Test func tablesFollowTheDefaults() {
    for number in 1...3 {
      DefaultStyling.withDefaults(.numbered(number)) {
        for table in [DynamicTableViewFormStyle.default, .grouped, .plain] {
          let style = table.style(from: TraitCollection())
          #expect(style.section.minRowHeight == Double(number))
          #expect(style.form.insets.leading == Double(number))
        }
      }
    }
  }
}
