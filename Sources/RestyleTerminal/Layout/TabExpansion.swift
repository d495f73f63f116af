import RestyleRendering

/// Replaces the tabs of a line with spaces, piece by piece.
struct TabExpansion {
  private let metrics: CellMetrics
  private let columns: Int
  /// The column after the last tab; the text after it is measured only if another tab follows.
  private var column = 0
  private var text = ""
  /// Whether a tab that didn't fit precedes the next text.
  private var isApart = false

  /// Starts a line.
  ///
  /// - Parameters:
  ///   - metrics: The metrics, with the interval of tab stops.
  ///   - columns: The number of cells in the line, which no tab exceeds.
  init(_ metrics: CellMetrics, columns: Int = .max) {
    self.metrics = metrics
    self.columns = columns
  }
}

extension TabExpansion {
  /// The next piece of the line, with spaces for tabs.
  mutating func expanded(_ part: String) -> String {
    guard part.utf8.contains(0x09) else {
      let part = apart(part)
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
        isApart = spaces == 0
      }
      let piece = apart(String(piece))
      result += piece
      text += piece
    }
    return result
  }

  /// The text after a tab, with a zero-width space if the tab didn't fit.
  ///
  /// Only zero-width characters follow in such a line, and they would join the letter before it.
  private mutating func apart(_ text: String) -> String {
    guard isApart, !text.isEmpty else { return text }
    isApart = false
    return "\u{200B}" + text
  }
}
