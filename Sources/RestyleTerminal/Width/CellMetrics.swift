import RestyleRendering

/// The metrics of characters and texts in cells of a terminal.
///
/// ```swift
/// "コンニチハ".cellWidth  // 10
/// "👩‍🚀 café".cellWidth  // 7
/// CellMetrics(ambiguousWidth: .wide).width(of: "±1")  // 3
/// ```
///
/// A grapheme cluster takes as many cells as its letter, and at most two. East Asian characters and emoji take two
/// cells, and combining marks take none. These make a cluster two cells wide: marks that stand beside their letter
/// (`Mc`), skin tones, the second half of a flag, joined characters, and the variation selector for emoji. The
/// variation selector for text makes it one cell wide.
public struct CellMetrics: Hashable, Sendable {
  /// The width of characters of ambiguous width (Unicode Standard Annex 11).
  public var ambiguousWidth: AmbiguousWidth
  /// The number of cells between two tab stops, from 1 to 10,000.
  public var tabInterval: Int { didSet { tabInterval = max(tabInterval.asLength, 1) } }

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - ambiguousWidth: The width of ambiguous characters.
  ///   - tabInterval: The number of cells between two tab stops, from 1 to 10,000; others count as the nearest one.
  public init(ambiguousWidth: AmbiguousWidth = .narrow, tabInterval: Int = 8) {
    self.ambiguousWidth = ambiguousWidth
    self.tabInterval = max(tabInterval.asLength, 1)
  }

  /// The widths of most terminals.
  public static let standard = Self()
}

/// The width of characters that only some terminals draw wide.
public enum AmbiguousWidth: Int, Hashable, Sendable, Codable, CaseIterable {
  /// One cell, as in most terminals.
  case narrow = 1
  /// Two cells, as in terminals that are set up for East Asian languages.
  case wide = 2
}

extension CellMetrics {
  /// Returns the width of a text in cells, which is that of its widest line.
  ///
  /// Control characters take no cells, except tabs and ends of lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: The column that the text starts at, which the width of tabs depends on.
  /// - Returns: The number of cells.
  /// - Complexity: O(*n*) in the length of the text.
  public func width(of text: some StringProtocol, startingAt column: Int = 0) -> Int {
    // The start matters only for tabs, and for these only relative to the previous tab stop.
    let start = column % tabInterval
    return text.withUTF8Bytes { grid.width(of: $0, startingAt: start < 0 ? start + tabInterval : start) }
  }

  /// The grid that the texts of all outputs are measured by.
  var grid: CellGrid { CellGrid(ambiguousWidth: ambiguousWidth.rawValue, tabInterval: tabInterval) }
}

extension StringProtocol {
  /// The width of the text in most terminals, in cells, which is that of its widest line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var cellWidth: Int { CellMetrics.standard.width(of: self) }

  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = String(self)
    return copy.withUTF8(body)
  }
}
