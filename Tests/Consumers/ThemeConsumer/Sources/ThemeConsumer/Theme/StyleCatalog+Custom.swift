import Restyle

extension StyleCatalog {
  /// The text styles of the theme by their names, for whoever walks all of it.
  static let custom = StyleCatalog(
    "Custom",
    textStyles: [
      NamedStyle("Normal text", .normalText),
      NamedStyle("Placeholder text", .placeholderText),
      NamedStyle("Disabled text", .disabledText),
      NamedStyle("Small text", .smallText),
      NamedStyle("Regular button", .regularButton),
      NamedStyle("Disabled button", .disabledButton),
      NamedStyle("White button", .whiteButton),
      NamedStyle("Bar button", .barButton),
      NamedStyle("List header", .listHeader),
      NamedStyle("Form header", .formHeader),
      NamedStyle("Footer", .footer),
      NamedStyle("Default", .default),
    ]
  )
}
