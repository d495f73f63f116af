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
  /// How many cells a text takes, which may start at a later one; of several lines, the widest one's.
  @inlinable
  package func width(of text: some StringProtocol, startingAt column: Int = 0) -> Int {
    text.withUTF8Bytes { bytes in
      // Most texts of programs are ASCII, and need no tables.
      if bytes.printableASCIICount(from: 0) == bytes.count { return bytes.count }
      var scanner = CellScanner(bytes, self)
      return scanner.width(startingAt: column)
    }
  }

  /// The cells of a tab at a column: up to the next stop, or to the end of the line.
  package func tabWidth(at column: Int, columns: Int) -> Int {
    min(tabInterval - column % tabInterval, max(columns - column, 0))
  }
}
