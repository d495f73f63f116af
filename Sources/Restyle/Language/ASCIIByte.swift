extension UInt8 {
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The byte in upper case if it is an ASCII letter, else the byte; without a branch, so that loops vectorise.
  var uppercasedASCII: UInt8 { self &- UInt8(ascii: "a") < 26 ? self ^ 0x20 : self }

  /// The byte in lower case if it is an ASCII letter, else the byte; without a branch, so that loops vectorise.
  var lowercasedASCII: UInt8 { self &- UInt8(ascii: "A") < 26 ? self ^ 0x20 : self }
}
