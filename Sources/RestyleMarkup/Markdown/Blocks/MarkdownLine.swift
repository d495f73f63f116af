/// A place in a line, which knows the columns that tabs take: to the next multiple of four.
struct MarkdownLine {
  let bytes: [UInt8]
  private(set) var index = 0
  private(set) var end = 0
  private var column = 0
  // The columns of a tab at the index that are behind the place.
  private var isInTab = false
  /// Where what isn't a space or tab comes next, and in which column.
  private(set) var next = 0
  private var nextColumn = 0
  // A line that holds others than marker characters up to there is no thematic break.
  private var noBreakBefore = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension MarkdownLine {
  /// Goes to the start of a line.
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
    // What was found before still holds.
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

  /// How many columns what comes next is indented by.
  var indent: Int { nextColumn - column }
  /// Whether it is indented as code is.
  var isIndented: Bool { indent >= 4 }
  /// Whether nothing comes but spaces and tabs.
  var isBlank: Bool { next == end }
  /// What comes next; a line feed if nothing does.
  var nextByte: UInt8 { next < end ? bytes[next] : 0x0A }
  /// How often that comes in a row.
  var nextCount: Int { bytes.repeatCount(at: next, before: end) }
  /// Whether a space or a tab is at the index.
  var isAtSpace: Bool { index < end && bytes[index].isSpaceOrTab }

  mutating func skipSpace() {
    index = next
    column = nextColumn
    isInTab = false
  }

  /// Goes on by a number of bytes, none of them a tab.
  mutating func skip(_ count: Int) {
    index += count
    column += count
    isInTab = false
    findNext()
  }

  /// Goes on by a number of columns, or to the end of the line.
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

  /// How many columns lie between the place and another, earlier one.
  func columns(since other: MarkdownLine) -> Int { column - other.column }

  /// Adds the rest of the line, and a line feed.
  func appendRest(to content: inout [UInt8]) {
    var start = index
    if isInTab {
      // What is left of a tab is spaces.
      start += 1
      for _ in 0..<4 - column % 4 { content.append(0x20) }
    }
    content += bytes[start..<end]
    content.append(0x0A)
  }

  /// Whether the rest of the line is blank, from an index on.
  func isBlank(from start: Int) -> Bool { bytes[start..<end].allSatisfy(\.isSpaceOrTab) }

  /// The rest of the line from an index on, without the spaces and tabs around it.
  func trimmed(from start: Int) -> Range<Int> {
    var (first, last) = (start, end)
    while first < last, bytes[first].isSpaceOrTab { first += 1 }
    while last > first, bytes[last - 1].isSpaceOrTab { last -= 1 }
    return first..<last
  }

  /// Whether what comes next, one of `*`, `-` or `_`, comes three times or more, and nothing else does.
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
