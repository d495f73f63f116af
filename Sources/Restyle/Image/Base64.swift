// Base64 as in RFC 4648, section 4, because the core doesn't depend on Foundation.
extension [UInt8] {
  private static let base64Alphabet = [UInt8](
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let base64Padding = UInt8(ascii: "=")

  /// The bytes as text.
  package var base64Encoded: String {
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for digit in 0..<4 {
        let isPadding = digit > group.count
        text.append(isPadding ? Self.base64Padding : Self.base64Alphabet[bits >> (18 - 6 * digit) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes text; nil unless it has the form that `base64Encoded` returns.
  init?(base64Encoded text: String) {
    let characters = [UInt8](text.utf8)
    guard characters.count.isMultiple(of: 4) else { return nil }
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, character) in Self.base64Alphabet.enumerated() { values[Int(character)] = UInt8(value) }

    let digits = characters.prefix { $0 != Self.base64Padding }
    guard characters.count - digits.count <= 2,
      characters[digits.endIndex...].allSatisfy({ $0 == Self.base64Padding })
    else { return nil }
    self = []
    reserveCapacity(characters.count / 4 * 3)
    var bits = 0
    var bitCount = 0
    for digit in digits {
      guard let value = values[Int(digit)] else { return nil }
      bits = (bits << 6 | Int(value)) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    // The remaining bits have to be zero, so that each sequence of bytes has only one text.
    guard bits & ((1 << bitCount) - 1) == 0 else { return nil }
  }
}
