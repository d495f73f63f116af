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
      WritableKeyPath<StyleCatalog, [NamedStyle<TextStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<BackgroundStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<ButtonStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<BarButtonStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<FieldStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<SwitchStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<SegmentedControlStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<TitleSubtitleStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<SectionBackgroundStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<HeaderFooterStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<SectionStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<FormStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<TableViewFormStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<CheckboxStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<ProgressBarStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<FormFieldStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<ListStyle>]>,
      WritableKeyPath<StyleCatalog, [NamedStyle<TableStyle>]>
    )
  {
    (
      \.textStyles, \.backgrounds, \.buttons, \.barButtons, \.fields, \.switches, \.segmentedControls,
      \.titleSubtitles, \.sectionBackgrounds, \.headerFooters, \.sections, \.forms, \.tables,
      \.checkboxes, \.progressBars, \.formFields, \.lists, \.tableStyles
    )
  }

  /// The names of the kinds, in the same order.
  package static let kindNames = [
    "textStyles", "backgrounds", "buttons", "barButtons", "fields", "switches", "segmentedControls",
    "titleSubtitles", "sectionBackgrounds", "headerFooters", "sections", "forms", "tables",
    "checkboxes", "progressBars", "formFields", "lists", "tableStyles",
  ]
}
