/// A natural language, named by a BCP 47 tag such as `tr` or `zh-Hant-TW`.
///
/// The text is kept exactly as given and nothing is checked: an unknown or malformed tag is harmless to hold, it
/// selects no language. Ask ``isWellFormed`` before writing a tag from outside into a document.
///
/// ```swift
/// let turkish: Language = "tr-TR"
/// turkish.primarySubtag  // "tr"
/// ```
public struct Language: Hashable, Sendable {
  /// The tag, as given.
  public var tag: String

  /// Creates a language from any text.
  ///
  /// - Parameter tag: A BCP 47 tag.
  public init(tag: String) {
    self.tag = tag
  }
}

extension Language {
  /// Whether both have the same code units.
  public static func == (lhs: Language, rhs: Language) -> Bool { lhs.tag.isExactly(rhs.tag) }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from a literal.
  ///
  /// - Parameter value: A BCP 47 tag.
  public init(stringLiteral value: String) {
    self.init(tag: value)
  }
}

extension Language: CustomStringConvertible {
  /// The tag, as given.
  public var description: String { tag }
}
