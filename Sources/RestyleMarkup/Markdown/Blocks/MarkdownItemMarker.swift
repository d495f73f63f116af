/// The marker of a list item: CommonMark 0.31.2, section 5.2.
struct MarkdownItemMarker {
  /// The bullet, or the character after the number.
  let byte: UInt8
  /// The number; nil for a bullet.
  let start: Int?
  let length: Int

  /// Reads a marker at the current position in a line.
  init?(_ line: MarkdownLine) {
    let first = line.next
    var index = first
    while index < line.end, index < first + 9, line.bytes[index].isDigit { index += 1 }
    guard index < line.end else { return nil }
    byte = line.bytes[index]
    if index == first {
      guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "*") else {
        return nil
      }
      start = nil
    } else {
      guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")") else { return nil }
      start = Int(String(decoding: line.bytes[first..<index], as: UTF8.self))
    }
    length = index + 1 - first
    guard index + 1 == line.end || line.bytes[index + 1].isSpaceOrTab else { return nil }
  }
}
