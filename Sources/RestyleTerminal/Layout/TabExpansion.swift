import RestyleRendering

/// Replaces the tabs of a line by spaces, part by part.
struct TabExpansion {
  private let metrics: CellMetrics
  private let columns: Int
  /// The column after the last tab; the text behind it is measured only when another tab follows.
  private var column = 0
  private var text = ""

  /// Starts a line.
  ///
  /// - Parameters:
  ///   - metrics: The metrics, which say how far tab stops are apart.
  ///   - columns: The number of cells in the line, which no tab exceeds.
  init(_ metrics: CellMetrics, columns: Int = .max) {
    self.metrics = metrics
    self.columns = columns
  }
}

extension TabExpansion {
  /// The next part of the line, with spaces for tabs.
  mutating func expanded(_ part: String) -> String {
    guard part.utf8.contains(0x09) else {
      text += part
      return part
    }
    var result = ""
    for (index, piece) in part.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        column += metrics.width(of: text)
        let spaces = metrics.grid.tabWidth(at: column, columns: columns)
        result += String(repeating: " ", count: spaces)
        column += spaces
        text = ""
      }
      result += piece
      text += piece
    }
    return result
  }
}
