extension CSSColorParser {
  /// A number with its unit.
  struct Argument {
    enum Unit: String {
      case number
      case percentage
      case angle
      case none
    }

    let value: Double
    let unit: Unit
    let start: Int
  }

  mutating func argument(_ name: String) throws(Color.ParseError) -> Argument {
    let start = position
    guard let number = number() else {
      switch self.name() {
      case "none": return Argument(value: 0, unit: .none, start: start)
      case "from":
        throw error("relative colours aren't supported; write the resulting colour", at: start)
      case .some where next == UInt8(ascii: "("):
        throw error("functions in components aren't supported; write the value of \(name)", at: start)
      default:
        throw error("\(name) has to be a number, a percentage or none", at: start)
      }
    }
    if skip("%") { return Argument(value: number, unit: .percentage, start: start) }
    guard let unit = self.name() else { return Argument(value: number, unit: .number, start: start) }
    guard let degrees = Self.degrees[unit] else {
      throw error("unknown unit; write angles in deg, grad, rad or turn", at: start)
    }
    return Argument(value: number * degrees, unit: .angle, start: start)
  }

  /// The units of angles in degrees: CSS Values 4, section "Angle Units".
  private static let degrees: [String: Double] = ["deg": 1, "grad": 0.9, "rad": 180 / .pi, "turn": 360]

  /// Reads a number; a number that is too large for its type is infinite.
  mutating func number() -> Double? {
    var end = position
    if let sign = byte(at: end), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { end += 1 }
    let digits = digitsEnd(from: end)
    var numberEnd = digits
    if byte(at: digits) == UInt8(ascii: "."), digitsEnd(from: digits + 1) > digits + 1 {
      numberEnd = digitsEnd(from: digits + 1)
    }
    guard numberEnd > end else { return nil }
    if let letter = byte(at: numberEnd), letter | 0x20 == UInt8(ascii: "e") {
      let sign = byte(at: numberEnd + 1)
      let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
      let exponent = numberEnd + (isSigned ? 2 : 1)
      numberEnd = digitsEnd(from: exponent) > exponent ? digitsEnd(from: exponent) : numberEnd
    }
    guard let number = Double(String(decoding: bytes[position..<numberEnd], as: UTF8.self)) else {
      return nil
    }
    position = numberEnd
    return number
  }

  private func digitsEnd(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), byte.isASCIIDigit { end += 1 }
    return end
  }

  /// Reads a name, in lower case: CSS Syntax 3, section "Check if three code points would start an ident".
  mutating func name() -> String? {
    let start = position
    let hyphens = next == UInt8(ascii: "-") ? 1 : 0
    guard let first = byte(at: start + hyphens), Self.isNamePart(first), !first.isASCIIDigit else {
      return nil
    }
    while let byte = next, Self.isNamePart(byte) { position += 1 }
    return String(decoding: bytes[start..<position].map(\.lowercasedASCII), as: UTF8.self)
  }

  func error(_ problem: String, at offset: Int? = nil) -> Color.ParseError {
    let offset = offset ?? position
    // The first word of untrusted bytes, shortened and escaped, so that it is safe to print anywhere.
    let word = bytes[offset...].prefix { !" \t\n\r\u{C}(),/".utf8.contains($0) }
    return Color.ParseError(
      problem, in: "a CSS colour", at: offset,
      excerpt: String(excerptOf: word.isEmpty ? bytes[offset...].prefix(1) : word, longest: 32))
  }

  /// Returns whether a byte can occur in a name in CSS: CSS Syntax 3, "ident code point".
  static func isNamePart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
