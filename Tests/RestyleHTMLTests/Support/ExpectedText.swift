import Restyle

/// What the documentation says that becomes of a text.
enum ExpectedText {
  /// The text with U+FFFD in place of what HTML can't carry.
  static func replacingControls(in text: String) -> String {
    replacingScalars(in: text) {
      $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) || $0.value == 0x7F
    }
  }

  /// The text as an element holds it: as ``replacingControls(in:)``, with a line feed for each line break.
  static func content(of text: String) -> String {
    let feeds = text.replacing("\r\n", with: "\n")
    return replacingControls(
      in: String(String.UnicodeScalarView(feeds.unicodeScalars.map { isLineBreak($0) ? "\n" : $0 })))
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    "\n\r\u{2028}\u{2029}".unicodeScalars.contains(scalar)
  }

  /// The text with U+FFFD in place of NUL, which CSS can't carry.
  static func replacingNUL(in text: String) -> String { replacingScalars(in: text) { $0.value == 0 } }

  private static func replacingScalars(in text: String, where isReplaced: (Unicode.Scalar) -> Bool) -> String
  {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isReplaced($0) ? "\u{FFFD}" : $0 }))
  }

  /// The text without the characters that open and close directions.
  static func removingDirections(in text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { openers[$0] == nil && !closers.contains($0) }))
  }

  private static let openers: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{202A}": "\u{202C}", "\u{202B}": "\u{202C}", "\u{202D}": "\u{202C}", "\u{202E}": "\u{202C}",
    "\u{2066}": "\u{2069}", "\u{2067}": "\u{2069}", "\u{2068}": "\u{2069}",
  ]
  private static let closers: Set<Unicode.Scalar> = ["\u{202C}", "\u{2069}"]

  /// Whether each line of a text closes the directions that it opens, and no others.
  ///
  /// A line ends what is open (Unicode Standard Annex 9, rule X8), so nothing may reach across one.
  static func isBalanced(_ text: String) -> Bool {
    let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) {
      "\n\r\u{1C}\u{1D}\u{1E}\u{85}\u{2029}".unicodeScalars.contains($0)
    }
    return lines.allSatisfy { line in
      var open: [Unicode.Scalar] = []
      for scalar in line {
        if let closer = openers[scalar] {
          open.append(closer)
        } else if closers.contains(scalar) {
          // The end of an isolate ends the embeddings in it.
          while scalar == "\u{2069}", open.last == "\u{202C}" { open.removeLast() }
          guard open.popLast() == scalar else { return false }
        }
      }
      return open.isEmpty
    }
  }
}
