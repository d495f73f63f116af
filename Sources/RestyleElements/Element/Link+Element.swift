public import Restyle

extension Link {
  /// Leads to the element that has an identifier, on the same page.
  ///
  /// ```swift
  /// let link = Hyperlink("Enter your name", to: .element("name"))
  /// ```
  public static func element(_ identifier: String) -> Link {
    Link("#" + identifier.spacesAsHyphens)
  }
}

extension String {
  /// The text with hyphens for white space, which no identifier of HTML can hold (HTML Standard, section 3.2.6).
  package var spacesAsHyphens: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.properties.isWhitespace ? "-" : $0 }))
  }
}
