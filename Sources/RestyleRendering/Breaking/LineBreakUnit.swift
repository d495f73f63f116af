/// A scalar with the marks attached to it, as the rules of line breaking see it (Annex 14, rule LB9).
struct LineBreakUnit {
  /// The range of the unit in the bytes of the text.
  let start: Int
  let end: Int
  let breakClass: LineBreakClass
  let isEastAsian: Bool
  /// Whether its last mark is a joiner.
  let endsInJoiner: Bool
}

extension LineBreakUnit {
  /// Reads the unit at an offset of a text in well-formed UTF-8.
  @inline(__always)
  init(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ table: ConstantTable<UInt8>) {
    let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: start)
    let (first, isEastAsian) = LineBreakClass.lookUp(scalar, in: table)
    let end = start + length
    // No mark is a printable ASCII character.
    if end == bytes.count || bytes[end] &- 0x20 < 0x5F, first != .CM, first != .ZWJ {
      self.init(start: start, end: end, breakClass: first, isEastAsian: isEastAsian, endsInJoiner: false)
    } else {
      self.init(marked: first, isEastAsian, start..<end, in: bytes, table)
    }
  }

  /// Reads the marks after a scalar.
  private init(
    marked first: LineBreakClass, _ isEastAsian: Bool, _ range: Range<Int>,
    in bytes: UnsafeBufferPointer<UInt8>, _ table: ConstantTable<UInt8>
  ) {
    // LB10: a mark without a base counts as a letter.
    let isMark = first == .CM || first == .ZWJ
    var end = range.upperBound
    var endsInJoiner = first == .ZWJ
    while end < bytes.count, !Self.takesNoMarks.contains(first) {
      let (scalar, length) = ScalarDecoder.scalar(in: bytes, at: end)
      let next = LineBreakClass.lookUp(scalar, in: table).class
      guard next == .CM || next == .ZWJ else { break }
      endsInJoiner = next == .ZWJ
      end += length
    }
    self.init(
      start: range.lowerBound, end: end, breakClass: isMark ? .AL : first,
      isEastAsian: !isMark && isEastAsian, endsInJoiner: endsInJoiner)
  }

  private static var takesNoMarks: LineBreakClass.Set { .init(.BK, .CR, .LF, .NL, .SP, .ZW) }
}
