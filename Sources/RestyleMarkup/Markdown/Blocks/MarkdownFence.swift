/// The line that starts fenced code: CommonMark 0.31.2, section 4.5.
struct MarkdownFence {
  let byte: UInt8
  let count: Int

  /// Reads a fence at the current position in a line.
  init?(_ line: MarkdownLine) {
    byte = line.nextByte
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    count = line.nextCount
    guard count >= 3 else { return nil }
    // Inline code may start with three backticks, too.
    if byte == UInt8(ascii: "`"), line.bytes[line.next + count..<line.end].contains(byte) { return nil }
  }

  /// Whether a line closes the code block.
  func isClosed(by line: MarkdownLine) -> Bool {
    guard !line.isIndented, line.nextByte == byte else { return false }
    return line.nextCount >= count && line.isBlank(from: line.next + line.nextCount)
  }
}
