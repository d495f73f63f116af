/// Says why a text isn't what CSS knows by that name: what is wrong, where, and what would be right.
public struct CSSParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the text isn't, such as "a CSS colour".
  private let subject: String
  /// What is wrong, and what would be right.
  public let problem: String
  /// Where it is wrong: how many bytes of the text, in UTF-8, precede the place.
  public let offset: Int
  /// The start of what is wrong, with everything escaped but printable ASCII; empty at the end of the text.
  public let excerpt: String

  package init(_ problem: String, in subject: String, at offset: Int, excerpt: String) {
    (self.subject, self.problem, self.offset, self.excerpt) = (subject, problem, offset, excerpt)
  }

  /// The error as a sentence for people.
  public var description: String {
    let position = excerpt.isEmpty ? "at the end of the text" : "at byte \(offset), \"\(excerpt)\""
    return "Not \(subject): \(problem) (\(position))."
  }
}

extension Color {
  /// Says why a text isn't a CSS colour.
  public typealias ParseError = CSSParseError
}

extension CSSParseError {
  static func color(_ problem: String, at offset: Int, in bytes: [UInt8]) -> Self {
    // The first word of bytes that may hold anything: shortened, and harmless wherever it is printed.
    let word = bytes[offset...].prefix { !" \t\n\r\u{C}(),/".utf8.contains($0) }
    return Self(
      problem, in: "a CSS colour", at: offset,
      excerpt: String(excerptOf: word.isEmpty ? bytes[offset...].prefix(1) : word, longest: 32))
  }
}
