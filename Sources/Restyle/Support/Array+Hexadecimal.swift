extension [UInt8] {
  /// Appends a byte as two hexadecimal digits in UTF-8.
  package mutating func append(hexadecimal byte: UInt8) {
    append(hexadecimalDigit: byte >> 4)
    append(hexadecimalDigit: byte & 0xF)
  }

  private mutating func append(hexadecimalDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
