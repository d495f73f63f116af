extension LineLayout {
  /// The width of the longest word of a text: of what stays together where lines end wherever they may.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text, which must be well-formed UTF-8.
  ///   - grid: How wide characters are.
  /// - Returns: The width in cells; 0 for a text without words.
  /// - Complexity: O(*n*) in the length of the text.
  package static func wordWidth(_ bytes: UnsafeBufferPointer<UInt8>, _ grid: CellGrid) -> Int {
    if let width = plainWordWidth(bytes) { return width }
    return LineLayout(bytes, grid, columns: 1, unit: .wholeWords).brokenLines()
      .reduce(0) { max($0, $1.width) }
  }

  /// The same where letters and digits of ASCII, and punctuation directly after them, make words that only spaces
  /// separate, as in most texts; nil elsewhere.
  private static func plainWordWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (widest, width) = (0, 0)
    for byte in bytes {
      if byte == UInt8(ascii: " ") {
        width = 0
      } else if byte.isASCIIWord || width > 0 && byte.isInfixSign {
        width += 1
        widest = max(widest, width)
      } else {
        return nil
      }
    }
    return widest
  }
}
