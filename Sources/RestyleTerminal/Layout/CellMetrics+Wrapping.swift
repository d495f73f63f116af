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
    lines(of: text, columns: max(columns, 1), firstColumns: max(columns, 1), breaking: unit)
  }

  /// Breaks a text into lines, the first of which may have another width.
  func lines(
    of text: StyledString, columns: Int, firstColumns: Int, breaking unit: BreakUnit
  ) -> [TerminalLine] {
    text.text.withUTF8Bytes { bytes in
      // Most cells of tables and most rows hold no more than a line.
      if bytes.count <= firstColumns, bytes.printableASCIICount(from: 0) == bytes.count {
        return [TerminalLine(content: text, width: bytes.count, ending: "", isHyphenated: false)]
      }
      var slicer = RunSlicer(text, bytes, self)
      let layout = LineLayout(bytes, self, columns: columns, firstColumns: firstColumns, unit: unit)
      var columns = firstColumns
      return layout.brokenLines().map { line in
        defer { columns = layout.columns }
        let content = slicer.take(line.bytes, hyphenated: line.isHyphenated, columns: columns)
        let ending = slicer.skip(to: line.end)
        return TerminalLine(
          content: content, width: line.width, ending: ending, isHyphenated: line.isHyphenated)
      }
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
  /// The bytes of all runs.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  private var index = 0
  /// Where the current run ends in the text, and how much of the text was cut off.
  private var runEnd: Int
  private var offset = 0

  init(_ text: StyledString, _ bytes: UnsafeBufferPointer<UInt8>, _ metrics: CellMetrics) {
    runs = text.runs
    self.bytes = bytes
    self.metrics = metrics
    runEnd = runs.first?.text.utf8.count ?? 0
  }

  mutating func take(_ range: Range<Int>, hyphenated: Bool, columns: Int) -> StyledString {
    var result = StyledString()
    var style = index < runs.count ? runs[index].style : TextStyle()
    while let (piece, run) = next(to: range.upperBound) {
      style = runs[run].style
      result.append(StyledText(shown(piece, after: result, columns: columns), style: style))
    }
    if hyphenated { result.append(StyledText("-", style: style)) }
    return result
  }

  mutating func skip(to end: Int) -> String {
    var result = ""
    while let (piece, _) = next(to: end) { result += String(decoding: piece, as: UTF8.self) }
    return result
  }

  /// A piece as it is shown: without soft hyphens, and with spaces in the place of tabs.
  private func shown(_ piece: UnsafeBufferPointer<UInt8>, after preceding: StyledString, columns: Int)
    -> String
  {
    var text = String(decoding: piece, as: UTF8.self)
    if piece.printableASCIICount(from: 0) == piece.count { return text }
    // A soft hyphen has two bytes in UTF-8, of which the first is seldom.
    if piece.contains(0xC2) { text.unicodeScalars.removeAll { $0 == "\u{AD}" } }
    if piece.contains(0x09) {
      text = metrics.expandingTabs(in: text, after: preceding.text, columns: columns)
    }
    return text
  }

  /// What is left of the current run before an offset, with the run's place.
  private mutating func next(to end: Int) -> (UnsafeBufferPointer<UInt8>, run: Int)? {
    guard offset < end, index < runs.count else { return nil }
    let piece = UnsafeBufferPointer(rebasing: bytes[offset..<min(runEnd, end)])
    let run = index
    offset += piece.count
    if offset == runEnd {
      index += 1
      if index < runs.count { runEnd += runs[index].text.utf8.count }
    }
    return (piece, run)
  }
}
