/// One subtag of a language tag.
struct LanguageSubtag {
  let bytes: Substring.UTF8View

  func isLetters(_ length: ClosedRange<Int>) -> Bool {
    hasLength(length) && bytes.allSatisfy(\.isASCIILetter)
  }

  func isAlphanumeric(_ length: ClosedRange<Int>) -> Bool {
    hasLength(length) && bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }

  /// `region = 2ALPHA / 3DIGIT`.
  var isRegion: Bool { isLetters(2...2) || (hasLength(3...3) && bytes.allSatisfy(\.isASCIIDigit)) }

  /// `variant = 5*8alphanum / (DIGIT 3alphanum)`.
  var isVariant: Bool {
    isAlphanumeric(5...8) || (isAlphanumeric(4...4) && bytes.first?.isASCIIDigit == true)
  }

  var lowercased: String { String(decoding: bytes.map(\.lowercasedASCII), as: UTF8.self) }
  var uppercased: String { String(decoding: bytes.map(\.uppercasedASCII), as: UTF8.self) }
  var titlecased: String {
    String(
      decoding: bytes.enumerated().map {
        $0.offset == 0 ? $0.element.uppercasedASCII : $0.element.lowercasedASCII
      },
      as: UTF8.self)
  }

  private func hasLength(_ length: ClosedRange<Int>) -> Bool {
    // Stops counting early, because a hostile subtag may be a megabyte long.
    length.contains(bytes.prefix(length.upperBound + 1).count)
  }
}

/// Iterates over the subtags of a tag; each is consumed only if it matches.
struct LanguageSubtags {
  private var rest: Substring.UTF8View?
  private let isSeparator: (UInt8) -> Bool

  /// Creates a lenient iterator, for which `_` also separates subtags.
  init(_ tag: String) {
    rest = tag[...].utf8
    isSeparator = { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Creates a strict iterator, for which only `-` separates subtags, as in RFC 5646.
  init(strictly tag: String) {
    rest = tag[...].utf8
    isSeparator = { $0 == UInt8(ascii: "-") }
  }

  var isAtEnd: Bool { rest == nil }

  /// Consumes the next subtag if `matches` accepts it.
  mutating func next(where matches: (LanguageSubtag) -> Bool) -> LanguageSubtag? {
    guard let bytes = rest else { return nil }
    let end = bytes.firstIndex(where: isSeparator) ?? bytes.endIndex
    let subtag = LanguageSubtag(bytes: bytes[..<end])
    guard matches(subtag) else { return nil }
    rest = end < bytes.endIndex ? bytes[bytes.index(after: end)...] : nil
    return subtag
  }

  /// Consumes `language = 2*3ALPHA ["-" extlang] / 4ALPHA / 5*8ALPHA`, and returns whether there was one.
  mutating func skipLanguage() -> Bool {
    guard let language = next(where: { $0.isLetters(2...8) }) else { return false }
    if language.isLetters(2...3) {
      for _ in 0..<3 where next(where: { $0.isLetters(3...3) }) == nil { break }
    }
    return true
  }
}
