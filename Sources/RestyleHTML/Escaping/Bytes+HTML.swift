// The one place where text enters HTML.

import Restyle
package import RestyleRendering

extension ByteSink {
  /// Appends arbitrary text as the content of an element or the quoted value of an attribute.
  ///
  /// Markup becomes character references. Control characters that HTML can't contain become U+FFFD, as a parser would
  /// replace them at best (HTML Standard, 13.2.3.5, and the table of 13.5 for references).
  // Specialised, here and below, for the outputs beside HTML: their calls are generic.
  @_specialize(where Self == OutputBuffer)
  package mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { append(escaping: $0) }
  }

  /// Appends text as the content of an element, and contains the effect of its directional formatting characters.
  ///
  /// Its line breaks become elements, since HTML treats line breaks in text as spaces.
  @inline(__always)
  package mutating func append(escaping text: borrowing String, balancing directions: inout BidirectionalText)
  {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !directions.isOpen else { return false }
      // A fast path: most texts need only one check of their bytes.
      if !utf8.mayHaveMarks {
        append(bytes: utf8)
        return true
      }
      guard !OpenDirections.mayConcern(utf8) else { return false }
      append(marked: utf8, breaksLines: true)
      return true
    }
    if isPlain != true { append(content: directions.balanced(copy text)) }
  }

  /// Appends text as the content of an element without child elements, such as `title`, and keeps its line breaks.
  package mutating func append(unbroken text: String) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !utf8.mayHaveMarks else { return false }
      append(bytes: utf8)
      return true
    }
    if isPlain == true { return }
    var directions = BidirectionalText()
    append(escaping: directions.balanced(text))
    append(closing: directions)
  }

  /// Appends the characters that close open directional formatting.
  package mutating func append(closing directions: BidirectionalText) {
    if directions.isOpen { append(safe: directions.closing) }
  }

  mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    if text.mayHaveMarks { append(marked: text, breaksLines: false) } else { append(bytes: text) }
  }

  /// Appends text with balanced directional formatting as the content of an element.
  @_specialize(where Self == OutputBuffer)
  package mutating func append(content text: String) {
    var text = text
    text.withUTF8 { append(marked: $0, breaksLines: true) }
  }

  /// Appends text that may contain characters to escape.
  fileprivate mutating func append(marked text: UnsafeBufferPointer<UInt8>, breaksLines: Bool) {
    var start = 0
    text.visitMarks { index in
      // The line feed after a carriage return is written with it.
      guard index >= start else { return }
      let lineBreak = breaksLines ? text.lineBreakLength(at: index) : 0
      guard lineBreak > 0 || needsEscape(text[index]) else { return }
      append(bytes: UnsafeBufferPointer(rebasing: text[start..<index]))
      if lineBreak > 0 {
        append(verbatim: "<br>")
        start = index + lineBreak
      } else {
        append(characterReference: text[index])
        start = index + 1
      }
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
  // One bit for each of the first 64 bytes: all control characters except tab and line feed, and the marks above.
  let escaped: UInt64 = 0xFFFF_F9FF | 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
  return byte < 64 ? (escaped >> UInt64(byte)) & 1 == 1 : byte == 0x7F
}

@inline(__always)
private func isMark(_ byte: UInt8) -> Bool {
  needsEscape(byte) || byte == 0x0A || byte == OpenDirections.firstByte
}

extension OutputBuffer {
  /// Appends text as the content of an element, if it has no directional formatting characters that must be contained.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it was appended.
  mutating func append(undirected text: borrowing String) -> Bool {
    let isUndirected = text.utf8.withContiguousStorageIfAvailable { utf8 in
      if utf8.mayHaveMarks {
        guard !OpenDirections.mayConcern(utf8) else { return false }
        append(marked: utf8, breaksLines: true)
      } else {
        append(bytes: utf8)
      }
      return true
    }
    return isUndirected == true
  }

  /// Appends text as the content of an element, between the element's start and end.
  @inline(__always)
  mutating func append(
    escaping text: borrowing String, behind start: UnsafeBufferPointer<UInt8>, before end: StaticString,
    balancing directions: inout BidirectionalText
  ) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !directions.isOpen else { return false }
      if !utf8.mayHaveMarks {
        append(atMost: start.count + utf8.count + end.utf8CodeUnitCount) { room in
          room.append(bytes: start)
          room.append(bytes: utf8)
          room.append(verbatim: end)
        }
        return true
      }
      guard !OpenDirections.mayConcern(utf8) else { return false }
      append(bytes: start)
      append(marked: utf8, breaksLines: true)
      append(verbatim: end)
      return true
    }
    if isPlain == true { return }
    append(bytes: start)
    append(content: directions.balanced(copy text))
    append(verbatim: end)
  }

  /// Appends an attribute with a text as its quoted value.
  // The name is inlined, so that a literal is stored as one or two words.
  @inline(__always)
  mutating func append(attribute name: StaticString, escaping text: borrowing String) {
    append(atMost: name.utf8CodeUnitCount + 2) { room in
      room.append(verbatim: name)
      room.append(verbatim: "=\"")
    }
    append(quoted: text)
  }

  /// Appends a text after its opening quotation mark, and the closing one.
  private mutating func append(quoted text: borrowing String) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard !utf8.mayHaveMarks else { return false }
      append(atMost: utf8.count + 1) { room in
        room.append(bytes: utf8)
        room.append(verbatim: "\"")
      }
      return true
    }
    if isPlain == true { return }
    append(escaping: copy text)
    append(verbatim: "\"")
  }

  /// Appends an attribute with a letter and a number as its quoted value.
  @inline(__always)
  mutating func append(attribute name: StaticString, behind letter: StaticString, digits: UInt32) {
    append(atMost: name.utf8CodeUnitCount + letter.utf8CodeUnitCount + TextWord.capacity + 3) { room in
      room.append(verbatim: name)
      room.append(verbatim: "=\"")
      room.append(verbatim: letter)
      room.append(TextWord(digits: digits))
      room.append(verbatim: "\"")
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte may need to be escaped, or may start a directional formatting character; checks sixteen bytes at
  /// once.
  @inline(__always)
  fileprivate var mayHaveMarks: Bool {
    // If fewer bytes are left, some are checked twice.
    guard count >= 8 else {
      guard count >= 4 else { return contains { isMark($0) } }
      let bytes = UnsafeRawBufferPointer(self)
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return Self.mayHaveMarks(SIMD2(repeating: UInt64(first) | UInt64(last) << 32))
    }
    var index = 0
    while count - index > 16 {
      if Self.mayHaveMarks(SIMD2(word(index), word(index + 8))) { return true }
      index += 16
    }
    return Self.mayHaveMarks(SIMD2(word(count < 16 ? 0 : count - 16), word(count - 8)))
  }

  /// The number of bytes of a line break at a position; 0 if there is none.
  ///
  /// Line breaks are the same as for paragraphs: a line feed, a carriage return, both, U+2028 or U+2029.
  @inline(__always)
  fileprivate func lineBreakLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < count && self[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  /// Calls `body` with the position of each byte that needs to be escaped or may begin a line break.
  @inline(__always)
  fileprivate func visitMarks(_ body: (Int) -> Void) {
    var index = 0
    while count - index >= 8 {
      // Bytes that may be marks have their highest bit set; the first byte is the lowest.
      var marks = Self.marks(SIMD2(word(index).littleEndian, 0))[0]
      while marks != 0 {
        let place = index + marks.trailingZeroBitCount / 8
        if isMark(self[place]) { body(place) }
        marks &= marks - 1
      }
      index += 8
    }
    for index in index..<count where isMark(self[index]) { body(index) }
  }

  /// Reads eight bytes at once.
  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  /// Whether one of sixteen bytes may be a mark: false only if none is.
  @inline(__always)
  private static func mayHaveMarks(_ words: SIMD2<UInt64>) -> Bool {
    let found = marks(words)
    return found[0] | found[1] != 0
  }

  /// The highest bits of the bytes that may be marks, which include all marks and hardly any other bytes.
  ///
  /// `(x - 1) & ~x` has the highest bit of its lowest byte that is zero set (Warren, Hacker's Delight, section 6-1),
  /// and two bytes are equal if their difference is zero.
  @inline(__always)
  private static func marks(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
    let ones = SIMD2<UInt64>(repeating: 0x0101_0101_0101_0101)
    let controls = (words &- ones &* 0x20) & ~words
    // The bits in which two marks differ are set first.
    let marks =
      zeros(words ^ ones &* 0x22) | zeros((words | ones) ^ ones &* 0x27)
      | zeros((words | ones &* 2) ^ ones &* 0x3E)
      | zeros(words ^ ones &* 0x7F) | zeros(words ^ ones &* UInt64(OpenDirections.firstByte))
    return (controls | marks) & (ones &* 0x80)
  }

  @inline(__always)
  private static func zeros(_ words: SIMD2<UInt64>) -> SIMD2<UInt64> {
    (words &- SIMD2(repeating: 0x0101_0101_0101_0101)) & ~words
  }
}
