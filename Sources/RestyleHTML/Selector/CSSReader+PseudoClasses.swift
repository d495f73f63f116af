extension CSSReader {
  private static let plain: Set<String> = [
    "root", "empty", "first-child", "last-child", "only-child", "first-of-type", "last-of-type",
    "only-of-type", "hover", "active", "focus", "focus-visible", "focus-within", "target", "link", "any-link",
    "visited", "enabled", "disabled", "checked", "indeterminate", "default", "required", "optional",
    "read-only", "read-write", "valid", "invalid", "user-valid", "user-invalid", "placeholder-shown",
  ]
  private static let ofSelectors: Set<String> = ["is", "where", "not"]
  private static let ofPlaces: Set<String> = [
    "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]

  /// Reads a pseudo-class, whose colon is read already.
  mutating func pseudoClass(to text: inout Bytes) throws(CSSSelector.ParseError) {
    let start = position - 1
    guard next != UInt8(ascii: ":") else {
      throw error("pseudo-elements aren't selected: a style's own rules are for its parts", at: start)
    }
    let name = try name("a pseudo-class").lowercased()
    text.append(UInt8(ascii: ":"))
    guard skip("(") else {
      guard Self.plain.contains(name) else {
        throw error(
          "this pseudo-class isn't read; the documentation of CSSSelector lists those that are", at: start)
      }
      return text.append(safe: name)
    }
    text.append(safe: name)
    text.append(UInt8(ascii: "("))
    if Self.ofSelectors.contains(name) {
      text.append(contentsOf: try nestedList())
    } else if Self.ofPlaces.contains(name) {
      try place(to: &text)
    } else {
      throw error(
        "this function isn't read; :is(), :where(), :not() and :nth-child() and its like are", at: start)
    }
    guard skip(")") else { throw error("a parenthesis that is open is closed", at: start) }
    text.append(UInt8(ascii: ")"))
  }

  /// Reads the argument of `:nth-child()`: CSS Syntax 3, section 6.
  private mutating func place(to text: inout Bytes) throws(CSSSelector.ParseError) {
    skipSpace()
    defer { skipSpace() }
    let start = position
    for word in ["odd", "even"]
    where bytes[position...].prefix(word.utf8.count).map({ $0 | 0x20 }) == Bytes(word.utf8) {
      position += word.utf8.count
      return text.append(safe: word)
    }
    let sign = skipSign()
    let digits = takeDigits()
    let isStep = next.map { $0 | 0x20 } == UInt8(ascii: "n")
    guard isStep || !digits.isEmpty, digits.count <= Self.longestNumber else { throw placeError(at: start) }
    if sign == UInt8(ascii: "-") { text.append(UInt8(ascii: "-")) }
    text.append(contentsOf: digits)
    guard isStep else { return }
    position += 1
    text.append(UInt8(ascii: "n"))
    skipSpace()
    guard let sign = skipSign() else { return }
    skipSpace()
    let offset = takeDigits()
    guard !offset.isEmpty, offset.count <= Self.longestNumber else { throw placeError(at: start) }
    text.append(sign)
    text.append(contentsOf: offset)
  }

  private static let longestNumber = 9

  private func placeError(at start: Int) -> CSSSelector.ParseError {
    error("a place is odd, even, a number such as 3, or steps such as 2n + 1, of at most 9 digits", at: start)
  }

  private mutating func skipSign() -> UInt8? {
    guard let sign = next, "+-".utf8.contains(sign) else { return nil }
    position += 1
    return sign
  }

  private mutating func takeDigits() -> Bytes {
    let digits = bytes[position...].prefix(while: \.isDigit)
    position += digits.count
    return Bytes(digits)
  }
}
