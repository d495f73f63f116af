package import Restyle

extension DefaultStyling {
  /// Everything in the style of GitHub Primer, in its four themes: light, dark, and both with high contrast.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT); each part names its own.
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
    sectionBackgroundSelected: .primerGrouped.primerSelected
  )
}

extension DynamicSectionStyle {
  /// Boxes of rows with a line around them.
  package static var primerGrouped: Self { Primer.sectionGrouped }
  /// Rows from side to side.
  package static var primerPlain: Self { Primer.sectionPlain }
}

extension DynamicFormStyle {
  /// A form whose boxes keep away from the sides.
  package static var primerGrouped: Self { Primer.formGrouped }
  /// A form whose rows reach from side to side.
  package static var primerPlain: Self { Primer.formPlain }
}

// Stored, so that what they remember lasts; Swift stores no static property in a generic type itself.
private enum Primer {
  static let sectionGrouped = DynamicSectionStyle { _ in .primer(grouped: true) }
  static let sectionPlain = DynamicSectionStyle { _ in .primer(grouped: false) }
  static let formGrouped = DynamicFormStyle { .primer(grouped: true, isCompact: $0.isCompact) }
  static let formPlain = DynamicFormStyle { .primer(grouped: false, isCompact: $0.isCompact) }
}
