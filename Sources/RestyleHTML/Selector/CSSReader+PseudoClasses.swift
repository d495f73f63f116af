import Restyle

extension CSSReader {
  private static let plain: Set<String> = [
    "root", "empty", "first-child", "last-child", "only-child", "first-of-type", "last-of-type",
    "only-of-type", "hover", "active", "focus", "focus-visible", "focus-within", "target", "link", "any-link",
    "visited", "enabled", "disabled", "checked", "indeterminate", "default", "required", "optional",
    "read-only", "read-write", "valid", "invalid", "user-valid", "user-invalid", "placeholder-shown",
    "autofill", "in-range", "out-of-range", "popover-open", "modal", "fullscreen", "defined",
  ]
  // Selectors 4, section 4, except those that count elements; `:has()` can't be nested in itself.
  private static let ofSelectors: Set<String> = ["is", "where", "not", "has"]
  private static let ofPlaces: Set<String> = [
    "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]

  /// Reads a pseudo-element after its first colon; returns nil for a pseudo-class.
  mutating func pseudoElement() throws(CSSSelector.ParseError) -> Bytes? {
    let start = position
    // Those of CSS 2 can have a single colon.
    guard skip(":") else {
      var ahead = self
      guard let name = try ahead.identifier()?.lowercased(), Self.withOneColon.contains(name) else {
        return nil
      }
      position = ahead.position
      return Bytes(name.utf8)
    }
    let name = try name("a pseudo-element").lowercased()
    guard CSSSelector.PseudoElement(rawValue: name) != nil || Self.isOfOneBrowser(name) else {
      let advice = Self.advice(on: name, "::", CSSSelector.PseudoElement.allCases.map(\.rawValue))
      throw error("this pseudo-element isn't supported; \(advice)", at: start - 1)
    }
    return Bytes(name.utf8)
  }

  private static let withOneColon: Set<String> = ["before", "after", "first-line", "first-letter"]

  /// Whether every browser treats a pseudo-element as a known one: Selectors 4, section 18.
  private static func isOfOneBrowser(_ name: String) -> Bool {
    name.hasPrefix("-webkit-") && name.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
  }

  /// Reads a pseudo-class after its colon.
  mutating func pseudoClass(to text: inout Bytes) throws(CSSSelector.ParseError) {
    let start = position - 1
    let name = try name("a pseudo-class").lowercased()
    text.append(UInt8(ascii: ":"))
    guard skip("(") else {
      guard Self.plain.contains(name) else {
        throw error("this pseudo-class isn't supported; \(Self.advice(on: name, ":", Self.plain))", at: start)
      }
      return text.append(safe: name)
    }
    if name == "lang" { return try languages(to: &text, from: start) }
    text.append(safe: name)
    text.append(UInt8(ascii: "("))
    if name == "has" {
      guard !isInHas else {
        throw error(":has() can't be nested in :has(); write it around the other one", at: start)
      }
      isInHas = true
      defer { isInHas = false }
      text.append(contentsOf: try nestedList(areRelative: true))
    } else if Self.ofSelectors.contains(name) {
      text.append(contentsOf: try nestedList())
    } else if name == "dir" {
      skipSpace()
      let direction = try self.name("a direction").lowercased()
      guard ["ltr", "rtl"].contains(direction) else { throw error("expected ltr or rtl") }
      text.append(safe: direction)
      skipSpace()
    } else if Self.ofPlaces.contains(name) {
      try place(to: &text)
    } else {
      let known = Self.ofSelectors.union(Self.ofPlaces).union(["lang", "dir"]).map { $0 + "()" }
      throw error("this function isn't supported; \(Self.advice(on: name + "()", ":", known))", at: start)
    }
    guard skip(")") else { throw error("a parenthesis isn't closed", at: start) }
    text.append(UInt8(ascii: ")"))
  }

  /// Advice on what to write instead of an unknown name, with its colons.
  private static func advice(on name: String, _ colons: String, _ known: some Sequence<String>) -> String {
    nearestName(to: name, among: known.sorted()).map { "did you mean \(colons)\($0)?" }
      ?? "the documentation of CSSSelector lists those that are"
  }

  /// Reads the argument of `:lang()`, and appends the pseudo-class: Selectors 4, section 8.2.
  ///
  /// Several languages are written separately, since current browsers support only one.
  private mutating func languages(to text: inout Bytes, from start: Int) throws(CSSSelector.ParseError) {
    var languages: [String] = []
    repeat {
      skipSpace()
      languages.append(try attributeValue())
      skipSpace()
    } while skip(",")
    guard skip(")") else { throw error("a parenthesis isn't closed", at: start) }
    guard languages.allSatisfy({ !$0.isEmpty }) else { throw error("a language is empty", at: start) }
    if languages.count > 1 { text.append(verbatim: "is(:") }
    for (index, language) in languages.enumerated() {
      if index > 0 { text.append(verbatim: ",:") }
      text.append(verbatim: "lang(")
      text.append(cssIdentifier: language)
      text.append(UInt8(ascii: ")"))
    }
    if languages.count > 1 { text.append(UInt8(ascii: ")")) }
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
    error("expected odd, even, a number such as 3, or steps such as 2n + 1, with at most 9 digits", at: start)
  }

  private mutating func skipSign() -> UInt8? {
    guard let sign = next, "+-".utf8.contains(sign) else { return nil }
    position += 1
    return sign
  }

  private mutating func takeDigits() -> Bytes {
    let digits = bytes[position...].prefix(while: \.isASCIIDigit)
    position += digits.count
    return Bytes(digits)
  }
}
