extension [UInt8] {
  /// Appends a byte as two hexadecimal digits in UTF-8.
  package mutating func append(hexadecimal byte: UInt8) {
    for digit in [byte >> 4, byte & 0xF] {
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
