extension UInt8 {
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  var uppercasedASCII: UInt8 { flippingASCII(from: UInt8(ascii: "a")) }
  var lowercasedASCII: UInt8 { flippingASCII(from: UInt8(ascii: "A")) }

  /// Changes the case of the byte if it is one of the 26 letters from `first` on.
  func flippingASCII(from first: UInt8) -> UInt8 {
    self &- first < 26 ? self ^ 0x20 : self
  }
}
