/// Where lines may and must end (Unicode Standard Annex 14, section 6, without tailoring), one place after the other.
struct LineBreaks {
  let bytes: UnsafeBufferPointer<UInt8>
  let table = LineBreakClass.table
  /// The unit that was read last.
  private var before: LineBreakUnit?
  private var state = State()

  /// A place between two units where the line can end.
  struct Break: Equatable {
    var offset: Int
    var isMandatory: Bool
  }

  /// What may happen between two units.
  enum Opportunity {
    case prohibited, allowed, mandatory
  }

  /// Starts to read a text of well-formed UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }
}

extension LineBreaks {
  typealias Classes = LineBreakClass.Set

  /// The next place within the text; nil if there is none.
  ///
  /// - Parameter limit: Where a line is full: of places between words that end before it, only the last one counts.
  /// - Returns: The place.
  /// - Complexity: O(*n*) in the length of the text for all of them together.
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
        if skipLetters(last.end..<end) { continue }
      }
      guard last.end < bytes.count else { return nil }
      let after = LineBreakUnit(in: bytes, at: last.end, table)
      let opportunity = opportunity(between: last, and: after, state)
      read(after)
      guard opportunity == .prohibited else {
        return Break(offset: after.start, isMandatory: opportunity == .mandatory)
      }
    }
  }

  @inline(__always)
  private mutating func read(_ unit: LineBreakUnit) {
    state.read(unit.breakClass, isEastAsian: unit.isEastAsian)
    before = unit
  }

  // Most texts are words of letters with a space between them: both functions do in one go what the rules come to.

  /// Reads the letters of ASCII that go on with a word, between which no line ends; false if there are none.
  ///
  /// The last one before anything that may be a mark is left out.
  private mutating func skipLetters(_ letters: Range<Int>) -> Bool {
    let end = letters.upperBound
    let count = letters.count - (end < bytes.count && bytes[end] &- 0x20 >= 0x5F ? 1 : 0)
    guard count > 0 else { return false }
    state.read(.AL, isEastAsian: false)
    if count > 1 { state.read(.AL, isEastAsian: false) }
    before = .letter(at: letters.lowerBound + count - 1)
    return true
  }

  /// Reads a space after a word that a letter follows, which is all that counts of what was before, and more words.
  @inline(__always)
  private mutating func skipWords(from end: Int, before limit: Int) -> Break? {
    guard var start = nextWord(after: end) else { return nil }
    while start < limit, let next = nextWord(after: start + 1 + bytes.asciiLetterCount(from: start + 1)),
      next <= limit + 1
    {
      start = next
    }
    state = .secondWord
    before = .letter(at: start)
    return Break(offset: start, isMandatory: false)
  }

  /// Where the next word starts, if a space and a letter follow letters that end at an offset.
  @inline(__always)
  private func nextWord(after end: Int) -> Int? {
    guard end + 1 < bytes.count else { return nil }
    var space = end
    switch bytes[end] {
    // What ends a sentence or a part of it stays with the word (rule LB13), and says nothing of what follows a space.
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): space += 1
    default: break
    }
    return bytes[space] == UInt8(ascii: " ") && isLetter(at: space + 1) ? space + 1 : nil
  }

  /// Whether a letter of ASCII stands at an offset that no mark can follow.
  @inline(__always)
  private func isLetter(at offset: Int) -> Bool {
    guard offset < bytes.count, (bytes[offset] | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1] &- 0x20 < 0x5F
  }
}

extension LineBreakUnit {
  @inline(__always)
  fileprivate static func letter(at offset: Int) -> Self {
    Self(start: offset, end: offset + 1, breakClass: .AL, isEastAsian: false, endsInJoiner: false)
  }
}

extension LineBreaks {
  /// What has been read, as far as rules ask for more than the last unit.
  struct State {
    /// The last unit that is no space.
    var lastNonSpace: LineBreakClass?
    /// The unit before the last one, and before the last that is no space.
    var beforeLast: LineBreakClass?
    var beforeNonSpace: LineBreakClass?
    var last: LineBreakClass?
    var isLastEastAsian = false
    var isBeforeLastEastAsian = false
    /// Where a number is: after its digits and signs within, or after what closes it.
    var isInNumber = false
    var isAfterClosedNumber = false
    /// How many regional indicators stand in a row.
    var regionalIndicators = 0
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

  /// A letter, a space and a letter: nothing that was before them counts.
  @inline(__always)
  static var secondWord: Self {
    Self(lastNonSpace: .AL, beforeLast: .SP, beforeNonSpace: .SP, last: .AL)
  }
}
