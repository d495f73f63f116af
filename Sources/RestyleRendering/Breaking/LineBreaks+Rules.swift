extension LineBreaks {
  /// Whether a line may end between two units, given the state after the first one.
  func opportunity(between first: LineBreakUnit, and second: LineBreakUnit) -> Opportunity {
    let (before, after) = (first.breakClass, second.breakClass)
    // LB4 to LB6.
    switch before {
    case .BK, .LF, .NL: return .mandatory
    case .CR: return after == .LF ? .prohibited : .mandatory
    default: break
    }
    if Self.lineEnds.contains(after) || after == .SP { return .prohibited }
    // Most boundaries are within a word or between two words, so no other rule applies.
    if Self.word.contains(after), !first.endsInJoiner {
      if Self.word.contains(before) { return .prohibited }
      if before == .SP, let last = state.lastNonSpace, Self.word.contains(last) { return .allowed }
    }
    return isProhibited(first, second) ? .prohibited : .allowed
  }

  /// The rules from LB7 on, in order; most depend only on the classes of both units.
  private func isProhibited(_ first: LineBreakUnit, _ second: LineBreakUnit) -> Bool {
    let (before, after) = (first.breakClass, second.breakClass)
    // LB7 to LB12a.
    if after == .SP || after == .ZW { return true }
    if state.lastNonSpace == .ZW { return false }
    if first.endsInJoiner { return true }
    if after == .WJ || before == .WJ || before == .GL { return true }
    if after == .GL, !Classes(.SP, .BA, .HH, .HY).contains(before) { return true }
    // LB13, and LB15d, which also applies after spaces, unless a number follows (LB15c).
    if Classes(.CL, .CP, .EX, .SY).contains(after) { return true }
    if state.lastNonSpace == .OP { return true }
    if state.lastNonSpace == .QI, opensQuotation { return true }
    if after == .QF, closesQuotation(second) { return true }
    if before == .SP, after == .IS, following(second)?.breakClass == .NU { return false }
    if after == .IS { return true }
    // LB16 to LB18.
    if let last = state.lastNonSpace {
      if after == .NS, last == .CL || last == .CP { return true }
      if after == .B2, last == .B2 { return true }
    }
    if before == .SP { return false }
    if isProhibitedBesideQuotation(first, second) { return true }
    if before == .CB || after == .CB { return false }
    return isProhibitedBetweenWords(first, second)
  }

  /// LB15a: text after an opening quotation mark stays with it.
  private var opensQuotation: Bool {
    guard let before = state.beforeNonSpace else { return true }
    return Self.lineEnds.union(Classes(.OP, .QU, .QI, .QF, .GL, .SP, .ZW)).contains(before)
  }

  /// LB15b: a closing quotation mark stays with the text before it.
  private func closesQuotation(_ unit: LineBreakUnit) -> Bool {
    guard let next = following(unit)?.breakClass else { return true }
    return Self.lineEnds.union(Classes(.SP, .GL, .WJ, .CL, .QU, .QI, .QF, .CP, .EX, .IS, .SY, .ZW)).contains(
      next)
  }

  /// LB19 and LB19a.
  private func isProhibitedBesideQuotation(_ first: LineBreakUnit, _ second: LineBreakUnit) -> Bool {
    let (before, after) = (first.breakClass, second.breakClass)
    if after == .QU || after == .QF || before == .QU || before == .QI { return true }
    if after == .QI, !first.isEastAsian || following(second)?.isEastAsian != true { return true }
    return before == .QF
      && (!second.isEastAsian || state.beforeLast == nil || !state.isBeforeLastEastAsian)
  }

  /// LB20a to LB24.
  private func isProhibitedBetweenWords(_ first: LineBreakUnit, _ second: LineBreakUnit) -> Bool {
    let (before, after) = (first.breakClass, second.breakClass)
    let (letters, hyphens) = (Classes(.AL, .DC, .XP, .HL), Classes(.HY, .HH))
    if hyphens.contains(before), letters.contains(after) {
      guard let start = state.beforeLast else { return true }
      if Self.lineEnds.union(Classes(.SP, .ZW, .CB, .GL)).contains(start) { return true }
    }
    if Classes(.BA, .HH, .HY, .NS).contains(after) || before == .BB { return true }
    if state.beforeLast == .HL, after != .HL, hyphens.contains(before) { return true }
    if before == .SY, after == .HL { return true }
    if after == .IN { return true }
    if letters.contains(before), after == .NU { return true }
    if before == .NU, letters.contains(after) { return true }
    let (ideographs, affixes) = (Classes(.ID, .EB, .EM), Classes(.PR, .PO))
    if before == .PR, ideographs.contains(after) { return true }
    if ideographs.contains(before), after == .PO { return true }
    if affixes.contains(before), letters.contains(after) { return true }
    if letters.contains(before), affixes.contains(after) { return true }
    return isProhibitedInNumber(first, second) || isProhibitedInCluster(first, second)
  }

  /// LB25.
  private func isProhibitedInNumber(_ first: LineBreakUnit, _ second: LineBreakUnit) -> Bool {
    let (before, after) = (first.breakClass, second.breakClass)
    let affixes = Classes(.PR, .PO)
    if affixes.contains(after), state.isInNumber || state.isAfterClosedNumber { return true }
    if affixes.contains(before), after == .OP {
      let next = following(second)
      if next?.breakClass == .NU { return true }
      if let next, next.breakClass == .IS, following(next)?.breakClass == .NU { return true }
    }
    return after == .NU && (state.isInNumber || affixes.contains(before) || before == .HY || before == .IS)
  }

  /// LB26 to LB30b.
  private func isProhibitedInCluster(_ first: LineBreakUnit, _ second: LineBreakUnit) -> Bool {
    let (before, after) = (first.breakClass, second.breakClass)
    let syllables = Classes(.JL, .JV, .JT, .H2, .H3)
    switch (before, after) {
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): return true
    case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): return true
    case (_, .PO) where syllables.contains(before): return true
    case (.PR, _) where syllables.contains(after): return true
    case (.EB, .EM), (.XP, .EM): return true
    case (.RI, .RI): return !state.regionalIndicators.isMultiple(of: 2)
    default: break
    }
    let letters = Classes(.AL, .DC, .XP, .HL)
    if letters.contains(before), letters.contains(after) { return true }
    let (bases, open) = (Classes(.AK, .DC, .AS), Classes(.AK, .DC))
    if before == .AP, bases.contains(after) { return true }
    if bases.contains(before), after == .VF || after == .VI { return true }
    if before == .VI, open.contains(after), let base = state.beforeLast, bases.contains(base) { return true }
    if bases.contains(before), bases.contains(after), following(second)?.breakClass == .VF { return true }
    if before == .IS, letters.contains(after) { return true }
    if letters.contains(before) || before == .NU, after == .OP, !second.isEastAsian { return true }
    return before == .CP && !first.isEastAsian && (letters.contains(after) || after == .NU)
  }

  @inline(__always)
  static var word: Classes { Classes(.AL, .HL, .NU) }

  @inline(__always)
  private static var lineEnds: Classes { Classes(.BK, .CR, .LF, .NL) }

  /// The unit after another one.
  private func following(_ unit: LineBreakUnit) -> LineBreakUnit? {
    unit.end < bytes.count ? LineBreakUnit(in: bytes, at: unit.end, table) : nil
  }
}
