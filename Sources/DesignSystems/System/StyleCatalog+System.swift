package import Restyle

extension StyleCatalog {
  /// The styles of iOS: its text styles from the largest title to the smallest caption, and its controls.
  package static let system: StyleCatalog = {
    var catalog = StyleCatalog("System", defaults: .system)
    catalog[TextStyle.self] = [
      NamedStyle("largeTitle", .systemLargeTitle),
      NamedStyle("title1", .systemTitle1),
      NamedStyle("title2", .systemTitle2),
      NamedStyle("title3", .systemTitle3),
      NamedStyle("headline", .systemHeadline),
      NamedStyle("body", .systemBody),
      NamedStyle("callout", .systemCallout),
      NamedStyle("subheadline", .systemSubheadline),
      NamedStyle("footnote", .systemFootnote),
      NamedStyle("caption1", .systemCaption1),
      NamedStyle("caption2", .systemCaption2),
    ]
    catalog[BackgroundStyle.self] = [
      NamedStyle("groupedRows", SectionBackgroundStyle.system.background),
      NamedStyle("insettedRows", SectionBackgroundStyle.systemInsetted.background),
      NamedStyle("selectedRows", SectionBackgroundStyle.systemInsettedSelected.background),
    ]
    return catalog
  }()
}
