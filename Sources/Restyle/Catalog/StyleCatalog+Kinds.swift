extension StyleCatalog {
  /// All kinds of styles that a catalog has, in the order in which people read them.
  ///
  /// Whoever walks a catalog takes them as a pack, and meets each with its type:
  ///
  /// ```swift
  /// func visit<each Style: Restyle.Style>(_ kinds: (repeat KeyPath<StyleCatalog, [NamedStyle<each Style>]>)) {
  ///   repeat visit(catalog[keyPath: each kinds])
  /// }
  /// visit(StyleCatalog.kinds)
  /// ```
  // Computed, since key paths aren't known to be safe to share.
  package static var kinds:
    (
      KeyPath<StyleCatalog, [NamedStyle<TextStyle>]>, KeyPath<StyleCatalog, [NamedStyle<BackgroundStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<ButtonStyle>]>, KeyPath<StyleCatalog, [NamedStyle<BarButtonStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<FieldStyle>]>, KeyPath<StyleCatalog, [NamedStyle<SwitchStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<SegmentedControlStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<TitleSubtitleStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<SectionBackgroundStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<HeaderFooterStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<SectionStyle>]>, KeyPath<StyleCatalog, [NamedStyle<FormStyle>]>,
      KeyPath<StyleCatalog, [NamedStyle<TableViewFormStyle>]>
    )
  {
    (
      \.textStyles, \.backgrounds, \.buttons, \.barButtons, \.fields, \.switches, \.segmentedControls,
      \.titleSubtitles, \.sectionBackgrounds, \.headerFooters, \.sections, \.forms, \.tables
    )
  }
}
