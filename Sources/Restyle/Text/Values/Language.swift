/// A natural language, identified by a BCP 47 tag such as `tr` or `zh-Hant-TW`.
///
/// The tag is stored exactly as given, without a check. An unknown or malformed tag is harmless: it selects no
/// language. Check ``isWellFormed`` before you write a tag from outside into a document.
///
/// ```swift
/// let turkish: Language = "tr-TR"
/// turkish.primarySubtag  // "tr"
/// ```
public struct Language: Hashable, Sendable, NonisolatedValue {
  /// The tag, as given.
  @Exact public var tag: String

  /// Creates a language from a tag.
  ///
  /// - Parameter tag: A BCP 47 tag.
  public init(tag: String) { self.tag = tag }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from a literal.
  ///
  /// - Parameter value: A BCP 47 tag.
  public init(stringLiteral value: String) { self.init(tag: value) }
}

extension Language: CustomStringConvertible {
  /// The tag, as given.
  public var description: String { tag }
}

extension Language: ValueCoded {
  package init(coded: String) { self.init(tag: coded) }
  package var coded: String { tag }
}

extension Language {
  /// The language subtag in lower case, such as `tr`; `nil` if the tag doesn't begin with one.
  ///
  /// The subtags are parsed leniently. Letters may have any case, and `_` separates subtags like `-`, so names of
  /// locales such as `tr_TR` work, too.
  public var primarySubtag: String? {
    var subtags = LanguageSubtags(tag)
    return subtags.next { $0.isLetters(2...8) }?.lowercased
  }

  /// The script subtag in title case, such as `Latn`; `nil` if the tag has none.
  public var script: String? {
    var subtags = LanguageSubtags(tag)
    return subtags.skipLanguage() ? subtags.next { $0.isLetters(4...4) }?.titlecased : nil
  }

  /// The region subtag in upper case, such as `TR` or `419`; `nil` if the tag has none.
  public var region: String? {
    var subtags = LanguageSubtags(tag)
    guard subtags.skipLanguage() else { return nil }
    _ = subtags.next { $0.isLetters(4...4) }
    return subtags.next(where: \.isRegion)?.uppercased
  }

  /// Returns whether the tag has a given subtag after its first one, ignoring case.
  ///
  /// - Parameter subtag: The subtag in lower case, for example a variant.
  /// - Returns: Whether the tag has the subtag.
  func hasSubtag(_ subtag: String) -> Bool {
    var subtags = LanguageSubtags(tag)
    _ = subtags.next { _ in true }
    while let next = subtags.next(where: { _ in true }) {
      // A single letter begins an extension or private use, in which subtags have other meanings.
      if next.bytes.count == 1 { return false }
      if next.bytes.count == subtag.utf8.count, next.lowercased == subtag { return true }
    }
    return false
  }
}

extension Language: SwiftSourceConvertible {
  var swiftSource: String { "Language(tag: \(tag.swiftLiteral))" }
}
