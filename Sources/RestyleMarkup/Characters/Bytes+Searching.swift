// What is looked for in UTF-8, be it lines, texts or tags.

extension [UInt8] {
  /// Skips spaces, tabs and the ends of lines.
  func skippingSpace(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isSpace { index += 1 }
    return index
  }

  /// How often the byte at an index stands there in a row.
  func repeatCount(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index] == self[start] { index += 1 }
    return index - start
  }

  /// Whether a text stands at an index; letters as they are or as capitals.
  func hasText(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { offset in
        let byte = self[index + offset]
        return byte == text[offset] || byte.isLetter && byte | 0x20 == text[offset]
      }
    }
  }

  /// Where a text stands first, from an index on.
  func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    var index = start
    while index + text.utf8CodeUnitCount <= end {
      if hasText(text, at: index, before: end) { return index }
      index += 1
    }
    return nil
  }
}
