// Searching UTF-8 text for spaces, strings and repeated bytes.

extension [UInt8] {
  /// Skips spaces, tabs and line endings.
  func skippingSpace(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index].isSpace { index += 1 }
    return index
  }

  /// Returns the number of times that the byte at an index is repeated in a row.
  func repeatCount(at start: Int, before end: Int) -> Int {
    var index = start
    while index < end, self[index] == self[start] { index += 1 }
    return index - start
  }

  /// Whether a text is at an index; lowercase letters also match their capitals.
  func hasText(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { offset in
        let byte = self[index + offset]
        return byte == text[offset] || byte.isLetter && byte | 0x20 == text[offset]
      }
    }
  }

  /// Returns the index of the first occurrence of a text, from an index on.
  func firstIndex(of text: StaticString, from start: Int, before end: Int) -> Int? {
    var index = start
    while index + text.utf8CodeUnitCount <= end {
      if hasText(text, at: index, before: end) { return index }
      index += 1
    }
    return nil
  }
}
