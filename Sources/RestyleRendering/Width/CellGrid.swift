/// Cells of one width that texts are shown in, as in a terminal or in the text of an e-mail.
package struct CellGrid: Sendable {
  /// How many cells a character takes that is wide among East Asian ones and narrow else (Unicode Standard Annex 11):
  /// one or two.
  package let ambiguousWidth: Int
  /// How many cells lie between two tab stops.
  package let tabInterval: Int

  @inlinable
  package init(ambiguousWidth: Int = 1, tabInterval: Int = 8) {
    self.ambiguousWidth = ambiguousWidth
    self.tabInterval = tabInterval
  }
}

extension CellGrid {
  /// How many cells a text of well-formed UTF-8 takes, which may start at a later one; of several lines, the widest one's.
  @inlinable
  package func width(of text: UnsafeBufferPointer<UInt8>, startingAt column: Int = 0) -> Int {
    // Most texts of programs are ASCII, and need no tables.
    if text.printableASCIICount(from: 0) == text.count { return text.count }
    var scanner = CellScanner(text, self)
    return scanner.width(startingAt: column)
  }

  /// The cells of a tab at a column: up to the next stop, or to the end of the line.
  package func tabWidth(at column: Int, columns: Int) -> Int {
    min(tabInterval - column % tabInterval, max(columns - column, 0))
  }
}
