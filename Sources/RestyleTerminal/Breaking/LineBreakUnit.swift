/// A scalar with the marks that are attached to it, as the rules of line breaking see it (Annex 14, rule LB9).
struct LineBreakUnit {
  /// Where it starts in the bytes of the text.
  let offset: Int
  let breakClass: LineBreakClass
  let isEastAsian: Bool
  /// Whether its last mark is a joiner.
  var endsInJoiner: Bool
}

extension LineBreakUnit {
  /// The units of a text in well-formed UTF-8.
  static func units(of bytes: UnsafeBufferPointer<UInt8>) -> [Self] {
    LineBreakClass.table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return [] }
      var units: [Self] = []
      units.reserveCapacity(bytes.count)
      var decoder = ScalarDecoder(bytes)
      while let next = decoder.next() {
        let (breakClass, isEastAsian) = LineBreakClass.lookUp(next.scalar, in: table)
        guard breakClass == .CM || breakClass == .ZWJ else {
          units.append(
            Self(offset: next.offset, breakClass: breakClass, isEastAsian: isEastAsian, endsInJoiner: false))
          continue
        }
        if let last = units.last, !Self.takesNoMarks.contains(last.breakClass) {
          units[units.count - 1].endsInJoiner = breakClass == .ZWJ
        } else {
          // LB10: a mark without a letter is like a letter.
          units.append(
            Self(offset: next.offset, breakClass: .AL, isEastAsian: false, endsInJoiner: breakClass == .ZWJ))
        }
      }
      return units
    }
  }

  private static var takesNoMarks: LineBreakClass.Set { .init(.BK, .CR, .LF, .NL, .SP, .ZW) }
}
