import RestyleRendering

/// A declaration of a rule.
struct ChosenDeclaration: Sendable {
  // The sort key: the condition and the number of the selector.
  fileprivate let rule: UInt64
  // The position among the rule's declarations.
  fileprivate let place: Int32
  /// The number of the declaration.
  let value: Int32

  fileprivate init(selector: Int, _ condition: TraitCondition, place: Int, value: Int32) {
    rule = condition.order << 26 | UInt64(selector)
    self.place = Int32(truncatingIfNeeded: place)
    self.value = value
  }

  /// The number of the rule's selector.
  var selector: Int { Int(rule & (1 << 26 - 1)) }

  /// The condition of the rule.
  var condition: TraitCondition { TraitCondition(rawValue: UInt32(truncatingIfNeeded: rule >> 26)) }

  /// Whether both belong to the same rule.
  func isOfSameRule(as other: Self) -> Bool { rule == other.rule }
}

extension ChosenDeclaration: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    // Positions are unique in a rule.
    lhs.rule < rhs.rule || lhs.rule == rhs.rule && lhs.place < rhs.place
  }
}

/// The declarations of rules, chosen so that the cascade results in those of each variant and state.
struct ChosenDeclarations: Sendable {
  /// The unconditional declarations.
  private(set) var everywhere: [ChosenDeclaration] = []
  /// The conditional declarations, separate from the others, which are usually sorted already.
  private(set) var conditional: [ChosenDeclaration] = []
  // The number of the selector of the first state.
  private var firstSelector = 0
  private let custom: CustomTraitAxes?
  // A cache of the conditions of differences.
  private var subsets: [(members: TraitCondition, conditions: [TraitCondition])] = []
  // The declaration of a property under each condition, state by state.
  private var cells: [Cell] = []

  private struct Cell: Sendable {
    /// The position among the rule's declarations.
    let place: Int
    /// The declaration; -1 for none.
    let value: Int32
  }

  init(_ custom: CustomTraitAxes?) { self.custom = custom }
}

extension ChosenDeclarations {
  /// Removes all declarations.
  mutating func removeAll() {
    everywhere.removeAll(keepingCapacity: true)
    conditional.removeAll(keepingCapacity: true)
  }

  /// Starts rules for the selectors from a number on, one for each state.
  mutating func start(at selector: Int) { firstSelector = selector }

  /// Sorts the declarations by condition, and then by selector.
  mutating func sort() {
    everywhere.sort()
    conditional.sort()
  }

  /// Adds declarations that all variants and states share.
  mutating func add(_ entries: ArraySlice<CSSWriter.Entry>, of values: CSSValues, behind firstPlace: Int) {
    for index in entries.indices {
      add(entries[index], of: values, 0, at: firstPlace + index - entries.startIndex)
    }
  }

  /// Adds the declarations of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - entries: The declarations of its lists.
  ///   - values: Their values.
  ///   - firstPlace: The position of the first one in the rules.
  mutating func add(
    _ part: DeclaredPart, _ entries: [CSSWriter.Entry], of values: CSSValues, behind firstPlace: Int
  ) {
    guard part.listCount > 1 else {
      return add(entries[part.start(ofList: 0)...], of: values, behind: firstPlace)
    }
    for slot in part.properties.indices {
      if part.dependsOnVariant(slot, entries, values) {
        addVariants(of: slot, of: part, entries, values, behind: firstPlace)
      } else {
        addStates(of: slot, of: part, entries, values, behind: firstPlace)
      }
    }
  }

  /// Adds the declarations of a property that is the same in all variants.
  ///
  /// A state declares the property if its value, or that of a state before it, differs from the usual one.
  private mutating func addStates(
    of slot: Int, of part: DeclaredPart, _ entries: [CSSWriter.Entry], _ values: CSSValues,
    behind firstPlace: Int
  ) {
    let usual = part.place(slot, inList: part.list(0, 0))
    var differs = false
    for state in 0..<part.stateCount {
      let list = part.list(0, state)
      let place = part.place(slot, inList: list)
      differs = differs || !entries.isSame(place, usual, values)
      guard differs || state == 0 else { continue }
      if place >= 0 {
        add(entries[place], of: values, state, at: firstPlace + place - part.start(ofList: list))
      } else if state > 0 {
        let (selector, place) = (firstSelector + state, Self.place(unsetting: slot))
        everywhere.append(ChosenDeclaration(selector: selector, [], place: place, value: part.unset(slot)))
      }
    }
  }

  /// The position of the declaration that unsets a property, after all others in the rule.
  private static func place(unsetting slot: Int) -> Int { 1 << 13 + slot }

  /// Adds a declaration of a state.
  private mutating func add(_ entry: CSSWriter.Entry, of values: CSSValues, _ state: Int, at place: Int) {
    let first = count
    everywhere.append(
      ChosenDeclaration(selector: firstSelector + state, [], place: place, value: entry.value))
    // A fast path: most are the same under all conditions.
    guard entry.variation >= 0 else { return }
    for own in values.cases(of: entry) { add(own.value, state, own.condition, place, since: first) }
  }

  /// The number of declarations.
  private var count: (everywhere: Int, conditional: Int) { (everywhere.count, conditional.count) }

  /// Adds a declaration, unless an earlier one since `first` already results in the same value.
  private mutating func add(
    _ value: Int32, _ state: Int, _ condition: TraitCondition, _ place: Int,
    since first: (everywhere: Int, conditional: Int)
  ) {
    guard value != given(under: condition, since: first) else { return }
    let declaration = ChosenDeclaration(
      selector: firstSelector + state, condition, place: place, value: value)
    if condition.isEmpty { everywhere.append(declaration) } else { conditional.append(declaration) }
  }

  /// The declaration that results from the cascade under a condition; -1 for none.
  private func given(
    under condition: TraitCondition, since first: (everywhere: Int, conditional: Int)
  ) -> Int32 {
    var index = conditional.count
    while index > first.conditional {
      index -= 1
      // If a condition holds, more general conditions hold, too.
      if conditional[index].condition.isSubset(of: condition) { return conditional[index].value }
    }
    return everywhere.count > first.everywhere ? everywhere[everywhere.count - 1].value : -1
  }

  /// Adds the declarations of a property that depends on the variant.
  private mutating func addVariants(
    of slot: Int, of part: DeclaredPart, _ entries: [CSSWriter.Entry], _ values: CSSValues,
    behind firstPlace: Int
  ) {
    let members = part.members(slot, entries, values).union(part.table.members)
    let conditions = conditions(of: members)
    let areVariants = members == part.table.members
    cells.removeAll(keepingCapacity: true)
    for index in conditions.indices {
      let variant =
        areVariants ? part.table.index(atCondition: index) : part.table.index(for: conditions[index])
      for state in 0..<part.stateCount {
        let list = part.list(variant, state)
        let place = part.place(slot, inList: list)
        cells.append(
          place < 0
            ? Cell(place: Self.place(unsetting: slot), value: -1)
            : Cell(
              place: firstPlace + place - part.start(ofList: list),
              value: values.value(of: entries[place], under: conditions[index])))
      }
    }
    let unset = part.unset(slot)
    for state in 0..<part.stateCount where isIncluded(state, of: part.stateCount) {
      let first = count
      for index in conditions.indices {
        let cell = cells[index * part.stateCount + state]
        let isTakenBack = cell.value < 0 && (state > 0 || given(under: conditions[index], since: first) >= 0)
        add(isTakenBack ? unset : cell.value, state, conditions[index], cell.place, since: first)
      }
    }
  }

  /// Whether a state's rules declare the property, because it, or a state before it, differs from the usual value under
  /// some condition.
  private func isIncluded(_ state: Int, of stateCount: Int) -> Bool {
    if state == 0 { return true }
    for usual in stride(from: 0, to: cells.count, by: stateCount) {
      for other in (usual + 1)...(usual + state) where cells[other].value != cells[usual].value {
        return true
      }
    }
    return false
  }

  private mutating func conditions(of members: TraitCondition) -> [TraitCondition] {
    if let known = subsets.first(where: { $0.members == members }) { return known.conditions }
    let conditions = members.subsets(custom)
    subsets.append((members, conditions))
    return conditions
  }
}

extension DeclaredPart {
  /// The differences of conditions that affect the values of a property in any variant and state.
  fileprivate func members(_ slot: Int, _ entries: [CSSWriter.Entry], _ values: CSSValues) -> TraitCondition {
    var members: TraitCondition = []
    for list in 0..<listCount {
      let place = place(slot, inList: list)
      if place >= 0 { members.formUnion(values.members(of: entries[place])) }
    }
    return members
  }

  /// Whether the declarations of a property depend on the variant.
  fileprivate func dependsOnVariant(_ slot: Int, _ entries: [CSSWriter.Entry], _ values: CSSValues) -> Bool {
    guard variantCount > 1 else { return false }
    for variant in 1..<variantCount {
      for state in 0..<stateCount {
        let (own, first) = (list(variant, state), list(0, state))
        guard own != first else { continue }
        let (place, other) = (place(slot, inList: own), place(slot, inList: first))
        if !entries.isSame(place, other, values) { return true }
      }
    }
    return false
  }
}

extension [CSSWriter.Entry] {
  /// Whether two declarations are the same; -1 stands for none.
  fileprivate func isSame(_ lhs: Int, _ rhs: Int, _ values: CSSValues) -> Bool {
    guard lhs >= 0, rhs >= 0 else { return lhs == rhs }
    return values.isSame(self[lhs], self[rhs])
  }
}
