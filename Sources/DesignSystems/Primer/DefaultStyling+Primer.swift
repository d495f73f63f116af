package import Restyle

extension DefaultStyling {
  /// Everything in the style of GitHub Primer, in its four themes: light, dark, and both with high contrast.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT); each style names its own.
  package static let primer = DefaultStyling(
    text: .primerBodyMedium,
    field: .primer,
    detailText: .primerBodyMedium.colored(.primerTextMuted),
    titleSubtitle: .primer,
    button: .primerDefault,
    barButton: .primer,
    switch: .primer,
    segmentedControl: .primer,
    sectionGrouped: .primerGrouped,
    sectionPlain: .primerPlain,
    formGrouped: .primerGrouped,
    formPlain: .primerPlain,
    sectionBackground: .primerGrouped,
    sectionBackgroundSelected: .primerGrouped.primerSelected,
    checkbox: .primer,
    radioButton: .primerRadioButton,
    link: .primerLink,
    disclosure: .primerDisclosure,
    progressBar: .primer,
    formField: .primer,
    list: .primer,
    table: .primer,
    descriptionList: .primer,
    slider: .primer,
    colorField: .primer
  )
}

extension DynamicSectionStyle {
  /// Boxes of rows with a line around them.
  package static var primerGrouped: Self { PublishedLayout.primer.sectionGrouped }
  /// Rows from side to side.
  package static var primerPlain: Self { PublishedLayout.primer.sectionPlain }
}

extension DynamicFormStyle {
  /// A form whose boxes keep away from the sides.
  package static var primerGrouped: Self { PublishedLayout.primer.formGrouped }
  /// A form whose rows reach from side to side.
  package static var primerPlain: Self { PublishedLayout.primer.formPlain }
}

extension PublishedLayout {
  fileprivate static let primer = PublishedLayout(section: SectionStyle.primer, form: FormStyle.primer)
}
