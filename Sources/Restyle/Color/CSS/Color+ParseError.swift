extension Color {
  /// Says why a text isn't a CSS colour: what is wrong, where, and what would be right.
  public struct ParseError: Error, Hashable, Sendable {
    /// What is wrong, and what would be right.
    public let problem: String
    /// Where it is wrong: how many bytes of the text, in UTF-8, precede the place.
    public let offset: Int
    /// The start of what is wrong, with everything escaped but printable ASCII; empty at the end of the text.
    public let excerpt: String
  }
}

extension Color.ParseError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    let place = excerpt.isEmpty ? "at the end of the text" : "at byte \(offset), \"\(excerpt)\""
    return "Not a CSS colour: \(problem) (\(place))."
  }
}

extension Color.ParseError {
  init(_ problem: String, at offset: Int, in bytes: [UInt8]) {
    self.problem = problem
    self.offset = offset
    excerpt = Self.excerpt(of: bytes[offset...])
  }

  /// Shows the first word of bytes that may hold anything: shortened, and harmless wherever it is printed.
  static func excerpt(of bytes: ArraySlice<UInt8>) -> String {
    let word = bytes.prefix { !" \t\n\r\u{C}(),/".utf8.contains($0) }
    return String(excerptOf: word.isEmpty ? bytes.prefix(1) : word, longest: 32)
  }
}
