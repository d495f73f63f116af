/// A grid of equally wide cells for texts, as in a terminal or in the text of an e-mail.
package struct CellGrid: Sendable {
  /// The number of cells, one or two, of a character that is wide in East Asian text and narrow in other text (Unicode
  /// Standard Annex 11).
  package let ambiguousWidth: Int
  /// The number of cells between two tab stops.
  package let tabInterval: Int

  @inlinable
  package init(ambiguousWidth: Int = 1, tabInterval: Int = 8) {
    self.ambiguousWidth = ambiguousWidth
    self.tabInterval = tabInterval
  }
}

extension CellGrid {
  /// Returns the number of cells of a text in well-formed UTF-8, or of its widest line; the text may start at a later
  /// column.
  @inlinable
  package func width(of text: UnsafeBufferPointer<UInt8>, startingAt column: Int = 0) -> Int {
    // Most texts of programs are ASCII, and need no tables.
    if text.printableASCIICount(from: 0) == text.count { return text.count }
    var scanner = CellScanner(text, self)
    return scanner.width(startingAt: column)
  }

  /// Returns the number of cells of a tab at a column: up to the next stop, or to the end of the line.
  package func tabWidth(at column: Int, columns: Int) -> Int {
    min(tabInterval - column % tabInterval, max(columns - column, 0))
  }
}
