extension TextStyle {
  /// The style of text on iOS: the body size in the label colour.
  public static let system = TextStyle(font: .system(size: 17), color: .label)

  /// The style of detail text on iOS: the body size in the secondary label colour, darkened until it is legible.
  public static let systemDetail = system.restyled { $0.color = .legibleSecondaryLabel }

  /// The style of text where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: TextStyle { DefaultStyling.defaults.text }

  /// Another name for `default`: the style of labels.
  public static var defaultLabel: TextStyle { .default }

  /// The style of detail text where nobody passed one, from ``DefaultStyling/defaults``.
  public static var defaultDetail: TextStyle { DefaultStyling.defaults.detailText }
}

// The styles that are used where nobody passed one. Each is computed, so that it follows the defaults in force.

extension FieldStyle {
  /// The style of text fields where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: FieldStyle { DefaultStyling.defaults.field }

  /// The default style for addresses of mail: neither corrected nor capitalised.
  public static var email: FieldStyle { FieldStyle.default.email }

  /// The default style for addresses of the web: neither corrected nor capitalised.
  public static var url: FieldStyle { FieldStyle.default.url }

  /// The default style for whole numbers.
  public static var numeric: FieldStyle { FieldStyle.default.numeric }

  /// The default style for decimals.
  public static var decimal: FieldStyle { FieldStyle.default.decimal }

  /// The default style for passwords: hidden, neither corrected nor capitalised.
  public static var password: FieldStyle { FieldStyle.default.password }
}

extension TitleSubtitleStyle {
  /// The style of titles with a subtitle where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: TitleSubtitleStyle { DefaultStyling.defaults.titleSubtitle }
}

extension ButtonStyle {
  /// The style of buttons where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: ButtonStyle { DefaultStyling.defaults.button }

  /// The style of links that stand on their own where nobody passed one, from ``DefaultStyling/defaults``.
  public static var defaultLink: ButtonStyle { DefaultStyling.defaults.link }

  /// The style of what opens and closes more where nobody passed one, from ``DefaultStyling/defaults``.
  public static var defaultDisclosure: ButtonStyle { DefaultStyling.defaults.disclosure }
}

extension BarButtonStyle {
  /// The style of buttons in bars where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: BarButtonStyle { DefaultStyling.defaults.barButton }
}

extension SwitchStyle {
  /// The style of switches where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: SwitchStyle { DefaultStyling.defaults.switch }
}

extension SegmentedControlStyle {
  /// The style of segmented controls where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: SegmentedControlStyle { DefaultStyling.defaults.segmentedControl }
}

extension CheckboxStyle {
  /// The style of checkboxes where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: CheckboxStyle { DefaultStyling.defaults.checkbox }

  /// The style of radio buttons where nobody passed one, from ``DefaultStyling/defaults``.
  public static var defaultRadioButton: CheckboxStyle { DefaultStyling.defaults.radioButton }
}

extension ProgressBarStyle {
  /// The style of bars where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: ProgressBarStyle { DefaultStyling.defaults.progressBar }
}

extension FormFieldStyle {
  /// The style of the texts around a control where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: FormFieldStyle { DefaultStyling.defaults.formField }
}

extension ListStyle {
  /// The style of lists where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: ListStyle { DefaultStyling.defaults.list }
}

extension TableStyle {
  /// The style of tables of data where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: TableStyle { DefaultStyling.defaults.table }
}

extension DescriptionListStyle {
  /// The style of terms and descriptions where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: DescriptionListStyle { DefaultStyling.defaults.descriptionList }
}

extension SliderStyle {
  /// The style of sliders where nobody passed one, from ``DefaultStyling/defaults``.
  public static var `default`: SliderStyle { DefaultStyling.defaults.slider }
}

extension SectionBackgroundStyle {
  /// What lies behind rows where nobody passed anything, from ``DefaultStyling/defaults``.
  public static var `default`: SectionBackgroundStyle { DefaultStyling.defaults.sectionBackground }

  /// What lies behind selected rows where nobody passed anything, from ``DefaultStyling/defaults``.
  public static var defaultSelected: SectionBackgroundStyle {
    DefaultStyling.defaults.sectionBackgroundSelected
  }
}

extension SectionStyle.Background {
  /// What lies behind rows where nobody passed anything, from ``DefaultStyling/defaults``.
  public static var `default`: Self { Self(style: .default) }

  /// What lies behind selected rows where nobody passed anything, from ``DefaultStyling/defaults``.
  public static var defaultSelected: Self { Self(style: .defaultSelected) }
}

extension DynamicSectionStyle {
  /// The style of sections where nobody passed one: that of grouped ones.
  public static var `default`: DynamicSectionStyle { defaultGrouped }

  /// The style of sections in grouped tables and forms, from ``DefaultStyling/defaults``.
  public static var defaultGrouped: DynamicSectionStyle { DefaultStyling.defaults.sectionGrouped }

  /// The style of sections in plain tables and forms, from ``DefaultStyling/defaults``.
  public static var defaultPlain: DynamicSectionStyle { DefaultStyling.defaults.sectionPlain }
}

extension DynamicFormStyle {
  /// The style of forms where nobody passed one: that of grouped ones.
  public static var `default`: DynamicFormStyle { defaultGrouped }

  /// The style of grouped forms, from ``DefaultStyling/defaults``.
  public static var defaultGrouped: DynamicFormStyle { DefaultStyling.defaults.formGrouped }

  /// The style of plain forms, from ``DefaultStyling/defaults``.
  public static var defaultPlain: DynamicFormStyle { DefaultStyling.defaults.formPlain }
}
