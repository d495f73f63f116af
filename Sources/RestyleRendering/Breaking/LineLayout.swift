/// Fills lines of cells with the clusters of a text.
package struct LineLayout {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let grid: CellGrid
  /// The number of cells in a line.
  private let columns: Int
  private let unit: Unit
  private var lines: [Line] = []
  // The current line: its available cells, its start, its end and width without trailing spaces, and its width with
  // them.
  private var room: Int
  private var start = 0
  private var contentEnd = 0
  private var contentWidth = 0
  private var width = 0
  private var opportunity: Opportunity?
  /// Whether a tab follows the opportunity: its width differs on the next line.
  private var hasTab = false

  /// The boundaries at which lines may end.
  package enum Unit {
    /// Between words, and within words that are longer than a line.
    case words
    /// Between words; longer ones than a line stay whole.
    case wholeWords
    /// Between any characters.
    case characters
    /// At spaces and beside ideographs; longer text than a line, such as an address, stays whole.
    case spaces

    /// Whether text that is longer than a line stays whole.
    fileprivate var keepsWhole: Bool { self == .wholeWords || self == .spaces }
  }

  /// A line: the bytes to show, and the start of the next line.
  package struct Line: Equatable {
    package var bytes: Range<Int>
    package var end: Int
    package var width: Int
    package var isHyphenated = false
  }

  /// The line that results from ending it at a possible position, with its width up to the start of the next line.
  private struct Opportunity {
    var line: Line
    var widthAtNext: Int
  }

  /// Creates a layout for the bytes of a text, which must be well-formed UTF-8.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ grid: CellGrid, columns: Int, firstColumns: Int? = nil, unit: Unit
  ) {
    self.bytes = bytes
    self.grid = grid
    self.columns = columns
    room = firstColumns ?? columns
    self.unit = unit
  }
}

extension LineLayout {
  /// Breaks the text into lines.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package consuming func brokenLines() -> [Line] {
    lines.reserveCapacity(min(bytes.count / max(columns, 1), 8) + 1)
    var breaks = LineBreaks(bytes)
    var scanner = CellScanner(bytes, grid)
    var plainEnd = 0
    // The text between two breaks is usually ASCII words, which are placed as a whole.
    while scanner.offset < bytes.count {
      if scanner.offset >= plainEnd {
        plainEnd = scanner.offset + bytes.printableASCIICount(from: scanner.offset)
      }
      let full = scanner.offset + min(max(room - width, 0), plainEnd - scanner.offset)
      let next = unit == .characters ? nil : breaks.next(before: full)
      let end = next?.offset ?? bytes.count
      // A cluster, such as a space with a mark, may extend beyond the break.
      guard scanner.offset < end else { continue }
      let mayEnd = next?.isMandatory == false && (unit != .spaces || breaks.isAtSpaceOrIdeograph)
      let isPlain = end < plainEnd || end == plainEnd && (end == bytes.count || bytes[end] < 0x80)
      if isPlain, place(plain: scanner.offset..<end, mayEnd: mayEnd) {
        scanner.offset = end
      } else {
        place(clustersTo: end, of: &scanner, mayEnd: mayEnd)
      }
    }
    finish(at: bytes.count, next: bytes.count)
    return lines
  }

  /// Adds printable ASCII characters, on a new line if necessary; false if they need to be placed one by one.
  @inline(__always)
  private mutating func place(plain range: Range<Int>, mayEnd: Bool) -> Bool {
    // Trailing spaces may extend beyond the end of the line.
    var textEnd = range.upperBound
    while textEnd > range.lowerBound, bytes[textEnd - 1] == UInt8(ascii: " ") { textEnd -= 1 }
    let count = textEnd - range.lowerBound
    if count > 0 {
      if width + count > room {
        if hasTab, opportunity != nil { return false }
        let fits = opportunity.map { width - $0.widthAtNext + count <= columns } ?? false
        guard fits || unit.keepsWhole else { return false }
        if let opportunity { finish(opportunity) }
      }
      (contentEnd, contentWidth) = (textEnd, width + count)
    }
    width += range.count
    if mayEnd { noteOpportunity(at: range.upperBound) }
    return true
  }

  /// Adds the clusters that start before an offset.
  private mutating func place(clustersTo limit: Int, of scanner: inout CellScanner, mayEnd: Bool) {
    var isSoftHyphen = false
    while scanner.offset < limit {
      let offset = scanner.offset
      guard let cluster = scanner.next() else { return }
      let end = scanner.offset
      if cluster.kind == .lineEnd {
        finish(at: offset, next: end)
        (contentEnd, contentWidth, width) = (end, 0, 0)
        continue
      }
      let isSpace = bytes[offset] == UInt8(ascii: " ") && end == offset + 1
      isSoftHyphen = end == offset + 2 && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xAD
      func widthOfCluster() -> Int {
        if isSoftHyphen { return 0 }
        return cluster.kind == .tab ? grid.tabWidth(at: width, columns: room) : cluster.width
      }
      if !isSpace, width + widthOfCluster() > room, offset > start {
        if let opportunity {
          let hadTab = hasTab
          finish(opportunity)
          // The text after the break is measured again or broken, since the next line may be narrower than the first
          // one.
          if hadTab || width > room && !unit.keepsWhole {
            scanner.offset = opportunity.line.end
            (contentEnd, contentWidth, width) = (opportunity.line.end, 0, 0)
            continue
          }
        }
        if width + widthOfCluster() > room, offset > start, !unit.keepsWhole {
          // No word fits, or lines may end anywhere.
          if let line = lineBeforeNumber(around: offset) {
            finish(line)
            scanner.offset = line.end
            (contentEnd, contentWidth, width) = (line.end, 0, 0)
            continue
          }
          finish(Line(bytes: start..<contentEnd, end: offset, width: contentWidth))
          (contentEnd, contentWidth, width) = (offset, 0, 0)
        }
      }
      width += widthOfCluster()
      if cluster.kind == .tab { hasTab = true }
      if !isSpace { (contentEnd, contentWidth) = (end, width) }
    }
    guard mayEnd, scanner.offset == limit, !isSoftHyphen || width + 1 <= room else { return }
    noteOpportunity(at: limit, isHyphenated: isSoftHyphen)
  }

  @inline(__always)
  private mutating func noteOpportunity(at next: Int, isHyphenated: Bool = false) {
    let width = contentWidth + (isHyphenated ? 1 : 0)
    opportunity = Opportunity(
      line: Line(bytes: start..<contentEnd, end: next, width: width, isHyphenated: isHyphenated),
      widthAtNext: self.width)
    hasTab = false
  }

  private mutating func finish(_ line: Line) {
    lines.append(line)
    start = line.end
    room = columns
    opportunity = nil
    hasTab = false
  }

  /// Ends the line at a possible position; the text after that continues on the next line.
  private mutating func finish(_ end: Opportunity) {
    finish(end.line)
    width -= end.widthAtNext
    contentWidth -= end.widthAtNext
    contentEnd = max(contentEnd, end.line.end)
  }

  /// The line before the number of an unprintable character that extends beyond an offset, since numbers aren't broken;
  /// nil if there is none.
  ///
  /// Numbers are rare, so this is checked only where a word has to be broken.
  private func lineBeforeNumber(around offset: Int) -> Line? {
    guard
      let number = bytes[max(start + 1, offset - 7)..<offset].lastIndex(of: UInt8(ascii: "<")),
      offset < bytes.characterNumberEnd(from: number)
    else { return nil }
    var end = number
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    // The rest of the line is ASCII.
    return Line(bytes: start..<end, end: number, width: contentWidth - (offset - end))
  }

  /// Ends the line at a mandatory break, with the spaces before it if they fit.
  private mutating func finish(at end: Int, next: Int) {
    finish(
      width <= room
        ? Line(bytes: start..<end, end: next, width: width)
        : Line(bytes: start..<max(contentEnd, start), end: next, width: contentWidth))
  }
}
