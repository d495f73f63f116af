// The one place where text enters HTML.

package import RestyleRendering

extension ByteSink {
  /// Appends text as the content of an element or the quoted value of an attribute, whatever it holds.
  ///
  /// Markup becomes character references. Controls that HTML can't carry become U+FFFD, as a parser would
  /// make of them at best (HTML Standard, 13.2.3.5, and the table of 13.5 for references).
  package mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends text as the content of an element, with its directional formatting characters kept within.
  @inline(__always)
  package mutating func append(
    escaping text: borrowing String, balancing directions: inout BidirectionalText
  ) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !directions.isOpen else { return false }
      // One look at the bytes is enough for most texts.
      if !utf8.mayHaveMarks {
        append(bytes: utf8)
        return true
      }
      guard !BidirectionalText.mayConcern(utf8) else { return false }
      append(marked: utf8)
      return true
    }
    if isPlain != true { append(escaping: directions.balanced(copy text)) }
  }

  /// Appends the characters that close what a text left open.
  package mutating func append(closing directions: BidirectionalText) {
    if directions.isOpen { append(safe: directions.closing) }
  }

  mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    if text.mayHaveMarks { append(marked: text) } else { append(bytes: text) }
  }

  /// Appends text that may hold what needs to be escaped.
  fileprivate mutating func append(marked text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where needsEscape(text[index]) {
      append(bytes: UnsafeBufferPointer(rebasing: text[start..<index]))
      append(characterReference: text[index])
      start = index + 1
    }
    append(bytes: UnsafeBufferPointer(rebasing: text[start...]))
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

}

@inline(__always)
private func needsEscape(_ byte: UInt8) -> Bool {
  // One bit for each of the first 64 bytes: all controls but tab and line feed, and the marks above.
  let escaped: UInt64 = 0xFFFF_F9FF | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  return byte < 64 ? (escaped >> UInt64(byte)) & 1 == 1 : byte == 0x7F
}

extension OutputBuffer {
  /// Appends text as the content of an element, between the element's start and end.
  @inline(__always)
  mutating func append(
    escaping text: borrowing String, behind start: UnsafeBufferPointer<UInt8>, before end: StaticString,
    balancing directions: inout BidirectionalText
  ) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !directions.isOpen else { return false }
      if !utf8.mayHaveMarks {
        append(bytes: start, utf8, UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount))
        return true
      }
      guard !BidirectionalText.mayConcern(utf8) else { return false }
      append(bytes: start)
      append(marked: utf8)
      append(verbatim: end)
      return true
    }
    if isPlain == true { return }
    append(bytes: start)
    append(escaping: directions.balanced(copy text))
    append(verbatim: end)
  }

  /// Appends text as the quoted value of an attribute, between what starts and what ends it.
  @inline(__always)
  mutating func append(escaping text: borrowing String, behind start: StaticString, before end: StaticString)
  {
    let start = UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount)
    let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !utf8.mayHaveMarks else { return false }
      append(bytes: start, utf8, end)
      return true
    }
    if isPlain == true { return }
    append(bytes: start)
    append(escaping: copy text)
    append(bytes: end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte may need to be escaped, or start a directional formatting character, by a look at eight at once.
  @inline(__always)
  fileprivate var mayHaveMarks: Bool {
    // Where fewer bytes are left, some are looked at twice.
    let bytes = UnsafeRawBufferPointer(self)
    guard count >= 8 else {
      guard count >= 4 else { return contains { needsEscape($0) || $0 == BidirectionalText.firstByte } }
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return Self.mayHaveMarks(UInt64(first) | UInt64(last) << 32)
    }
    var index = 0
    while count - index > 8 {
      if Self.mayHaveMarks(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { return true }
      index += 8
    }
    return Self.mayHaveMarks(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }

  /// Whether one of eight bytes may be such a one: false only if none is.
  ///
  /// `(x - 1) & ~x` has the highest bit of its lowest byte that is zero set (Warren, Hacker's Delight, section 6-1), and a
  /// byte is equal to another where their difference is zero.
  @inline(__always)
  private static func mayHaveMarks(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let controls = (word &- ones &* 0x20) & ~word
    // The bits that are set first tell two marks from each other.
    let marks =
      zeros(word ^ ones &* 0x22) | zeros((word | ones) ^ ones &* 0x27)
      | zeros((word | ones &* 2) ^ ones &* 0x3E)
      | zeros(word ^ ones &* 0x7F) | zeros(word ^ ones &* UInt64(BidirectionalText.firstByte))
    return (controls | marks) & (ones &* 0x80) != 0
  }

  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }
}
