package import Restyle

extension DefaultStyling {
  /// Everything in the style of Material 3, in the colours of its baseline scheme.
  ///
  /// Source: Material Design 3 (m3.material.io); each style names its own.
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
    sectionBackgroundSelected: .materialGrouped.materialSelected,
    checkbox: .material,
    radioButton: .materialRadioButton,
    link: .materialLink,
    disclosure: .materialDisclosure,
    progressBar: .material,
    formField: .material,
    list: .material,
    table: .material,
    descriptionList: .material,
    slider: .material,
    colorField: .material
  )
}

extension DynamicSectionStyle {
  /// Sections of a list whose rows lie on cards.
  package static var materialGrouped: Self { PublishedLayout.material.sectionGrouped }
  /// Sections of a list whose rows lie on the page.
  package static var materialPlain: Self { PublishedLayout.material.sectionPlain }
}

extension DynamicFormStyle {
  /// A form whose sections keep away from the sides.
  package static var materialGrouped: Self { PublishedLayout.material.formGrouped }
  /// A form whose sections reach from side to side.
  package static var materialPlain: Self { PublishedLayout.material.formPlain }
}

extension PublishedLayout {
  fileprivate static let material = PublishedLayout(
    section: SectionStyle.material, form: FormStyle.material)
}
