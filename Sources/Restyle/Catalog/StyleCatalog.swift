/// The named styles of one design system, in the order in which people read them.
///
/// Styles are written as static extensions; a catalog lists them, so that a book, a stylesheet or a check can
/// walk a whole design system:
///
/// ```swift
/// let catalog = StyleCatalog(
///   "House style", textStyles: [NamedStyle("header", .header)],
///   sections: [NamedStyle("settings", dynamic: .settings)])
/// ```
public struct StyleCatalog: Sendable {
  /// The name of the design system.
  public var name: String
  /// The text styles.
  public var textStyles: [NamedStyle<TextStyle>]
  /// The backgrounds of boxes.
  public var backgrounds: [NamedStyle<BackgroundStyle>]
  /// The buttons.
  public var buttons: [NamedStyle<ButtonStyle>]
  /// The buttons in bars.
  public var barButtons: [NamedStyle<BarButtonStyle>]
  /// The text fields.
  public var fields: [NamedStyle<FieldStyle>]
  /// The switches.
  public var switches: [NamedStyle<SwitchStyle>]
  /// The segmented controls.
  public var segmentedControls: [NamedStyle<SegmentedControlStyle>]
  /// The titles with a subtitle.
  public var titleSubtitles: [NamedStyle<TitleSubtitleStyle>]
  /// What lies behind the rows of sections.
  public var sectionBackgrounds: [NamedStyle<SectionBackgroundStyle>]
  /// The headers and footers of sections.
  public var headerFooters: [NamedStyle<HeaderFooterStyle>]
  /// The sections.
  public var sections: [NamedStyle<SectionStyle>]
  /// The forms.
  public var forms: [NamedStyle<FormStyle>]
  /// The tables.
  public var tables: [NamedStyle<TableViewFormStyle>]
  /// The checkboxes and radio buttons.
  public var checkboxes: [NamedStyle<CheckboxStyle>]
  /// The bars that show how much is done.
  public var progressBars: [NamedStyle<ProgressBarStyle>]
  /// The texts around controls.
  public var formFields: [NamedStyle<FormFieldStyle>]
  /// The lists.
  public var lists: [NamedStyle<ListStyle>]
  /// The tables of data.
  public var tableStyles: [NamedStyle<TableStyle>]

  /// Makes a catalog of the styles that are given.
  public init(
    _ name: String,
    textStyles: [NamedStyle<TextStyle>] = [],
    backgrounds: [NamedStyle<BackgroundStyle>] = [],
    buttons: [NamedStyle<ButtonStyle>] = [],
    barButtons: [NamedStyle<BarButtonStyle>] = [],
    fields: [NamedStyle<FieldStyle>] = [],
    switches: [NamedStyle<SwitchStyle>] = [],
    segmentedControls: [NamedStyle<SegmentedControlStyle>] = [],
    titleSubtitles: [NamedStyle<TitleSubtitleStyle>] = [],
    sectionBackgrounds: [NamedStyle<SectionBackgroundStyle>] = [],
    headerFooters: [NamedStyle<HeaderFooterStyle>] = [],
    sections: [NamedStyle<SectionStyle>] = [],
    forms: [NamedStyle<FormStyle>] = [],
    tables: [NamedStyle<TableViewFormStyle>] = [],
    checkboxes: [NamedStyle<CheckboxStyle>] = [],
    progressBars: [NamedStyle<ProgressBarStyle>] = [],
    formFields: [NamedStyle<FormFieldStyle>] = [],
    lists: [NamedStyle<ListStyle>] = [],
    tableStyles: [NamedStyle<TableStyle>] = []
  ) {
    self.name = name
    self.textStyles = textStyles
    self.backgrounds = backgrounds
    self.buttons = buttons
    self.barButtons = barButtons
    self.fields = fields
    self.switches = switches
    self.segmentedControls = segmentedControls
    self.titleSubtitles = titleSubtitles
    self.sectionBackgrounds = sectionBackgrounds
    self.headerFooters = headerFooters
    self.sections = sections
    self.forms = forms
    self.tables = tables
    self.checkboxes = checkboxes
    self.progressBars = progressBars
    self.formFields = formFields
    self.lists = lists
    self.tableStyles = tableStyles
  }
}

extension StyleCatalog {
  /// The text style of a name, as it is now; the first one where several have it, nil where none does.
  public subscript(textStyle name: String) -> TextStyle? {
    textStyles.first { $0.name.isExactly(name) }?.style
  }
}
