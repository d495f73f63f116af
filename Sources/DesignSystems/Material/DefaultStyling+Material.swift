package import Restyle

extension DefaultStyling {
  /// Everything in the style of Material 3, in the colours of its baseline scheme.
  ///
  /// Source: Material Design 3 (m3.material.io); each part names its own.
  package static let material = DefaultStyling(
    text: .materialBodyLarge,
    field: .materialFilled,
    detailText: .materialBodyMedium.colored(.materialOnSurfaceVariant),
    titleSubtitle: .material,
    button: .materialFilled,
    barButton: .material,
    switch: .material,
    segmentedControl: .material,
    sectionGrouped: .materialGrouped,
    sectionPlain: .materialPlain,
    formGrouped: .materialGrouped,
    formPlain: .materialPlain,
    sectionBackground: .materialGrouped,
    sectionBackgroundSelected: .materialGrouped.materialSelected
  )
}

extension DynamicSectionStyle {
  /// Sections of a list whose rows lie on cards.
  package static var materialGrouped: Self { Material.sectionGrouped }
  /// Sections of a list whose rows lie on the page.
  package static var materialPlain: Self { Material.sectionPlain }
}

extension DynamicFormStyle {
  /// A form whose sections keep away from the sides.
  package static var materialGrouped: Self { Material.formGrouped }
  /// A form whose sections reach from side to side.
  package static var materialPlain: Self { Material.formPlain }
}

// Stored, so that what they remember lasts; Swift stores no static property in a generic type itself.
private enum Material {
  static let sectionGrouped = DynamicSectionStyle { _ in .material(grouped: true) }
  static let sectionPlain = DynamicSectionStyle { _ in .material(grouped: false) }
  static let formGrouped = DynamicFormStyle { .material(grouped: true, isCompact: $0.isCompact) }
  static let formPlain = DynamicFormStyle { .material(grouped: false, isCompact: $0.isCompact) }
}
