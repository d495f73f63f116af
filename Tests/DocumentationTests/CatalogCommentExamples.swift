// The examples in the comments of Restyle/Catalog, as they stand there, and what they give.

import Restyle
import Testing

extension DynamicSectionStyle {
  static var settings: Self { .default }
}

@Suite("What the comments of Restyle/Catalog show")
struct CatalogCommentExamples {
  @Test("StyleCatalog")
  func catalog() {
    let catalog = StyleCatalog(
      "House style", textStyles: [NamedStyle("header", .header)],
      sections: [NamedStyle("settings", dynamic: .settings)])

    #expect(catalog.textStyles.map(\.name) == ["header"] && catalog.sections.map(\.name) == ["settings"])
  }

  @Test("StyleCatalog.kinds")
  func kinds() {
    let catalog = StyleCatalog("System", defaults: .system)
    var count = 0
    func visit<Style>(_ styles: [NamedStyle<Style>]) { count += styles.count }
    func visit<each Style: Restyle.Style>(_ kinds: (repeat KeyPath<StyleCatalog, [NamedStyle<each Style>]>)) {
      repeat visit(catalog[keyPath: each kinds])
    }
    visit(StyleCatalog.kinds)

    #expect(count > 0)
  }

  @Test("NamedValue")
  func namedValue() {
    let accent = NamedValue("accent", Color.accent)

    #expect(accent.value == .systemBlue)
  }

  @Test("DesignValues")
  func values() {
    let values = DesignValues(
      "Acme",
      colors: [NamedValue("accent", .accent), NamedValue("surface", Color(light: .white, dark: .black))],
      lengths: [NamedValue("gap", 12)], cornerRadii: [NamedValue("rounded", 6)],
      shadows: [NamedValue("raised", [ShadowStyle(color: .black, y: 1, blur: 4)])])

    #expect(values.colors.map(\.name) == ["accent", "surface"] && values.lengths[0].value == 12)
  }

  @Test("NamedStyle")
  func named() {
    let header: NamedStyle<TextStyle> = NamedStyle("header", .header)
    let settings: NamedStyle<SectionStyle> = NamedStyle("settings", dynamic: .settings)

    #expect(header.style == .header && settings.dynamicStyle != nil)
  }
}
