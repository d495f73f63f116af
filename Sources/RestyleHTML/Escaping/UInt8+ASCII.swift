import Restyle

extension UInt8 {
  /// Whether it is an ASCII letter, digit or hyphen, as in CSS and HTML names.
  var isInNames: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") }
}
