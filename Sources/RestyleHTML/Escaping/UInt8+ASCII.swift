// Of ASCII alone, as the names of CSS and HTML have it.

extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  /// Whether it is a letter, a digit or a hyphen.
  var isInNames: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }
  /// The value of a hexadecimal digit; nil for anything else.
  var hexadecimalValue: UInt32? { Character(Unicode.Scalar(self)).hexDigitValue.map { UInt32($0) } }
}
