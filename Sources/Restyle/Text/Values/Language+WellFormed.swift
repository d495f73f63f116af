extension Language {
  /// Whether the tag has the syntax of RFC 5646, section 2.1.
  ///
  /// A well-formed tag consists of ASCII letters, digits and hyphens only. Its subtags may be unregistered.
  public var isWellFormed: Bool {
    // The longest irregular tag has 11 bytes; comparing more would be expensive with a hostile tag.
    if tag.utf8.count <= 11,
      Self.irregularTags.contains(String(decoding: tag.utf8.map(\.lowercasedASCII), as: UTF8.self))
    {
      return true
    }
    var subtags = LanguageSubtags(strictly: tag)
    if subtags.skipLanguage() {
      _ = subtags.next { $0.isLetters(4...4) }
      _ = subtags.next(where: \.isRegion)
      while subtags.next(where: \.isVariant) != nil {}
      while subtags.next(where: { $0.isAlphanumeric(1...1) && !$0.isPrivateUse }) != nil {
        guard subtags.next(where: { $0.isAlphanumeric(2...8) }) != nil else { return false }
        while subtags.next(where: { $0.isAlphanumeric(2...8) }) != nil {}
      }
      if subtags.isAtEnd { return true }
    }
    guard subtags.next(where: \.isPrivateUse) != nil else { return false }
    guard subtags.next(where: { $0.isAlphanumeric(1...8) }) != nil else { return false }
    while subtags.next(where: { $0.isAlphanumeric(1...8) }) != nil {}
    return subtags.isAtEnd
  }

  /// The grandfathered tags that don't match the grammar otherwise: RFC 5646, section 2.1, `irregular`.
  private static let irregularTags: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ]
}

extension LanguageSubtag {
  fileprivate var isPrivateUse: Bool { bytes.elementsEqual("x".utf8) || bytes.elementsEqual("X".utf8) }
}
