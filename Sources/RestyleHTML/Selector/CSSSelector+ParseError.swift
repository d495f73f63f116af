import Restyle

extension CSSSelector {
  /// Says why a text isn't a selector that can be read: what is wrong, where, and what would be right.
  public struct ParseError: Error, Hashable, Sendable {
    /// What is wrong, and what would be right.
    public let problem: String
    /// Where it is wrong: how many bytes of the text, in UTF-8, precede the place.
    public let offset: Int
    /// The start of what is wrong, with everything escaped but printable ASCII; empty at the end of the text.
    public let excerpt: String
  }
}

extension CSSSelector.ParseError: CustomStringConvertible {
  /// The error as a sentence for people.
  public var description: String {
    let place = excerpt.isEmpty ? "at the end of the text" : "at byte \(offset), \"\(excerpt)\""
    return "Not a selector: \(problem) (\(place))."
  }
}

extension CSSSelector.ParseError {
  init(_ problem: String, at offset: Int, in bytes: Bytes) {
    self.problem = problem
    self.offset = offset
    excerpt = String(excerptOf: bytes[offset...], longest: 24)
  }
}
