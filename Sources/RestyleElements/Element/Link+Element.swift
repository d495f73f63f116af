public import Restyle

extension Link {
  /// Returns a link to the element with an identifier, on the same page.
  ///
  /// ```swift
  /// let link = Hyperlink("Enter your name", to: .element("name"))
  /// ```
  public static func element(_ identifier: String) -> Link {
    Link("#" + identifier.spacesAsHyphens)
  }
}

extension String {
  /// The text with hyphens for white space, which HTML identifiers can't contain, and for control characters, which
  /// attributes can't contain (HTML Standard, sections 3.2.6 and 13.1.2.3).
  package var spacesAsHyphens: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.isSpaceOrControl ? "-" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isSpaceOrControl: Bool {
    switch value {
    case ...0x20, 0x7F...0x9F: true
    default: !isASCII && properties.isWhitespace
    }
  }
}
