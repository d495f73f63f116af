extension JSONReader {
  /// Reads a string, and returns its text.
  mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var plain = index
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = try decoded(plain..<index)
        index += 1
        return text.isEmpty ? rest : String(decoding: text, as: UTF8.self) + rest
      case UInt8(ascii: "\\"):
        text += try decoded(plain..<index).utf8
        text += Character(try escape()).utf8
        plain = index
      case 0..<0x20: throw error("\(Self.name(of: byte)) in a string: write it as an escape")
      default: index += 1
      }
    }
    throw error("the string isn't closed: a quotation mark is missing", at: start)
  }

  /// Decodes bytes as text, and throws an error unless they are valid UTF-8.
  private func decoded(_ range: Range<Int>) throws(JSONError) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    let text = String(decoding: slice, as: UTF8.self)
    // If decoding repaired something, the bytes differ.
    guard text.utf8.count == slice.count, text.utf8.elementsEqual(slice) else {
      let valid = zip(text.utf8, slice).prefix { $0.0 == $0.1 }.count
      throw error("the text isn't UTF-8", at: range.lowerBound + valid)
    }
    return text
  }

  /// Reads an escape sequence, and returns its scalar.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // A surrogate, which represents a scalar only together with the next one.
    if UTF16.isLeadSurrogate(unit), current == UInt8(ascii: "\\") {
      let trail = try codeUnit()
      if UTF16.isTrailSurrogate(trail) { return UTF16.decode(UTF16.EncodedScalar([unit, trail])) }
    }
    throw error("half of a character: surrogates come in pairs", at: start)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "u"):
      let digits = bytes[min(index, bytes.count)...].prefix(4)
      guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16),
        digits.allSatisfy({ $0 >= UInt8(ascii: "0") })
      else { break }
      index += 4
      return unit
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case let byte where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
      return UInt16(byte)
    default: break
    }
    throw error(
      "no such escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t, and \\u with four digits", at: start)
  }
}
