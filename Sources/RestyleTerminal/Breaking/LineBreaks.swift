/// Where lines may and must end (Unicode Standard Annex 14, section 6, without tailoring).
struct LineBreaks {
  let units: [LineBreakUnit]

  /// What may happen after a unit.
  enum Opportunity {
    case prohibited, allowed, mandatory
  }

  /// Looks for the ends of lines in a text of well-formed UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    units = LineBreakUnit.units(of: bytes)
  }
}

extension LineBreaks {
  typealias Classes = LineBreakClass.Set

  /// Calls `body` for each unit with what may happen after it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func forEachUnit(_ body: (_ unit: LineBreakUnit, _ after: Opportunity) -> Void) {
    var state = State()
    for index in units.indices {
      state.read(units[index].breakClass, isEastAsian: units[index].isEastAsian)
      body(units[index], index + 1 == units.count ? .mandatory : opportunity(after: index, state))
    }
  }

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
}

extension LineBreaks {
  private func opportunity(after index: Int, _ state: State) -> Opportunity {
    let (before, after) = (units[index].breakClass, units[index + 1].breakClass)
    // LB4 to LB6.
    switch before {
    case .BK, .LF, .NL: return .mandatory
    case .CR: return after == .LF ? .prohibited : .mandatory
    default: break
    }
    if Self.lineEnds.contains(after) || after == .SP { return .prohibited }
    // Most are within a word or between two, so that no other rule concerns them.
    if Self.word.contains(after), !units[index].endsInJoiner {
      if Self.word.contains(before) { return .prohibited }
      if before == .SP, let last = state.lastNonSpace, Self.word.contains(last) { return .allowed }
    }
    return isProhibited(before, after, index, state) ? .prohibited : .allowed
  }

  /// The rules from LB7 on, in their order: most are met by the classes on either side alone.
  private func isProhibited(_ before: LineBreakClass, _ after: LineBreakClass, _ index: Int, _ state: State)
    -> Bool
  {
    // LB7 to LB12a.
    if after == .SP || after == .ZW { return true }
    if state.lastNonSpace == .ZW { return false }
    if units[index].endsInJoiner { return true }
    if after == .WJ || before == .WJ || before == .GL { return true }
    if after == .GL, !Classes(.SP, .BA, .HH, .HY).contains(before) { return true }
    // LB13, and LB15d, which holds after spaces too, unless a number follows (LB15c).
    if Classes(.CL, .CP, .EX, .SY).contains(after) { return true }
    if state.lastNonSpace == .OP { return true }
    if state.lastNonSpace == .QI, opensQuotation(state) { return true }
    if after == .QF, closesQuotation(at: index + 1) { return true }
    if before == .SP, after == .IS, following(index + 1) == .NU { return false }
    if after == .IS { return true }
    // LB16 to LB18.
    if let last = state.lastNonSpace {
      if after == .NS, last == .CL || last == .CP { return true }
      if after == .B2, last == .B2 { return true }
    }
    if before == .SP { return false }
    if isProhibitedBesideQuotation(before, after, index, state) { return true }
    if before == .CB || after == .CB { return false }
    return isProhibitedBetweenWords(before, after, index, state)
  }

  /// LB15a: what follows an opening quotation mark stays with it.
  private func opensQuotation(_ state: State) -> Bool {
    guard let before = state.beforeNonSpace else { return true }
    return Self.lineEnds.union(Classes(.OP, .QU, .QI, .QF, .GL, .SP, .ZW)).contains(before)
  }

  /// LB15b: a closing quotation mark stays with what it closes.
  private func closesQuotation(at index: Int) -> Bool {
    guard let next = following(index) else { return true }
    return Self.lineEnds.union(Classes(.SP, .GL, .WJ, .CL, .QU, .QI, .QF, .CP, .EX, .IS, .SY, .ZW)).contains(
      next)
  }

  /// LB19 and LB19a.
  private func isProhibitedBesideQuotation(
    _ before: LineBreakClass, _ after: LineBreakClass, _ index: Int, _ state: State
  ) -> Bool {
    if after == .QU || after == .QF || before == .QU || before == .QI { return true }
    let following = index + 2 < units.count ? units[index + 2] : nil
    if after == .QI, !units[index].isEastAsian || following?.isEastAsian != true { return true }
    return before == .QF
      && (!units[index + 1].isEastAsian || state.beforeLast == nil || !state.isBeforeLastEastAsian)
  }

  /// LB20a to LB24.
  private func isProhibitedBetweenWords(
    _ before: LineBreakClass, _ after: LineBreakClass, _ index: Int, _ state: State
  ) -> Bool {
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
    return isProhibitedInNumber(before, after, index, state)
      || isProhibitedInCluster(before, after, index, state)
  }

  /// LB25.
  private func isProhibitedInNumber(
    _ before: LineBreakClass, _ after: LineBreakClass, _ index: Int, _ state: State
  ) -> Bool {
    let affixes = Classes(.PR, .PO)
    if affixes.contains(after), state.isInNumber || state.isAfterClosedNumber { return true }
    if affixes.contains(before), after == .OP {
      let next = following(index + 1)
      if next == .NU || next == .IS && following(index + 2) == .NU { return true }
    }
    return after == .NU && (state.isInNumber || affixes.contains(before) || before == .HY || before == .IS)
  }

  /// LB26 to LB30b.
  private func isProhibitedInCluster(
    _ before: LineBreakClass, _ after: LineBreakClass, _ index: Int, _ state: State
  ) -> Bool {
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
    if bases.contains(before), bases.contains(after), following(index + 1) == .VF { return true }
    if before == .IS, letters.contains(after) { return true }
    if letters.contains(before) || before == .NU, after == .OP, !units[index + 1].isEastAsian { return true }
    return before == .CP && !units[index].isEastAsian && (letters.contains(after) || after == .NU)
  }

  @inline(__always)
  private static var word: Classes { Classes(.AL, .HL, .NU) }

  @inline(__always)
  private static var lineEnds: Classes { Classes(.BK, .CR, .LF, .NL) }

  /// The class after a unit.
  private func following(_ index: Int) -> LineBreakClass? {
    index + 1 < units.count ? units[index + 1].breakClass : nil
  }
}
