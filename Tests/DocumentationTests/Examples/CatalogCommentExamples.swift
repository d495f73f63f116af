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
    // Block 1 of Restyle/Catalog/StyleCatalog.swift

    #expect(texts.map(\.name) == ["header"] && catalog[SectionStyle.self].map(\.name) == ["settings"])
  }

  @Test("StyleCatalog.types")
  func types() {
    // Block of Restyle/Defaults/StyleCatalog+Defaults.swift
    var count = 0
    // Block 2 of Restyle/Catalog/StyleCatalog.swift

    #expect(count == 25)
  }

  @Test("NamedStyle")
  func named() {
    // Block of Restyle/Catalog/NamedStyle.swift

    #expect(header.style == .header && settings.dynamicStyle != nil)
  }
}
