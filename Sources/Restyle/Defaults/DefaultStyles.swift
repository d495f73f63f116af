extension TextStyle {
  /// The style of text on iOS: body size, in the colour of labels.
  public static let system = TextStyle(font: .system(size: 17), color: .label)

  /// The style of detail text on iOS: body size, in the colour of secondary labels, darkened until it is legible.
  public static let systemDetail = system.restyled { $0.color = .legibleSecondaryLabel }

  /// The default style of text, from ``DefaultStyling/defaults``.
  public static var `default`: TextStyle { DefaultStyling.current(\.text) }

  /// The default style of labels; another name for `default`.
  public static var defaultLabel: TextStyle { .default }

  /// The default style of detail text, from ``DefaultStyling/defaults``.
  public static var defaultDetail: TextStyle { DefaultStyling.current(\.detailText) }
}

// The styles that apply where none is passed. They are computed, so that they follow the current defaults.

extension FieldStyle {
  /// The default style of text fields, from ``DefaultStyling/defaults``.
  public static var `default`: FieldStyle { DefaultStyling.current(\.field) }

  /// The default style for e-mail addresses, without automatic correction and capitalisation.
  public static var email: FieldStyle { FieldStyle.default.email }

  /// The default style for web addresses, without automatic correction and capitalisation.
  public static var url: FieldStyle { FieldStyle.default.url }

  /// The default style for whole numbers.
  public static var numeric: FieldStyle { FieldStyle.default.numeric }

  /// The default style for telephone numbers.
  public static var phone: FieldStyle { FieldStyle.default.phone }

  /// The default style for search terms, with a search key in place of the return key.
  public static var search: FieldStyle { FieldStyle.default.search }

  /// The default style for decimals.
  public static var decimal: FieldStyle { FieldStyle.default.decimal }

  /// The default style for passwords: hidden, without automatic correction and capitalisation.
  public static var password: FieldStyle { FieldStyle.default.password }
}

extension TitleSubtitleStyle {
  /// The default style of titles with a subtitle, from ``DefaultStyling/defaults``.
  public static var `default`: TitleSubtitleStyle { DefaultStyling.current(\.titleSubtitle) }
}

extension ButtonStyle {
  /// The default style of buttons, from ``DefaultStyling/defaults``.
  public static var `default`: ButtonStyle { DefaultStyling.current(\.button) }

  /// The default style of standalone links, from ``DefaultStyling/defaults``.
  public static var defaultLink: ButtonStyle { DefaultStyling.current(\.link) }

  /// The default style of buttons that open and close disclosures, from ``DefaultStyling/defaults``.
  public static var defaultDisclosure: ButtonStyle { DefaultStyling.current(\.disclosure) }
}

extension BarButtonStyle {
  /// The default style of buttons in bars, from ``DefaultStyling/defaults``.
  public static var `default`: BarButtonStyle { DefaultStyling.current(\.barButton) }
}

extension SwitchStyle {
  /// The default style of switches, from ``DefaultStyling/defaults``.
  public static var `default`: SwitchStyle { DefaultStyling.current(\.switch) }
}

extension SegmentedControlStyle {
  /// The default style of segmented controls, from ``DefaultStyling/defaults``.
  public static var `default`: SegmentedControlStyle { DefaultStyling.current(\.segmentedControl) }
}

extension CheckboxStyle {
  /// The default style of checkboxes, from ``DefaultStyling/defaults``.
  public static var `default`: CheckboxStyle { DefaultStyling.current(\.checkbox) }

  /// The default style of radio buttons, from ``DefaultStyling/defaults``.
  public static var defaultRadioButton: CheckboxStyle { DefaultStyling.current(\.radioButton) }
}

extension ProgressBarStyle {
  /// The default style of progress bars, from ``DefaultStyling/defaults``.
  public static var `default`: ProgressBarStyle { DefaultStyling.current(\.progressBar) }
}

extension FormFieldStyle {
  /// The default style of the texts around controls, from ``DefaultStyling/defaults``.
  public static var `default`: FormFieldStyle { DefaultStyling.current(\.formField) }
}

extension ListStyle {
  /// The default style of lists, from ``DefaultStyling/defaults``.
  public static var `default`: ListStyle { DefaultStyling.current(\.list) }
}

extension TableStyle {
  /// The default style of tables of data, from ``DefaultStyling/defaults``.
  public static var `default`: TableStyle { DefaultStyling.current(\.table) }
}

extension DescriptionListStyle {
  /// The default style of lists of terms and descriptions, from ``DefaultStyling/defaults``.
  public static var `default`: DescriptionListStyle { DefaultStyling.current(\.descriptionList) }
}

extension SliderStyle {
  /// The default style of sliders, from ``DefaultStyling/defaults``.
  public static var `default`: SliderStyle { DefaultStyling.current(\.slider) }
}

extension SectionBackgroundStyle {
  /// The default background of rows, from ``DefaultStyling/defaults``.
  public static var `default`: SectionBackgroundStyle { DefaultStyling.current(\.sectionBackground) }

  /// The default background of selected rows, from ``DefaultStyling/defaults``.
  public static var defaultSelected: SectionBackgroundStyle {
    DefaultStyling.current(\.sectionBackgroundSelected)
  }
}

extension SectionStyle.Background {
  /// The default background of rows, from ``DefaultStyling/defaults``.
  public static var `default`: Self { Self(style: .default) }

  /// The default background of selected rows, from ``DefaultStyling/defaults``.
  public static var defaultSelected: Self { Self(style: .defaultSelected) }
}

extension DynamicSectionStyle {
  /// The default style of sections, which is the style of grouped sections.
  public static var `default`: DynamicSectionStyle { defaultGrouped }

  /// The default style of sections in grouped tables and forms, from ``DefaultStyling/defaults``.
  public static var defaultGrouped: DynamicSectionStyle { DefaultStyling.current(\.sectionGrouped) }

  /// The default style of sections in plain tables and forms, from ``DefaultStyling/defaults``.
  public static var defaultPlain: DynamicSectionStyle { DefaultStyling.current(\.sectionPlain) }
}

extension DynamicFormStyle {
  /// The default style of forms, which is the style of grouped forms.
  public static var `default`: DynamicFormStyle { defaultGrouped }

  /// The default style of grouped forms, from ``DefaultStyling/defaults``.
  public static var defaultGrouped: DynamicFormStyle { DefaultStyling.current(\.formGrouped) }

  /// The default style of plain forms, from ``DefaultStyling/defaults``.
  public static var defaultPlain: DynamicFormStyle { DefaultStyling.current(\.formPlain) }
}
