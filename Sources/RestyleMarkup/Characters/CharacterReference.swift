/// A reference to a character by its name or number, such as `&amp;` or `&#8364;`.
struct CharacterReference {
  /// The text that the reference represents.
  let text: String
  /// The index after the semicolon.
  let end: Int
  /// Whether the number isn't that of a character.
  var isUnknown = false
}

extension CharacterReference {
  /// Reads a reference: a name from HTML, or a number of at most seven decimal or six hexadecimal digits.
  ///
  /// Numbers without a character represent U+FFFD, as Markdown requires; tags reject them.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The index of the `&`.
  ///   - end: The end of the text.
  init?(in bytes: [UInt8], at start: Int, before end: Int) {
    // The longest name has 31 letters.
    let limit = min(end, start + 34)
    var index = start + 1
    guard index < limit else { return nil }
    if bytes[index] == UInt8(ascii: "#") {
      index += 1
      let isHexadecimal = index < limit && bytes[index] | 0x20 == UInt8(ascii: "x")
      if isHexadecimal { index += 1 }
      let digits = index
      while index < limit, isHexadecimal ? bytes[index].isHexadecimalDigit : bytes[index].isDigit {
        index += 1
      }
      guard digits < index, index - digits <= (isHexadecimal ? 6 : 7), index < limit,
        bytes[index] == UInt8(ascii: ";"),
        let number = UInt32(
          String(decoding: bytes[digits..<index], as: UTF8.self), radix: isHexadecimal ? 16 : 10)
      else { return nil }
      let scalar = number == 0 ? nil : Unicode.Scalar(number)
      self.init(
        text: String(scalar ?? "\u{FFFD}"), end: index + 1,
        isUnknown: scalar == nil)
    } else {
      while index < limit, bytes[index].isLetterOrDigit { index += 1 }
      guard start + 1 < index, index < limit, bytes[index] == UInt8(ascii: ";"),
        let text = CharacterNames.characters[String(decoding: bytes[start + 1..<index], as: UTF8.self)]
      else { return nil }
      self.init(text: text, end: index + 1)
    }
  }

  /// The unknown name in what is written like a reference, with a semicolon; nil if the `&` is only an ampersand.
  static func unknownName(in bytes: [UInt8], at start: Int, before end: Int) -> String? {
    let limit = max(min(start + 40, end), start + 1)
    let name = bytes[start + 1..<limit].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
    guard !name.isEmpty, name.endIndex < end, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Returns the text in a range with its character references resolved, and with its backslash escapes if requested.
  func unescaped(_ range: Range<Int>, resolvesBackslashes: Bool = true) -> String {
    func isEscape(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "&") || resolvesBackslashes && byte == UInt8(ascii: "\\")
    }
    guard self[range].contains(where: isEscape) else { return String(decoding: self[range], as: UTF8.self) }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if !isEscape(self[index]) {
        result.append(self[index])
        index += 1
      } else if self[index] == UInt8(ascii: "&"),
        let reference = CharacterReference(in: self, at: index, before: range.upperBound)
      {
        result += reference.text.utf8
        index = reference.end
      } else {
        let isEscaped =
          self[index] != UInt8(ascii: "&") && index + 1 < range.upperBound && self[index + 1].isPunctuation
        if isEscaped { index += 1 }
        result.append(self[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
