extension String {
  /// Creates an excerpt of untrusted bytes that is harmless wherever it is printed, for error messages.
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

  /// The text in quotation marks for an error message: short, and harmless wherever it is printed.
  package var quotedExcerpt: String { "\"\(String(excerptOf: ArraySlice(utf8), longest: 80))\"" }
}
