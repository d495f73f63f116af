import Restyle

// Most short texts are plain: their words are ASCII letters and digits with signs after them, separated by spaces.

extension LineLayout {
  /// Returns the width of the longest word of a text: the longest part that stays together if lines end wherever
  /// possible.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text, which must be well-formed UTF-8.
  ///   - grid: The cells.
  /// - Returns: The width in cells; 0 for a text without words.
  /// - Complexity: O(*n*) in the length of the text.
  package static func wordWidth(_ bytes: UnsafeBufferPointer<UInt8>, _ grid: CellGrid) -> Int {
    if let width = plainWordWidth(bytes) { return width }
    return LineLayout(bytes, grid, columns: 1, unit: .wholeWords).brokenLines()
      .reduce(0) { max($0, $1.width) }
  }

  /// The width for a plain text; nil for others.
  private static func plainWordWidth(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (widest, start) = (0, 0)
    while start < bytes.count {
      guard let end = bytes.plainWordEnd(from: start) else { return nil }
      widest = max(widest, end - start)
      start = end + 1
    }
    return widest
  }

  /// Breaks a short text into lines, and appends them.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text, which must be well-formed UTF-8.
  ///   - grid: The cells.
  ///   - columns: The number of cells in a line, at least one.
  ///   - unit: The boundaries at which lines may end.
  ///   - lines: The lines to append to.
  package static func appendLines(
    of bytes: UnsafeBufferPointer<UInt8>, _ grid: CellGrid, columns: Int, unit: Unit, to lines: inout [Line]
  ) {
    let count = lines.count
    if unit == .words, appendPlainLines(of: bytes, columns: columns, to: &lines) { return }
    lines.removeSubrange(count...)
    lines += LineLayout(bytes, grid, columns: columns, unit: unit).brokenLines()
  }

  /// Appends the lines of a plain text; false for others, some of whose lines may have been appended.
  private static func appendPlainLines(
    of bytes: UnsafeBufferPointer<UInt8>, columns: Int, to lines: inout [Line]
  ) -> Bool {
    var (start, contentEnd, offset) = (0, 0, 0)
    func append(_ end: Int, next: Int) {
      lines.append(Line(bytes: start..<end, end: next, width: end - start))
      start = next
    }
    while offset < bytes.count {
      guard let end = bytes.plainWordEnd(from: offset) else { return false }
      if end > offset {
        if end - start > columns, offset > start { append(contentEnd, next: offset) }
        // A word that is longer than a line starts on its own line.
        while end - start > columns { append(start + columns, next: start + columns) }
        contentEnd = end
      }
      offset = end + 1
    }
    // Spaces at the end are part of the line if they fit.
    append(bytes.count - start <= columns ? bytes.count : contentEnd, next: bytes.count)
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the plain word at an offset, which a space or the end of the text follows; nil for other words.
  @inline(__always)
  fileprivate func plainWordEnd(from start: Int) -> Int? {
    var end = start
    while end < count, self[end] != UInt8(ascii: " ") {
      guard self[end].isASCIIWord || end > start && continuesWord(at: end) else { return nil }
      end += 1
    }
    return end
  }

  /// Whether no line ends around a sign within or after a word: one of class IS, or a hyphen before a digit (rule
  /// LB25).
  private func continuesWord(at offset: Int) -> Bool {
    if self[offset].isInfixSign { return true }
    return self[offset] == UInt8(ascii: "-") && self[offset - 1].isASCIIWord && offset + 1 < count
      && self[offset + 1].isASCIIDigit
  }
}
