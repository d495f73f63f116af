import Restyle

/// The positions where lines may and must end (Unicode Standard Annex 14, section 6, without tailoring), in order.
struct LineBreaks {
  let bytes: UnsafeBufferPointer<UInt8>
  let table = LineBreakClass.table
  /// The last unit that was read.
  private var before: LineBreakUnit?
  private(set) var state = State()

  /// A position between two units where the line can end.
  struct Break: Equatable {
    var offset: Int
    var isMandatory: Bool
  }

  /// Whether the line may or must end between two units.
  enum Opportunity {
    case prohibited, allowed, mandatory
  }

  /// Starts reading a text of well-formed UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }
}

extension LineBreaks {
  typealias Classes = LineBreakClass.Set

  /// Returns the next break within the text; nil if there is none.
  ///
  /// - Parameter limit: The end of the line. Of the breaks between words before it, only the last one is returned.
  /// - Returns: The break.
  /// - Complexity: O(*n*) in the length of the text for all calls together.
  mutating func next(before limit: Int = 0) -> Break? {
    while true {
      guard let last = before else {
        guard !bytes.isEmpty else { return nil }
        read(LineBreakUnit(in: bytes, at: 0, table))
        continue
      }
      if Self.word.contains(last.breakClass) {
        let end = last.end + bytes.asciiLetterCount(from: last.end)
        if let found = skipWords(from: end, before: limit) { return found }
        if skipWord(last.end..<(end + bytes.asciiWordCount(from: end))) { continue }
      }
      guard last.end < bytes.count else { return nil }
      let after = LineBreakUnit(in: bytes, at: last.end, table)
      let opportunity = opportunity(between: last, and: after)
      read(after)
      guard opportunity == .prohibited else {
        return Break(offset: after.start, isMandatory: opportunity == .mandatory)
      }
    }
  }

  /// Whether the last break follows a space, or is beside an ideograph.
  var isAtSpaceOrIdeograph: Bool {
    state.beforeLast == .SP || state.isLastEastAsian || state.isBeforeLastEastAsian
  }

  @inline(__always)
  private mutating func read(_ unit: LineBreakUnit) {
    state.read(unit.breakClass, isEastAsian: unit.isEastAsian)
    before = unit
  }

  // Most texts are words of letters separated by spaces, which these functions skip with the same result as the rules.

  /// Skips the rest of a word, within which no line ends; false if nothing was skipped.
  ///
  /// The last character before a possible mark isn't skipped, and neither is a sign before it.
  private mutating func skipWord(_ rest: Range<Int>) -> Bool {
    var last = rest.upperBound - 1
    if last + 1 < bytes.count, bytes[last + 1] &- 0x20 >= 0x5F { last -= 1 }
    if last >= rest.lowerBound, !bytes[last].isASCIIWord { last -= 1 }
    guard last >= rest.lowerBound else { return false }
    let read = wordClass(at: last)
    state.read(read, isEastAsian: false)
    before = .inWord(read, at: last)
    return true
  }

  /// The class of the ASCII letter or digit at an offset.
  @inline(__always)
  private func wordClass(at offset: Int) -> LineBreakClass { bytes[offset].isASCIIDigit ? .NU : .AL }

  /// Skips a space between two words, after which earlier state doesn't matter, and the words after it.
  @inline(__always)
  private mutating func skipWords(from end: Int, before limit: Int) -> Break? {
    guard var start = nextWord(after: end) else { return nil }
    while start < limit, let next = nextWord(after: start + 1 + bytes.asciiLetterCount(from: start + 1)),
      next <= limit + 1
    {
      start = next
    }
    let read = wordClass(at: start)
    state = .secondWord(read)
    before = .inWord(read, at: start)
    return Break(offset: start, isMandatory: false)
  }

  /// Returns the start of the next word if a space and a letter or a digit follow a word; `end` is the end of that
  /// word.
  @inline(__always)
  private func nextWord(after end: Int) -> Int? {
    guard end + 1 < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: " ") { return startsWord(at: end + 1) ? end + 1 : nil }
    // Punctuation at the end of a sentence belongs to the word (rule LB13), and doesn't affect the text after a space.
    guard bytes[end].isInfixSign, bytes[end + 1] == UInt8(ascii: " ") else { return nil }
    return startsWord(at: end + 2) ? end + 2 : nil
  }

  /// Whether an ASCII letter or digit that no mark can follow is at an offset.
  @inline(__always)
  private func startsWord(at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset].isASCIIWord else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1] &- 0x20 < 0x5F
  }

  /// The properties of the text before the last unit that rules depend on.
  struct State {
    /// The last unit that isn't a space.
    var lastNonSpace: LineBreakClass?
    /// The unit before the last one, and the unit before the last one that isn't a space.
    var beforeLast: LineBreakClass?
    var beforeNonSpace: LineBreakClass?
    var last: LineBreakClass?
    var isLastEastAsian = false
    var isBeforeLastEastAsian = false
    /// Whether the position is in a number, after its digits and inner signs; and whether it is after the closing
    /// punctuation.
    var isInNumber = false
    var isAfterClosedNumber = false
    /// The number of successive regional indicators.
    var regionalIndicators = 0
  }
}

extension LineBreakUnit {
  @inline(__always)
  fileprivate static func inWord(_ breakClass: LineBreakClass, at offset: Int) -> Self {
    Self(start: offset, end: offset + 1, breakClass: breakClass, isEastAsian: false, endsInJoiner: false)
  }
}

extension LineBreaks.State {
  @inline(__always)
  mutating func read(_ next: LineBreakClass, isEastAsian: Bool) {
    beforeLast = last
    isBeforeLastEastAsian = isLastEastAsian
    isLastEastAsian = isEastAsian
    last = next
    if next != .SP {
      beforeNonSpace = beforeLast
      lastNonSpace = next
    }
    isAfterClosedNumber = isInNumber && (next == .CL || next == .CP)
    isInNumber = next == .NU || isInNumber && (next == .SY || next == .IS)
    regionalIndicators = next == .RI ? regionalIndicators + 1 : 0
  }

  /// The state after the first character of a word that follows a space: earlier text doesn't matter.
  @inline(__always)
  static func secondWord(_ first: LineBreakClass) -> Self {
    Self(
      lastNonSpace: first, beforeLast: .SP, beforeNonSpace: .SP, last: first, isInNumber: first == .NU)
  }
}
