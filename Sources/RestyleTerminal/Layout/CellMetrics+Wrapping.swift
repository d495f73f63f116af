public import Restyle

extension CellMetrics {
  /// Breaks a text into lines of at most as many cells.
  ///
  /// ```swift
  /// let lines = CellMetrics.standard.lines(of: StyledString("The quick brown fox"), columns: 10)
  /// lines.map(\.content.text).joined(separator: "|")  // "The quick|brown fox"
  /// ```
  ///
  /// Lines end where Unicode Standard Annex 14 allows it, and within a word only if that is longer than a line;
  /// a cluster is never broken, so that one of two cells may stand alone in a line of one. Spaces at the end of a
  /// broken line take no cells, nor do soft hyphens within one; tabs become spaces.
  ///
  /// - Parameters:
  ///   - text: The text, as it is shown.
  ///   - columns: How many cells a line has; numbers below one count as one.
  ///   - unit: Whether lines end between words or between any characters.
  /// - Returns: At least one line.
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(of text: StyledString, columns: Int, breaking unit: BreakUnit = .words) -> [TerminalLine]
  {
    let whole = text.text
    let lines = whole.withUTF8Bytes { bytes in
      var layout = LineLayout(bytes, self, columns: max(columns, 1), unit: unit)
      return layout.lines()
    }
    var slicer = RunSlicer(text, self, columns: max(columns, 1))
    return lines.map { line in
      let content = slicer.take(line.bytes, hyphenated: line.isHyphenated)
      let ending = slicer.skip(to: line.end)
      return TerminalLine(
        content: content, width: line.width, ending: ending, isHyphenated: line.isHyphenated)
    }
  }

  /// Between what lines may end.
  public enum BreakUnit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Between words.
    case words
    /// Between any characters.
    case characters
  }
}

extension CellMetrics {
  /// The text with spaces in the place of tabs.
  func expandingTabs(in text: String, after preceding: String = "", columns: Int = .max) -> String {
    var column = width(of: preceding)
    var result = ""
    for (index, part) in text.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        let spaces = tabWidth(at: column, columns: columns)
        result += String(repeating: " ", count: spaces)
        column += spaces
      }
      result += part
      column += width(of: part)
    }
    return result
  }
}

/// Cuts the runs of a text at byte offsets, from its start on.
private struct RunSlicer {
  private let runs: [StyledText]
  private let metrics: CellMetrics
  private let columns: Int
  private var index = 0
  /// Where the current run starts in the text, and how much of the text was cut off.
  private var start = 0
  private var offset = 0

  init(_ text: StyledString, _ metrics: CellMetrics, columns: Int) {
    runs = text.runs
    self.metrics = metrics
    self.columns = columns
  }

  mutating func take(_ bytes: Range<Int>, hyphenated: Bool) -> StyledString {
    var result = StyledString()
    var style = index < runs.count ? runs[index].style : TextStyle()
    let (metrics, columns) = (metrics, columns)
    forEachPiece(to: bytes.upperBound) { piece, run in
      style = run.style
      var shown = String(piece)
      // A soft hyphen has two bytes in UTF-8, of which the first is seldom.
      if shown.utf8.contains(0xC2) { shown.unicodeScalars.removeAll { $0 == "\u{AD}" } }
      if shown.utf8.contains(0x09) {
        shown = metrics.expandingTabs(in: shown, after: result.text, columns: columns)
      }
      result.append(StyledText(shown, style: run.style))
    }
    if hyphenated { result.append(StyledText("-", style: style)) }
    return result
  }

  mutating func skip(to end: Int) -> String {
    var result = ""
    forEachPiece(to: end) { piece, _ in result += piece }
    return result
  }

  private mutating func forEachPiece(to end: Int, _ body: (Substring, StyledText) -> Void) {
    while offset < end, index < runs.count {
      let run = runs[index]
      let runEnd = start + run.text.utf8.count
      let cut = min(runEnd, end)
      let lower = run.text.utf8.index(run.text.startIndex, offsetBy: offset - start)
      let upper = run.text.utf8.index(lower, offsetBy: cut - offset)
      if lower < upper { body(run.text[lower..<upper], run) }
      offset = cut
      if cut == runEnd {
        index += 1
        start = runEnd
      }
    }
  }
}
