package import Restyle

extension StyleCatalog {
  /// The styles of Material 3: its type scale from the largest display to the smallest label, and its components.
  package static let material: StyleCatalog = {
    var catalog = StyleCatalog("Material 3", defaults: .material)
    catalog[TextStyle.self] = [
      NamedStyle("displayLarge", .materialDisplayLarge),
      NamedStyle("displayMedium", .materialDisplayMedium),
      NamedStyle("displaySmall", .materialDisplaySmall),
      NamedStyle("headlineLarge", .materialHeadlineLarge),
      NamedStyle("headlineMedium", .materialHeadlineMedium),
      NamedStyle("headlineSmall", .materialHeadlineSmall),
      NamedStyle("titleLarge", .materialTitleLarge),
      NamedStyle("titleMedium", .materialTitleMedium),
      NamedStyle("titleSmall", .materialTitleSmall),
      NamedStyle("bodyLarge", .materialBodyLarge),
      NamedStyle("bodyMedium", .materialBodyMedium),
      NamedStyle("bodySmall", .materialBodySmall),
      NamedStyle("labelLarge", .materialLabelLarge),
      NamedStyle("labelMedium", .materialLabelMedium),
      NamedStyle("labelSmall", .materialLabelSmall),
    ]
    catalog[BackgroundStyle.self] = [
      NamedStyle("filledCard", .materialFilledCard),
      NamedStyle("elevatedCard", .materialElevatedCard),
      NamedStyle("outlinedCard", .materialOutlinedCard),
    ]
    catalog[ButtonStyle.self] = [
      NamedStyle("filled", .materialFilled),
      NamedStyle("tonal", .materialTonal),
      NamedStyle("elevated", .materialElevated),
      NamedStyle("outlined", .materialOutlined),
      NamedStyle("textButton", .materialText),
    ]
    catalog[FieldStyle.self] = [
      NamedStyle("filledField", .materialFilled),
      NamedStyle("outlinedField", .materialOutlined),
    ]
    return catalog
  }()
}
