/// Fills lines of cells with the clusters of a text, one after the other.
struct LineLayout {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let metrics: CellMetrics
  private let columns: Int
  /// Where lines may end, in the order of the text; all clusters' ends if it is empty.
  private let breaks: [Int]
  private let breaksAnywhere: Bool

  /// A line: the bytes that it shows, and those up to the next line.
  struct Line {
    var bytes: Range<Int>
    var end: Int
    var width: Int
    var isHyphenated = false
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ metrics: CellMetrics, columns: Int, unit: CellMetrics.BreakUnit)
  {
    self.bytes = bytes
    self.metrics = metrics
    self.columns = columns
    breaksAnywhere = unit == .characters
    breaks = breaksAnywhere ? [] : LineBreaks(bytes).allowed
  }
}

extension LineLayout {
  /// A place where the line can end: what is shown then, and where the next one starts.
  private struct Opportunity {
    var contentEnd: Int
    var width: Int
    var next: Int
    var widthAtNext: Int
    var isHyphenated: Bool
  }

  /// Breaks the text into lines.
  mutating func lines() -> [Line] {
    var lines: [Line] = []
    var scanner = CellScanner(bytes, metrics)
    var nextBreak = 0
    // The line that is being filled: where it starts, and where it would end without its spaces.
    var start = 0
    var contentEnd = 0
    var contentWidth = 0
    var width = 0
    var opportunity: Opportunity?

    func finish(_ line: Line, at next: Int) {
      lines.append(line)
      start = next
      opportunity = nil
    }

    while true {
      let offset = scanner.offset
      guard let cluster = scanner.next() else { break }
      let end = scanner.offset
      if cluster.kind == .lineEnd {
        finish(visible(start, offset, width, contentEnd, contentWidth, end), at: end)
        (contentEnd, contentWidth, width) = (end, 0, 0)
        continue
      }
      let isSpace = bytes[offset] == 0x20 && end == offset + 1
      let isSoftHyphen = end == offset + 2 && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xAD
      func widthOfCluster() -> Int {
        if isSoftHyphen { return 0 }
        return cluster.kind == .tab ? metrics.tabWidth(at: width, columns: columns) : cluster.width
      }
      // Spaces hang over the end of the line.
      if !isSpace, width + widthOfCluster() > columns, offset > start {
        if let found = opportunity {
          finish(
            Line(
              bytes: start..<found.contentEnd, end: found.next, width: found.width,
              isHyphenated: found.isHyphenated),
            at: found.next)
          width -= found.widthAtNext
          contentWidth -= found.widthAtNext
          contentEnd = max(contentEnd, found.next)
        }
        if width + widthOfCluster() > columns, offset > start {
          // No word fits, or breaks are allowed anywhere.
          finish(Line(bytes: start..<contentEnd, end: offset, width: contentWidth), at: offset)
          (contentEnd, contentWidth, width) = (offset, 0, 0)
        }
      }
      width += widthOfCluster()
      if !isSpace { (contentEnd, contentWidth) = (end, width) }
      while nextBreak < breaks.count, breaks[nextBreak] < end { nextBreak += 1 }
      guard nextBreak < breaks.count, breaks[nextBreak] == end else { continue }
      if isSoftHyphen, width + 1 > columns { continue }
      opportunity = Opportunity(
        contentEnd: contentEnd, width: contentWidth + (isSoftHyphen ? 1 : 0), next: end, widthAtNext: width,
        isHyphenated: isSoftHyphen)
    }
    lines.append(visible(start, bytes.count, width, contentEnd, contentWidth, bytes.count))
    return lines
  }

  /// The line up to an end that isn't its own choice: with the spaces at its end, if they fit.
  private func visible(
    _ start: Int, _ end: Int, _ width: Int, _ contentEnd: Int, _ contentWidth: Int, _ next: Int
  ) -> Line {
    width <= columns
      ? Line(bytes: start..<end, end: next, width: width)
      : Line(bytes: start..<max(contentEnd, start), end: next, width: contentWidth)
  }
}

extension CellMetrics {
  /// How many cells a tab takes at a column: up to the next stop, or to the end of the line.
  func tabWidth(at column: Int, columns: Int) -> Int {
    min(tabInterval - column % tabInterval, max(columns - column, 0))
  }
}

extension LineBreaks {
  /// The offsets after which a line may end, but for where it must.
  fileprivate var allowed: [Int] {
    var result: [Int] = []
    var isAllowed = false
    forEachUnit { unit, after in
      if isAllowed { result.append(unit.offset) }
      isAllowed = after == .allowed
    }
    return result
  }
}
