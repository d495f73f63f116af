extension [UInt8] {
  /// Appends a byte as two hexadecimal digits in UTF-8.
  package mutating func append(hexadecimal byte: UInt8) {
    append((byte >> 4).hexadecimalDigit)
    append((byte & 0xF).hexadecimalDigit)
  }
}

extension UInt8 {
  /// The digit of a number below 16 in UTF-8.
  @inline(__always)
  var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10 }
}
