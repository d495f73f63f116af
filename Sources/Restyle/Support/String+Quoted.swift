extension Unicode.Scalar {
  /// Whether the scalar displays as itself everywhere: not as a break or as nothing, and without changing directions.
  package var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    // The two variation selectors for text and emoji presentation have a visible effect.
    default: !properties.isDefaultIgnorableCodePoint || self == "\u{FE0E}" || self == "\u{FE0F}"
    }
  }

  /// The scalar as text, in Swift's escaped form unless it is harmless.
  fileprivate var escapedUnlessHarmless: String { isHarmless ? String(self) : escaped(asASCII: true) }

  /// The scalar as it is written in a Swift string literal.
  package var escapedInLiteral: String {
    self == "\"" || self == "\\" ? escaped(asASCII: true) : escapedUnlessHarmless
  }
}

extension String {
  /// The text, with scalars that aren't harmless in Swift's escaped form.
  package var escapedUnlessHarmless: String { unicodeScalars.map(\.escapedUnlessHarmless).joined() }

  /// The text in quotation marks for a message, shortened, and harmless wherever it is printed.
  package var quoted: String { quoted(limit: 80) }

  /// Returns the text in quotation marks for a message, harmless wherever it is printed.
  ///
  /// - Parameter limit: The maximum number of scalars to show; dots represent the others. A single character can have
  ///   any length.
  /// - Returns: The text, escaped as in Swift.
  package func quoted(limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit)
    var texts = shown.map(\.escapedInLiteral)
    // A combining mark would combine with the quotation mark.
    if let first = shown.first, "\"\(first)".count == 1 { texts[0] = first.escaped(asASCII: true) }
    return "\"\(texts.joined())\(shown.endIndex == endIndex ? "" : "...")\""
  }

  /// A Swift string literal with exactly this text.
  package var swiftLiteral: String { quoted(limit: .max) }

  /// Creates an excerpt of untrusted bytes in ASCII, which exposes letters that only look like others.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - longest: The maximum number of scalars to show; dots represent the others.
  package init(excerptOf bytes: ArraySlice<UInt8>, longest: Int) {
    // A scalar takes at most 4 bytes, so a scalar that is cut off comes after those that are shown.
    let scalars = String(decoding: bytes.prefix(longest * 4 + 4), as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(longest).map { $0.escaped(asASCII: true) }.joined()
    self = scalars.count > longest ? shown + "..." : shown
  }
}
