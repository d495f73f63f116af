// Classes of ASCII characters.

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isLetterOrDigit: Bool { isLetter || isDigit }
  var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
  var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  /// Whether the byte is a space, a tab or a line ending.
  var isSpace: Bool { isSpaceOrTab || isLineEnd }
  /// Whether the byte is an ASCII punctuation character or symbol.
  var isPunctuation: Bool { 0x21...0x7E ~= self && !isLetterOrDigit }
}
