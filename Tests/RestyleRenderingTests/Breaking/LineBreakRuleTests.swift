import Testing

@testable import RestyleRendering

/// The rules LB7 to LB31 of the annex, as it words them, for units without marks.
private struct AnnexRules {
  typealias Unit = (class: LineBreakClass, isEastAsian: Bool)

  typealias Classes = LineBreakClass.Set

  private static let letters = Classes(.AL, .DC, .XP, .HL)
  private static let hyphens = Classes(.HY, .HH)
  private static let quotes = Classes(.QU, .QI, .QF)
  private static let affixes = Classes(.PR, .PO)
  private static let ideographs = Classes(.ID, .EB, .EM)
  private static let bases = Classes(.AK, .DC, .AS)
  private static let quotationStarts = quotes.union(Classes(.OP, .GL, .SP, .ZW))
  private static let quotationEnds = quotes.union(Classes(.SP, .GL, .WJ, .CL, .CP, .EX, .IS, .SY, .ZW))
  private static let wordParts = letters.union(Classes(.NU))
  private static let syllables = Classes(.JL, .JV, .JT, .H2, .H3)

  /// LB23 to LB24: what stays together whatever is around it.
  private static let pairsOfWords: [(Classes, Classes)] = [
    (letters, Classes(.NU)), (Classes(.NU), letters), (Classes(.PR), ideographs), (ideographs, Classes(.PO)),
    (affixes, letters), (letters, affixes),
  ]

  /// The same of LB26 to LB30b.
  private static let pairsOfClusters: [(Classes, Classes)] = [
    (Classes(.JL), Classes(.JL, .JV, .H2, .H3)), (Classes(.JV, .H2), Classes(.JV, .JT)),
    (Classes(.JT, .H3), Classes(.JT)), (syllables, Classes(.PO)), (Classes(.PR), syllables),
    (letters.union(Classes(.IS)), letters), (Classes(.EB, .XP), Classes(.EM)), (Classes(.AP), bases),
    (bases, Classes(.VF, .VI)),
  ]

  private let units: [Unit]
  /// Where the second of both units stands.
  private let place: Int

  /// Whether a line may end before a unit.
  static func endsLine(before place: Int, in units: [Unit]) -> Bool {
    let rules = AnnexRules(units: units, place: place)
    return rules.spaces ?? rules.quotations ?? rules.words ?? rules.numbers ?? rules.clusters ?? true
  }

  /// The class of a unit so many behind the first of both; nil beyond the text.
  private func at(_ offset: Int) -> LineBreakClass? {
    let index = place - 1 + offset
    return units.indices.contains(index) ? units[index].class : nil
  }

  private func isEastAsian(_ offset: Int) -> Bool {
    let index = place - 1 + offset
    return units.indices.contains(index) && units[index].isEastAsian
  }

  private func isAny(_ offset: Int, of classes: Classes) -> Bool {
    at(offset).map { classes.contains($0) } ?? false
  }

  private func holds(_ pairs: [(Classes, Classes)]) -> Bool {
    pairs.contains { isAny(0, of: $0) && isAny(1, of: $1) }
  }

  /// How far from the first unit the last one is that isn't a space.
  private var lastNonSpace: Int {
    var offset = 0
    while at(offset) == .SP { offset -= 1 }
    return offset
  }

  /// LB7 to LB14.
  private var spaces: Bool? {
    if isAny(1, of: Classes(.SP, .ZW)) { return false }
    if at(lastNonSpace) == .ZW { return true }
    if at(1) == .WJ || isAny(0, of: Classes(.WJ, .GL)) { return false }
    if at(1) == .GL, !isAny(0, of: Classes(.SP, .BA, .HY, .HH)) { return false }
    if isAny(1, of: Classes(.CL, .CP, .EX, .SY)) || at(lastNonSpace) == .OP { return false }
    return nil
  }

  /// LB15a to LB20.
  private var quotations: Bool? {
    let last = lastNonSpace
    if at(last) == .QI, at(last - 1) == nil || isAny(last - 1, of: Self.quotationStarts) { return false }
    if at(1) == .QF, at(2) == nil || isAny(2, of: Self.quotationEnds) { return false }
    if at(0) == .SP, at(1) == .IS, at(2) == .NU { return true }
    if at(1) == .IS { return false }
    if at(1) == .NS, isAny(last, of: Classes(.CL, .CP)) { return false }
    if at(1) == .B2, at(last) == .B2 { return false }
    if at(0) == .SP { return true }
    if isAny(1, of: Classes(.QU, .QF)) || isAny(0, of: Classes(.QU, .QI)) { return false }
    if isAny(1, of: Self.quotes), !isEastAsian(0) || at(2) == nil || !isEastAsian(2) { return false }
    if isAny(0, of: Self.quotes), !isEastAsian(1) || at(-1) == nil || !isEastAsian(-1) { return false }
    if at(0) == .CB || at(1) == .CB { return true }
    return nil
  }

  /// LB20a to LB24.
  private var words: Bool? {
    if isAny(0, of: Self.hyphens), isAny(1, of: Self.letters),
      at(-1) == nil || isAny(-1, of: Classes(.SP, .ZW, .CB, .GL))
    {
      return false
    }
    if isAny(1, of: Classes(.BA, .HH, .HY, .NS)) || at(0) == .BB { return false }
    if at(-1) == .HL, isAny(0, of: Self.hyphens), at(1) != .HL { return false }
    if at(0) == .SY, at(1) == .HL { return false }
    if at(1) == .IN { return false }
    return holds(Self.pairsOfWords) ? false : nil
  }

  /// LB25.
  private var numbers: Bool? {
    var start = 0
    while isAny(start, of: Classes(.SY, .IS)) { start -= 1 }
    let isInNumber = at(start) == .NU
    if isAny(1, of: Self.affixes) {
      var digits = isAny(0, of: Classes(.CL, .CP)) ? -1 : 0
      while isAny(digits, of: Classes(.SY, .IS)) { digits -= 1 }
      if at(digits) == .NU { return false }
    }
    if isAny(0, of: Self.affixes), at(1) == .OP, at(2) == .NU || at(2) == .IS && at(3) == .NU { return false }
    if at(1) == .NU, isInNumber || isAny(0, of: Classes(.PR, .PO, .HY, .IS)) { return false }
    return nil
  }

  /// LB26 to LB30b.
  private var clusters: Bool? {
    if holds(Self.pairsOfClusters) { return false }
    if isAny(-1, of: Self.bases), at(0) == .VI, isAny(1, of: Classes(.AK, .DC)) { return false }
    if isAny(0, of: Self.bases), isAny(1, of: Self.bases), at(2) == .VF { return false }
    if isAny(0, of: Self.wordParts), at(1) == .OP, !isEastAsian(1) { return false }
    if at(0) == .CP, !isEastAsian(0), isAny(1, of: Self.wordParts) { return false }
    if at(0) == .RI, at(1) == .RI {
      return units[..<place].reversed().prefix { $0.class == .RI }.count.isMultiple(of: 2)
    }
    return nil
  }
}

@Suite("The rules of line breaking")
struct LineBreakRuleTests {
  /// A scalar of each class that isn't a mark or an end of lines, narrow and wide where there are both.
  private static let samples: [UInt32] = {
    let others: LineBreakClass.Set = .init(.BK, .CR, .LF, .NL, .CM, .ZWJ)
    var known: Set<UInt8> = []
    return (0x20..<0x20000 as Range<UInt32>).filter { scalar in
      let (lineClass, isEastAsian) = LineBreakClass.lookUp(scalar, in: LineBreakClass.table)
      guard Unicode.Scalar(scalar) != nil, !others.contains(lineClass) else { return false }
      return known.insert(lineClass.rawValue << 1 | (isEastAsian ? 1 : 0)).inserted
    }
  }()

  private static func unit(_ scalar: UInt32) -> AnnexRules.Unit {
    let (lineClass, isEastAsian) = LineBreakClass.lookUp(scalar, in: LineBreakClass.table)
    return (lineClass, isEastAsian)
  }

  private static func samples(of classes: LineBreakClass...) -> [UInt32] {
    samples.filter { classes.contains(unit($0).class) }
  }

  private func check(_ scalars: [UInt32]) {
    let units = scalars.map(Self.unit)
    let found = UnicodeData.text(scalars).lines.map(\.unicodeScalars.count)
    var expected: [Int] = [0]
    for place in units.indices {
      if place > 0, AnnexRules.endsLine(before: place, in: units) { expected.append(0) }
      expected[expected.count - 1] += 1
    }
    if found != expected { Issue.record("\(units.map(\.class)): \(found), not \(expected)") }
  }

  /// Checks all texts of so many of some units.
  private func check(_ count: Int, of kind: [UInt32], after start: [UInt32] = []) {
    guard start.count < count else { return check(start) }
    for scalar in kind { check(count, of: kind, after: start + [scalar]) }
  }

  @Test("Three units in a row end lines as the annex says")
  func triples() {
    let classes = Set(Self.samples.map { Self.unit($0).class.rawValue })
    #expect(classes.count == 42)
    // Syllables and pictures depend on few others.
    let own = Self.samples(of: .JL, .JV, .JT, .H2, .H3, .RI, .EB, .EM, .AP, .AK, .AS, .VI, .VF, .DC)
    check(3, of: Self.samples.filter { !own.contains($0) })
    check(3, of: own + Self.samples(of: .PR, .PO).prefix(2))
  }

  @Test(
    "Four units end lines as the annex says where they are of one kind",
    arguments: [
      [.NU, .PR, .PO, .OP, .CL, .CP, .IS, .SY], [.NU, .PO, .OP, .CP, .HY, .SP, .AL],
      [.QU, .QI, .QF, .AL, .ID, .SP, .OP, .GL], [.AK, .AP, .AS, .VF, .VI, .DC, .ID],
      [.HL, .AL, .HY, .HH, .SP, .CB], [.RI, .EB, .AL],
    ] as [[LineBreakClass]])
  func quadruples(classes: [LineBreakClass]) {
    var kind: [LineBreakClass: UInt32] = [:]
    for sample in Self.samples where classes.contains(Self.unit(sample).class) {
      kind[Self.unit(sample).class] = kind[Self.unit(sample).class] ?? sample
    }
    #expect(kind.count == classes.count)
    check(4, of: kind.values.sorted())
  }
}
