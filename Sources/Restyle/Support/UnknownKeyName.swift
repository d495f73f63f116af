/// A name that no key has which decoding knows.
///
/// It underlies the error that decoding throws, so that whatever knows the keys can give its own advice.
package struct UnknownKeyName: Error {
  package let kind: Kind
  private let name: String
  /// The names that are known.
  private let known: [String]

  /// What the name is one of.
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
  /// Says what is wrong, and what would be right.
  package func description(advising advice: String) -> String {
    "no \(kind.rawValue) is called \(name.quoted): \(advice)"
      + suggestion(for: name, among: known)
  }

  func decodingError(at path: [any CodingKey], advising advice: String) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: path, debugDescription: description(advising: advice), underlyingError: self))
  }
}
