extension Unicode.Scalar {
  /// Whether it shows as itself wherever it stands: not as a break, as nothing, or by changing directions.
  package var isHarmless: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    case .spaceSeparator: self == " "
    // Two variation selectors choose between text and emoji, which is seen.
    default: !properties.isDefaultIgnorableCodePoint || self == "\u{FE0E}" || self == "\u{FE0F}"
    }
  }

  /// The scalar as text, escaped as in Swift unless it is harmless.
  fileprivate var escapedUnlessHarmless: String { isHarmless ? String(self) : escaped(asASCII: true) }

  /// The scalar as a string literal of Swift has it.
  package var escapedInLiteral: String {
    self == "\"" || self == "\\" ? escaped(asASCII: true) : escapedUnlessHarmless
  }
}

extension String {
  /// The text with what isn't harmless escaped, as in Swift.
  package var escapedUnlessHarmless: String { unicodeScalars.map(\.escapedUnlessHarmless).joined() }

  /// The text in quotation marks for a message: short, and harmless wherever it is printed.
  package var quoted: String { quoted(limit: 80) }

  /// The text in quotation marks for a message, harmless wherever it is printed.
  ///
  /// - Parameter limit: How many scalars are shown; dots stand for more. A single character can be of any length.
  /// - Returns: The text, as Swift escapes it.
  package func quoted(limit: Int) -> String {
    let shown = unicodeScalars.prefix(limit)
    var texts = shown.map(\.escapedInLiteral)
    // A mark would combine with the quotation mark.
    if let first = shown.first, "\"\(first)".count == 1 { texts[0] = first.escaped(asASCII: true) }
    return "\"\(texts.joined())\(shown.endIndex == endIndex ? "" : "...")\""
  }

  /// A literal of Swift that is this text and nothing else.
  package var swiftLiteral: String { quoted(limit: .max) }

  /// Creates an excerpt of untrusted bytes in ASCII, so that a letter that only looks like another is seen as such.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - longest: How many scalars are shown; dots stand for more.
  package init(excerptOf bytes: ArraySlice<UInt8>, longest: Int) {
    // A scalar takes at most 4 bytes: a scalar that is cut comes after those that are shown.
    let scalars = String(decoding: bytes.prefix(longest * 4 + 4), as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(longest).map { $0.escaped(asASCII: true) }.joined()
    self = scalars.count > longest ? shown + "..." : shown
  }
}
