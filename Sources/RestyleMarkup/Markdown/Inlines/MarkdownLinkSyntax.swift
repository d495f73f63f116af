// The syntax of links, images and definitions: labels, destinations and titles. Each function reads one at an index,
// and returns its end; nil if there is none.

extension [UInt8] {
  /// Reads a label in brackets.
  func markdownLabel(at start: Int, before end: Int) -> Range<Int>? {
    guard start < end, self[start] == UInt8(ascii: "[") else { return nil }
    let limit = Swift.min(end, start + 2 + MarkdownReferences.labelLimit)
    return unescapedIndex(of: "]", from: start + 1, before: limit) { $0 == UInt8(ascii: "[") }
      .map { start + 1..<$0 }
  }

  /// The index of the first unescaped occurrence of a character; nil if a forbidden character precedes it.
  private func unescapedIndex(
    of closing: Unicode.Scalar, from start: Int, before end: Int, unless isForbidden: (UInt8) -> Bool
  ) -> Int? {
    var index = start
    while index < end {
      switch self[index] {
      case UInt8(ascii: closing): return index
      case UInt8(ascii: "\\") where index + 1 < end && self[index + 1].isPunctuation: index += 2
      case let byte where isForbidden(byte): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Reads a destination, in angle brackets or without spaces.
  func markdownDestination(at start: Int, before end: Int) -> (text: String, end: Int)? {
    guard start < end, self[start] == UInt8(ascii: "<") else {
      return bareDestination(at: start, before: end)
    }
    return unescapedIndex(of: ">", from: start + 1, before: end) { $0 == UInt8(ascii: "<") || $0 == 0x0A }
      .map { (unescaped(start + 1..<$0), $0 + 1) }
  }

  /// Reads a destination with balanced parentheses, nested at most 32 levels deep.
  private func bareDestination(at start: Int, before end: Int) -> (text: String, end: Int)? {
    var index = start
    var depth = 0
    loop: while index < end {
      switch self[index] {
      case ...0x20, 0x7F: break loop
      case UInt8(ascii: "\\") where index + 1 < end && self[index + 1].isPunctuation: index += 1
      case UInt8(ascii: "("):
        depth += 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break loop }
        depth -= 1
      default: break
      }
      index += 1
    }
    return depth == 0 ? (unescaped(start..<index), index) : nil
  }

  /// Reads a title in quotes or parentheses.
  func markdownTitle(at start: Int, before end: Int) -> (text: String, end: Int)? {
    guard start < end else { return nil }
    let opening = self[start]
    guard "(\"'".utf8.contains(opening) else { return nil }
    let closing = opening == UInt8(ascii: "(") ? ")" : Unicode.Scalar(opening)
    return unescapedIndex(of: closing, from: start + 1, before: end) { $0 == opening }
      .map { (unescaped(start + 1..<$0), $0 + 1) }
  }

  /// Reads a destination with an optional title, in parentheses.
  func markdownTarget(at start: Int, before end: Int) -> (target: MarkdownTarget, end: Int)? {
    guard start < end, self[start] == UInt8(ascii: "(") else { return nil }
    guard
      let destination = markdownDestination(at: skippingSpace(at: start + 1, before: end), before: end)
    else { return nil }
    var target = MarkdownTarget(destination: destination.text)
    var index = skippingSpace(at: destination.end, before: end)
    if index > destination.end, let title = markdownTitle(at: index, before: end) {
      target.title = title.text
      index = skippingSpace(at: title.end, before: end)
    }
    return index < end && self[index] == UInt8(ascii: ")") ? (target, index + 1) : nil
  }
}
