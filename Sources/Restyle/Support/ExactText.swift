extension String {
  /// Whether both are the same code units.
  ///
  /// Strings are equal where they mean the same characters, however these are written. What is looked up by its
  /// code units, such as the address of a page, differs all the same.
  func isExactly(_ other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.count == $0.count && bytes.elementsEqual($0) }
    }
    return areSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}

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
