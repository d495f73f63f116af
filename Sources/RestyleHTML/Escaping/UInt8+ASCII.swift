import Restyle

extension UInt8 {
  /// Whether it is a letter, a digit or a hyphen of ASCII, as names of CSS and HTML have them.
  var isInNames: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") }
}
