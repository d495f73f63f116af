/// Puts spaces in the place of a line's tabs, part by part.
struct TabExpansion {
  private let metrics: CellMetrics
  private let columns: Int
  /// Where the text starts that no tab follows yet, which is measured only when one does.
  private var column = 0
  private var text = ""

  /// Starts a line.
  ///
  /// - Parameters:
  ///   - metrics: How far tab stops lie apart.
  ///   - columns: How many cells the line has, beyond which no tab leads.
  init(_ metrics: CellMetrics, columns: Int = .max) {
    self.metrics = metrics
    self.columns = columns
  }
}

extension TabExpansion {
  /// The next part of the line, with spaces.
  mutating func expanded(_ part: String) -> String {
    guard part.utf8.contains(0x09) else {
      text += part
      return part
    }
    var result = ""
    for (index, piece) in part.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        column += metrics.width(of: text)
        let spaces = metrics.tabWidth(at: column, columns: columns)
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
