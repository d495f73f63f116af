/// A name without a key that decoding knows.
///
/// It is the underlying error of the error that decoding throws, so code that knows the keys can give its own advice.
package struct UnknownKeyName: Error {
  package let kind: Kind
  private let name: String
  /// The names that are known.
  private let known: [String]

  /// The kind of name.
  package enum Kind: String, Sendable {
    case textAttribute = "text attribute"
    case trait
  }

  init(_ kind: Kind, _ name: String, among known: [String]) {
    self.kind = kind
    self.name = name
    self.known = known
  }
}

extension UnknownKeyName {
  /// Returns a description of the error and its fix.
  package func description(advising advice: String) -> String {
    "no \(kind.rawValue) is called \(name.quoted): \(advice)"
      + suggestion(for: name, among: known)
  }

  func decodingError(at path: [any CodingKey], advising advice: String) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: path, debugDescription: description(advising: advice), underlyingError: self))
  }
}
