/// A position in a line, in bytes and in columns; a tab extends to the next multiple of four columns.
struct MarkdownLine {
  let bytes: [UInt8]
  private(set) var index = 0
  private(set) var end = 0
  private var column = 0
  // Whether the position is within the tab at the index.
  private var isInTab = false
  /// The index of the next byte that isn't a space or a tab; `nextColumn` is its column.
  private(set) var next = 0
  private var nextColumn = 0
  // No thematic break starts before this index: the byte there isn't a marker.
  private var noBreakBefore = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension MarkdownLine {
  /// Moves to the start of a line.
  mutating func start(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
    column = 0
    isInTab = false
    next = index
    nextColumn = 0
    noBreakBefore = index
    findNext()
  }

  private mutating func findNext() {
    // The result of the last search is valid until the position passes it.
    if index > next || index == next && column > nextColumn {
      next = index
      nextColumn = column
    }
    while next < end {
      if bytes[next] == 0x20 {
        nextColumn += 1
      } else if bytes[next] == 0x09 {
        nextColumn += 4 - nextColumn % 4
      } else {
        break
      }
      next += 1
    }
  }

  /// The number of columns by which the next byte is indented.
  var indent: Int { nextColumn - column }
  /// Whether the next byte is indented like code.
  var isIndented: Bool { indent >= 4 }
  /// Whether only spaces and tabs follow.
  var isBlank: Bool { next == end }
  /// The next byte that isn't a space or a tab; a line feed at the end of the line.
  var nextByte: UInt8 { next < end ? bytes[next] : 0x0A }
  /// The number of times that the next byte is repeated in a row.
  var nextCount: Int { bytes.repeatCount(at: next, before: end) }
  /// Whether the byte at the index is a space or a tab.
  var isAtSpace: Bool { index < end && bytes[index].isSpaceOrTab }

  mutating func skipSpace() {
    index = next
    column = nextColumn
    isInTab = false
  }

  /// Advances by a number of bytes, none of which may be a tab.
  mutating func skip(_ count: Int) {
    index += count
    column += count
    isInTab = false
    findNext()
  }

  /// Advances by a number of columns, or to the end of the line.
  mutating func skipColumns(_ count: Int) {
    var count = count
    while count > 0, index < end {
      let width = bytes[index] == 0x09 ? 4 - column % 4 : 1
      isInTab = width > count
      column += min(width, count)
      count -= width
      if !isInTab { index += 1 }
    }
    findNext()
  }

  /// The number of columns between an earlier position and this one.
  func columns(since other: MarkdownLine) -> Int { column - other.column }

  /// Appends the rest of the line, and a line feed.
  func appendRest(to content: inout [UInt8]) {
    var start = index
    if isInTab {
      // The remaining columns of a tab become spaces.
      start += 1
      for _ in 0..<4 - column % 4 { content.append(0x20) }
    }
    content += bytes[start..<end]
    content.append(0x0A)
  }

  /// Whether the line is blank from an index on.
  func isBlank(from start: Int) -> Bool { bytes[start..<end].allSatisfy(\.isSpaceOrTab) }

  /// The rest of the line from an index on, without the spaces and tabs around it.
  func trimmed(from start: Int) -> Range<Int> { bytes.trimmed(start..<end) }

  /// Whether the next byte, `*`, `-` or `_`, occurs at least three times, and only spaces and tabs follow otherwise.
  mutating func isThematicBreak() -> Bool {
    guard next >= noBreakBefore else { return false }
    let marker = nextByte
    var count = 0
    for place in next..<end {
      if bytes[place] == marker {
        count += 1
      } else if !bytes[place].isSpaceOrTab {
        noBreakBefore = place
        return false
      }
    }
    return count >= 3
  }
}
