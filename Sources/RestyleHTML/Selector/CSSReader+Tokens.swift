import Restyle

extension CSSReader {
  /// Reads an identifier if there is one: CSS Syntax 3, sections 4.3.9 and 4.3.11.
  mutating func identifier() throws(CSSSelector.ParseError) -> String? {
    let hyphens = next == UInt8(ascii: "-") ? 1 : 0
    guard let first = byte(at: position + hyphens),
      Self.isNameStart(first) || first == UInt8(ascii: "\\") || (hyphens == 1 && first == UInt8(ascii: "-"))
    else { return nil }
    var name = Bytes()
    while let byte = next {
      if byte == UInt8(ascii: "\\") {
        position += 1
        try escape(to: &name)
      } else if Self.isNameStart(byte) || byte.isInNames {
        position += 1
        Self.append(byte, to: &name)
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads a string: CSS Syntax 3, section 4.3.5.
  mutating func string(endingIn quote: UInt8) throws(CSSSelector.ParseError) -> String {
    let start = position
    position += 1
    var text = Bytes()
    while let byte = next {
      if byte == quote {
        position += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        position += 1
        // An escaped line break is removed.
        if let end = lineEnd(at: position) { position = end } else { try escape(to: &text) }
        continue
      }
      guard lineEnd(at: position) == nil else {
        throw error("a string can't contain the end of a line; write \\a for it")
      }
      position += 1
      Self.append(byte, to: &text)
    }
    throw error("a string isn't closed by the quotation mark that it starts with", at: start)
  }

  /// Reads what follows a backslash: CSS Syntax 3, section 4.3.7.
  private mutating func escape(to text: inout Bytes) throws(CSSSelector.ParseError) {
    guard let first = next, lineEnd(at: position) == nil else {
      throw error("expected a character or its hexadecimal number after a backslash")
    }
    var value: UInt32 = 0
    let start = position
    while position - start < 6, let byte = next, let digit = byte.hexadecimalValue {
      value = value << 4 | digit
      position += 1
    }
    guard position > start else {
      // Further bytes of its scalar, if any, are valid in names.
      position += 1
      return Self.append(first, to: &text)
    }
    if let end = lineEnd(at: position) {
      position = end
    } else if let byte = next, Self.isSpace(byte) {
      position += 1
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    text.append(contentsOf: Bytes(String(scalar ?? "\u{FFFD}").utf8))
  }

  /// The index after a line break, if there is one here.
  private func lineEnd(at index: Int) -> Int? {
    switch byte(at: index) {
    case UInt8(ascii: "\r"): byte(at: index + 1) == UInt8(ascii: "\n") ? index + 2 : index + 1
    case UInt8(ascii: "\n"), 0xC: index + 1
    default: nil
    }
  }

  func error(_ problem: String, at offset: Int? = nil) -> CSSSelector.ParseError {
    let offset = offset ?? position
    return CSSParseError(
      problem, in: "a selector", at: offset, excerpt: String(excerptOf: bytes[offset...], longest: 24))
  }

  /// Appends a byte of a text; zero bytes are replaced.
  private static func append(_ byte: UInt8, to text: inout Bytes) {
    if byte == 0 { text.append(contentsOf: Bytes("\u{FFFD}".utf8)) } else { text.append(byte) }
  }

  /// Whether a byte can start a name; zero represents the replacement character.
  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
  }
}
