/// A character that is written by its name or number, as in `&amp;` or `&#8364;`.
struct CharacterReference {
  /// What it stands for.
  let text: String
  /// Where it ends, behind the semicolon.
  let end: Int
}

extension CharacterReference {
  /// Reads a reference, by the names of HTML or a number of at most seven decimal or six hexadecimal digits.
  ///
  /// Numbers that no character has stand for U+FFFD.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where `&` stands.
  ///   - end: Where the text ends.
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
      self.init(text: String(scalar ?? "\u{FFFD}"), end: index + 1)
    } else {
      while index < limit, bytes[index].isLetterOrDigit { index += 1 }
      guard start + 1 < index, index < limit, bytes[index] == UInt8(ascii: ";"),
        let text = CharacterNames.characters[String(decoding: bytes[start + 1..<index], as: UTF8.self)]
      else { return nil }
      self.init(text: text, end: index + 1)
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isLetterOrDigit: Bool { isLetter || isDigit }
  var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  /// Whether it is a space, a tab or the end of a line.
  var isSpace: Bool { isSpaceOrTab || isLineEnd }
  /// Whether it is one of ASCII's punctuation characters and symbols.
  var isPunctuation: Bool { 0x21...0x7E ~= self && !isLetterOrDigit }
}
