public import Restyle
import RestyleRendering

extension CellMetrics {
  /// Breaks a text into lines with a limited number of cells.
  ///
  /// ```swift
  /// let lines = CellMetrics.standard.lines(of: StyledString("The quick brown fox"), columns: 10)
  /// lines.map(\.content.text).joined(separator: "|")  // "The quick|brown fox"
  /// ```
  ///
  /// Lines end where Unicode Standard Annex 14 allows it, and within a word only if the word is longer than a line.
  /// Grapheme clusters are never split, so a cluster of two cells can be alone on a line of one. Spaces at the end of a
  /// broken line take no cells, and neither do soft hyphens within a line. Tabs become spaces.
  ///
  /// - Parameters:
  ///   - text: The text, with its transforms already applied.
  ///   - columns: The maximum number of cells in a line; numbers below one count as one.
  ///   - unit: Whether lines may end only between words, or between any characters.
  /// - Returns: At least one line.
  /// - Complexity: O(*n*) in the length of the text.
  public func lines(of text: StyledString, columns: Int, breaking unit: BreakUnit = .words) -> [TerminalLine]
  {
    lines(of: text, columns: max(columns, 1), firstColumns: max(columns, 1), breaking: unit)
  }

  /// Breaks a text into lines; the first line can have a different width.
  func lines(
    of text: StyledString, columns: Int, firstColumns: Int, breaking unit: BreakUnit
  ) -> [TerminalLine] {
    // A fast path: most cells of tables and most rows have a single line.
    let plain = text.text
    let count = plain.utf8.count
    if count <= firstColumns, plain.withUTF8Bytes({ $0.printableASCIICount(from: 0) }) == count {
      return [TerminalLine(content: text, width: count, ending: "", isHyphenated: false)]
    }
    return lines(of: plain, text.runs, columns, firstColumns, unit) { slicer, line, columns in
      var content = StyledString()
      slicer.take(line, columns: columns) { content.append(StyledText($0, style: text.runs[$1].style)) }
      return TerminalLine(
        content: content, width: line.width, ending: slicer.text(to: line.end),
        isHyphenated: line.isHyphenated)
    }
  }

  /// Breaks runs with their looks into lines of cells; the first line can have a different width.
  func cells(
    of runs: [StyledText], looks: [CellLook], columns: Int, firstColumns: Int, breaking unit: BreakUnit
  ) -> [CellLine] {
    lines(of: runs.plainText, runs, columns, firstColumns, unit) { slicer, line, columns in
      var cells = CellLine()
      let isOneRun = runs.count == 1 && !line.isHyphenated
      slicer.take(line, columns: columns) { text, run in
        let width = isOneRun ? line.width : width(of: text)
        cells.append(CellRun(text: text, width: width, look: looks[run]))
      }
      slicer.skip(to: line.end)
      return cells
    }
  }

  /// Breaks a text without tabs and soft hyphens, and appends its lines to others.
  func appendLines(
    of text: String, columns: Int, breaking unit: BreakUnit, to lines: inout [LineLayout.Line]
  ) {
    text.withUTF8Bytes {
      LineLayout.appendLines(of: $0, grid, columns: columns, unit: unit.ofLayout, to: &lines)
    }
  }

  @inline(__always)
  private func lines<Line>(
    of text: String, _ runs: [StyledText], _ columns: Int, _ firstColumns: Int, _ unit: BreakUnit,
    _ make: (inout RunSlicer, LineLayout.Line, _ columns: Int) -> Line
  ) -> [Line] {
    text.withUTF8Bytes { bytes in
      var slicer = RunSlicer(runs, bytes, self)
      let layout = LineLayout(
        bytes, grid, columns: columns, firstColumns: firstColumns, unit: unit.ofLayout)
      let lines = layout.brokenLines()
      return lines.indices.map { make(&slicer, lines[$0], $0 == 0 ? firstColumns : columns) }
    }
  }

  /// The boundaries at which lines may end.
  public enum BreakUnit: Hashable, Sendable, CaseIterable {
    /// Between words.
    case words
    /// Between any characters.
    case characters
  }
}

extension CellMetrics.BreakUnit {
  fileprivate var ofLayout: LineLayout.Unit { self == .words ? .words : .characters }
}
