/// The stars, underscores and tildes of a text, matched as described by CommonMark 0.31.2 in section 6.2 and its
/// appendix.
///
/// The runs are in a linked list; those that were matched, or can't be, are removed from it.
struct MarkdownDelimiters {
  /// The number of the last run that is still to be matched; -1 if there is none.
  private(set) var last = -1
  private var runs: [Run] = []
  private var marks: [Mark] = []

  private struct Run {
    let byte: UInt8
    let range: Range<Int>
    /// The number of characters that aren't matched yet.
    var count: Int
    let canOpen: Bool
    let canClose: Bool
    var previous: Int
    var next = -1
    // The marks that the characters became, in reading order: ends, unmatched characters, starts.
    var firstEnd = -1
    var lastEnd = -1
    var firstStart = -1
  }

  /// The start or the end of emphasis or of struck-through text.
  private struct Mark {
    /// Whether two characters became it.
    let isDouble: Bool
    var next = -1
  }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    last = -1
  }

  /// Adds a run of equal characters, and returns its number.
  mutating func append(_ byte: UInt8, _ range: Range<Int>, canOpen: Bool, canClose: Bool) -> Int {
    let number = runs.count
    runs.append(
      Run(
        byte: byte, range: range, count: range.count, canOpen: canOpen, canClose: canClose, previous: last))
    if last >= 0 { runs[last].next = number }
    last = number
    return number
  }

  /// Appends the parts that a run became.
  func append(_ number: Int, to inlines: inout [MarkdownInline]) {
    let run = runs[number]
    var mark = run.firstEnd
    while mark >= 0 {
      inlines.append(.end)
      mark = marks[mark].next
    }
    if run.count > 0 {
      inlines.append(.text(run.range.lowerBound..<run.range.lowerBound + run.count))
    }
    mark = run.firstStart
    while mark >= 0 {
      inlines.append(
        .start(run.byte == UInt8(ascii: "~") ? .strikethrough : marks[mark].isDouble ? .strong : .emphasis))
      mark = marks[mark].next
    }
  }
}

extension MarkdownDelimiters {
  /// Matches all runs after the given one, and removes those that remain.
  mutating func match(above bottom: Int) {
    guard last > bottom else { return }
    var closer = last
    while runs[closer].previous > bottom { closer = runs[closer].previous }
    // For each kind of closer, the run up to which no opener was found.
    var bottoms = [Int](repeating: bottom, count: 14)
    while closer >= 0 {
      guard runs[closer].canClose else {
        closer = runs[closer].next
        continue
      }
      let kind = kind(ofCloser: closer)
      var opener = runs[closer].previous
      while opener > bottoms[kind], !matches(opener, closer) { opener = runs[opener].previous }
      if opener > bottoms[kind] {
        join(opener, closer)
        if runs[closer].count == 0 {
          let next = runs[closer].next
          remove(closer)
          closer = next
        }
      } else {
        bottoms[kind] = runs[closer].previous
        let next = runs[closer].next
        if !runs[closer].canOpen { remove(closer) }
        closer = next
      }
    }
    last = bottom
    if bottom >= 0 { runs[bottom].next = -1 }
  }

  private func kind(ofCloser closer: Int) -> Int {
    let run = runs[closer]
    if run.byte == UInt8(ascii: "~") { return 11 + run.count }
    return (run.byte == UInt8(ascii: "*") ? 6 : 0) + (run.canOpen ? 3 : 0) + run.range.count % 3
  }

  private func matches(_ opener: Int, _ closer: Int) -> Bool {
    let (opener, closer) = (runs[opener], runs[closer])
    guard opener.canOpen, opener.byte == closer.byte else { return false }
    if opener.byte == UInt8(ascii: "~") { return opener.count == closer.count }
    // If one of the runs can both open and close, lengths whose sum is a multiple of three don't match, unless both
    // lengths are multiples of three.
    return !(opener.canClose || closer.canOpen) || (opener.range.count + closer.range.count) % 3 != 0
      || closer.range.count % 3 == 0
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    let isDouble = runs[opener].count >= 2 && runs[closer].count >= 2
    // A span that is matched later encloses the earlier ones, so it starts first.
    marks.append(Mark(isDouble: isDouble, next: runs[opener].firstStart))
    runs[opener].firstStart = marks.count - 1
    marks.append(Mark(isDouble: isDouble))
    if runs[closer].lastEnd >= 0 {
      marks[runs[closer].lastEnd].next = marks.count - 1
    } else {
      runs[closer].firstEnd = marks.count - 1
    }
    runs[closer].lastEnd = marks.count - 1
    runs[opener].count -= isDouble ? 2 : 1
    runs[closer].count -= isDouble ? 2 : 1
    // Runs between both can't match runs outside.
    runs[opener].next = closer
    runs[closer].previous = opener
    if runs[opener].count == 0 { remove(opener) }
  }

  private mutating func remove(_ number: Int) {
    let (previous, next) = (runs[number].previous, runs[number].next)
    if previous >= 0 { runs[previous].next = next }
    if next >= 0 { runs[next].previous = previous } else { last = previous }
  }
}
