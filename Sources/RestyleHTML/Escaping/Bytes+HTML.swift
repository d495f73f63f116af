// The one place where text enters HTML.

extension Bytes {
  /// Appends text as the content of an element or the quoted value of an attribute, whatever it holds.
  ///
  /// Markup becomes character references. Controls that HTML can't carry become U+FFFD, as a parser would
  /// make of them at best (HTML Standard, 13.2.3.5, and the table of 13.5 for references).
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends text as the content of an element, with its directional formatting characters kept within.
  @inline(__always)
  mutating func append(escaping text: borrowing String, balancing directions: inout BidirectionalText) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !BidirectionalText.mayConcern(utf8) else { return false }
      append(escaping: utf8)
      return true
    }
    if isPlain != true { append(escaping: directions.balanced(copy text)) }
  }

  mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.needsEscape[Int(text[index])] {
      append(contentsOf: text[start..<index])
      append(characterReference: text[index])
      start = index + 1
    }
    append(contentsOf: text[start...])
  }

  private mutating func append(characterReference byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append(verbatim: "&amp;")
    case UInt8(ascii: "<"): append(verbatim: "&lt;")
    case UInt8(ascii: ">"): append(verbatim: "&gt;")
    case UInt8(ascii: "\""): append(verbatim: "&quot;")
    case UInt8(ascii: "'"): append(verbatim: "&#39;")
    // A parser turns a bare carriage return into a line feed.
    case UInt8(ascii: "\r"): append(verbatim: "&#13;")
    default: append(verbatim: "\u{FFFD}")
    }
  }

  private static let needsEscape: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
    case ..<0x20, 0x7F: true
    default: "&<>\"'".utf8.contains(UInt8(byte))
    }
  }
}
