/// An error in the text of a CSS value, with its position and a description.
public struct CSSParseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of what was expected, such as "a CSS colour".
  private let subject: String
  /// A description of the error and of valid text.
  public let problem: String
  /// The position of the error, as the number of UTF-8 bytes before it.
  public let offset: Int
  /// The beginning of the invalid text, with everything but printable ASCII escaped; empty at the end of the text.
  public let excerpt: String

  package init(_ problem: String, in subject: String, at offset: Int, excerpt: String) {
    (self.subject, self.problem, self.offset, self.excerpt) = (subject, problem, offset, excerpt)
  }

  /// A sentence about the error and its position.
  public var description: String {
    let position = excerpt.isEmpty ? "at the end of the text" : "at byte \(offset), \"\(excerpt)\""
    return "Not \(subject): \(problem) (\(position))."
  }
}

extension Color {
  /// An error for a text that isn't a CSS colour.
  public typealias ParseError = CSSParseError
}
