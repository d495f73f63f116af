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
    // Block of Restyle/Catalog/StyleCatalog.swift

    #expect(catalog.textStyles.map(\.name) == ["header"] && catalog.sections.map(\.name) == ["settings"])
  }

  @Test("StyleCatalog.kinds")
  func kinds() {
    // Block of Restyle/Catalog/StyleCatalog+Defaults.swift
    var count = 0
    func visit<Style>(_ styles: [NamedStyle<Style>]) { count += styles.count }
    // Block of Restyle/Catalog/StyleCatalog+Kinds.swift

    #expect(count > 0)
  }

  @Test("NamedValue")
  func namedValue() {
    // Block 1 of Restyle/Catalog/DesignValues.swift

    #expect(accent.value == .systemBlue)
  }

  @Test("DesignValues")
  func values() {
    // Block 2 of Restyle/Catalog/DesignValues.swift

    #expect(values.colors.map(\.name) == ["accent", "surface"] && values.lengths[0].value == 12)
  }

  @Test("NamedStyle")
  func named() {
    // Block of Restyle/Catalog/NamedStyle.swift

    #expect(header.style == .header && settings.dynamicStyle != nil)
  }
}
