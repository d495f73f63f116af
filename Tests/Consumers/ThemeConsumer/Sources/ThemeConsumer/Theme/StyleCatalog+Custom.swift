import Restyle

extension StyleCatalog {
  /// The text styles of the theme by their names, for whoever walks all of it.
  static let custom = StyleCatalog("Custom") {
    NamedStyle("Normal text", TextStyle.normalText)
    NamedStyle("Placeholder text", TextStyle.placeholderText)
    NamedStyle("Disabled text", TextStyle.disabledText)
    NamedStyle("Small text", TextStyle.smallText)
    NamedStyle("Regular button", TextStyle.regularButton)
    NamedStyle("Disabled button", TextStyle.disabledButton)
    NamedStyle("White button", TextStyle.whiteButton)
    NamedStyle("Bar button", TextStyle.barButton)
    NamedStyle("List header", TextStyle.listHeader)
    NamedStyle("Form header", TextStyle.formHeader)
    NamedStyle("Footer", TextStyle.footer)
    NamedStyle("Default", TextStyle.default)
  }
}
