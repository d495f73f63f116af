extension DefaultStyling {
  /// The styles in a `DefaultStyling`, which you read and write as its properties.
  ///
  /// ```swift
  /// DefaultStyling.system.restyled { $0.text.color = .systemIndigo }
  /// ```
  public struct Parts: Sendable {
    /// The style of text.
    public var text: TextStyle
    /// The style of text fields.
    public var field: FieldStyle
    /// The style of less important text.
    public var detailText: TextStyle
    /// The style of titles with a subtitle.
    public var titleSubtitle: TitleSubtitleStyle
    /// The style of buttons.
    public var button: ButtonStyle
    /// The style of buttons in bars.
    public var barButton: BarButtonStyle
    /// The style of switches.
    public var `switch`: SwitchStyle
    /// The style of segmented controls.
    public var segmentedControl: SegmentedControlStyle
    /// The style of sections in grouped tables and forms.
    public var sectionGrouped: DynamicSectionStyle
    /// The style of sections in plain tables and forms.
    public var sectionPlain: DynamicSectionStyle
    /// The style of grouped forms.
    public var formGrouped: DynamicFormStyle
    /// The style of plain forms.
    public var formPlain: DynamicFormStyle
    /// The background of the rows of sections.
    public var sectionBackground: SectionBackgroundStyle
    /// The background of selected rows of sections.
    public var sectionBackgroundSelected: SectionBackgroundStyle
    /// The style of checkboxes.
    public var checkbox: CheckboxStyle
    /// The style of radio buttons.
    public var radioButton: CheckboxStyle
    /// The style of standalone links.
    public var link: ButtonStyle
    /// The style of buttons that open and close disclosures.
    public var disclosure: ButtonStyle
    /// The style of progress bars.
    public var progressBar: ProgressBarStyle
    /// The style of the texts around controls.
    public var formField: FormFieldStyle
    /// The style of lists.
    public var list: ListStyle
    /// The style of tables of data.
    public var table: TableStyle
    /// The style of lists of terms and their descriptions.
    public var descriptionList: DescriptionListStyle
    /// The style of sliders.
    public var slider: SliderStyle
    /// The style of fields for colours.
    public var colorField: ColorFieldStyle
    /// The values of custom slots.
    var custom = CustomDefaults()
    /// The dynamic styles of the slots that depend on traits.
    var dynamicStyles = DynamicDefaults()
    /// Whether any slot has a dynamic style: the only check that most reads need.
    @usableFromInline var varies = false
  }

  /// Creates defaults from the given styles, with the others from ``system``.
  public init(
    text: TextStyle = .system,
    field: FieldStyle = .system,
    detailText: TextStyle = .systemDetail,
    titleSubtitle: TitleSubtitleStyle = .system,
    button: ButtonStyle = .system,
    barButton: BarButtonStyle = .system,
    switch: SwitchStyle = .system,
    segmentedControl: SegmentedControlStyle = .system,
    sectionGrouped: DynamicSectionStyle = .systemGrouped,
    sectionPlain: DynamicSectionStyle = .systemPlain,
    formGrouped: DynamicFormStyle = .systemGrouped,
    formPlain: DynamicFormStyle = .systemPlain,
    sectionBackground: SectionBackgroundStyle = .system,
    sectionBackgroundSelected: SectionBackgroundStyle = .systemSelected,
    checkbox: CheckboxStyle = .system,
    radioButton: CheckboxStyle = .systemRadioButton,
    link: ButtonStyle = .systemLink,
    disclosure: ButtonStyle = .systemDisclosure,
    progressBar: ProgressBarStyle = .system,
    formField: FormFieldStyle = .system,
    list: ListStyle = .system,
    table: TableStyle = .system,
    descriptionList: DescriptionListStyle = .system,
    slider: SliderStyle = .system,
    colorField: ColorFieldStyle = .system
  ) {
    self.init(
      parts: Parts(
        text: text, field: field, detailText: detailText, titleSubtitle: titleSubtitle, button: button,
        barButton: barButton, switch: `switch`, segmentedControl: segmentedControl,
        sectionGrouped: sectionGrouped, sectionPlain: sectionPlain, formGrouped: formGrouped,
        formPlain: formPlain, sectionBackground: sectionBackground,
        sectionBackgroundSelected: sectionBackgroundSelected, checkbox: checkbox, radioButton: radioButton,
        link: link, disclosure: disclosure, progressBar: progressBar, formField: formField, list: list,
        table: table, descriptionList: descriptionList, slider: slider, colorField: colorField))
  }

  /// The slots of Restyle's own styles with their names, in reading order.
  static let slots: [DefaultSlot] = [
    DefaultSlot("text", \.text), DefaultSlot("detailText", \.detailText), DefaultSlot("button", \.button),
    DefaultSlot("link", \.link), DefaultSlot("disclosure", \.disclosure),
    DefaultSlot("barButton", \.barButton), DefaultSlot("field", \.field), DefaultSlot("switch", \.switch),
    DefaultSlot("segmentedControl", \.segmentedControl), DefaultSlot("titleSubtitle", \.titleSubtitle),
    DefaultSlot("sectionBackground", \.sectionBackground),
    DefaultSlot("sectionBackgroundSelected", \.sectionBackgroundSelected),
    DefaultSlot("sectionGrouped", dynamic: \.sectionGrouped),
    DefaultSlot("sectionPlain", dynamic: \.sectionPlain), DefaultSlot("formGrouped", dynamic: \.formGrouped),
    DefaultSlot("formPlain", dynamic: \.formPlain), DefaultSlot("checkbox", \.checkbox),
    DefaultSlot("radioButton", \.radioButton), DefaultSlot("progressBar", \.progressBar),
    DefaultSlot("formField", \.formField), DefaultSlot("list", \.list), DefaultSlot("table", \.table),
    DefaultSlot("descriptionList", \.descriptionList), DefaultSlot("slider", \.slider),
    DefaultSlot("colorField", \.colorField),
  ]
}

extension ColorFieldStyle {
  /// The default style of fields for colours, from ``DefaultStyling/defaults``.
  public static var `default`: ColorFieldStyle { DefaultStyling.defaults.colorField }
}
