import RestyleRendering

/// A declaration of a rule.
struct ChosenDeclaration: Sendable {
  // The condition and the number of the selector, by which rules sort.
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

  /// Whether both are declared by one rule.
  func isOfSameRule(as other: Self) -> Bool { rule == other.rule }
}

extension ChosenDeclaration: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    // There is one declaration of each position in a rule.
    lhs.rule < rhs.rule || lhs.rule == rhs.rule && lhs.place < rhs.place
  }
}

/// The declarations that rules consist of, so that the cascade gives what each variant and state declares.
struct ChosenDeclarations: Sendable {
  /// Those for everywhere.
  private(set) var everywhere: [ChosenDeclaration] = []
  /// Those under conditions, apart from the others, which mostly are in their order already.
  private(set) var conditional: [ChosenDeclaration] = []
  // The number of the selector in the first state.
  private var firstSelector = 0
  private let custom: CustomTraitAxes?
  // The conditions of the differences that were met before.
  private var subsets: [(members: TraitCondition, conditions: [TraitCondition])] = []
  // What there is to declare of a property under each condition, state by state.
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
  /// Forgets what was chosen.
  mutating func removeAll() {
    everywhere.removeAll(keepingCapacity: true)
    conditional.removeAll(keepingCapacity: true)
  }

  /// Starts the rules of the selectors from a number on, one for each state.
  mutating func start(at selector: Int) { firstSelector = selector }

  /// Sorts what was chosen: condition by condition, each selector by selector.
  mutating func sort() {
    everywhere.sort()
    conditional.sort()
  }

  /// Chooses the declarations from a start on, which all variants and states share.
  mutating func add(_ entries: [CSSWriter.Entry], from start: Int, behind firstPlace: Int) {
    for place in start..<entries.count where entries[place].condition.isEmpty {
      addSame(entries, at: place, to: firstPlace + place - start)
    }
  }

  /// Chooses what rules declare of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - entries: The declarations of its lists.
  ///   - firstPlace: Where they begin in the rules.
  mutating func add(_ part: DeclaredPart, _ entries: [CSSWriter.Entry], behind firstPlace: Int) {
    guard part.listCount > 1 else { return add(entries, from: part.start(ofList: 0), behind: firstPlace) }
    for slot in part.properties.indices {
      if part.isSameEverywhere(slot, entries) {
        let place = part.place(slot, inList: 0)
        addSame(entries, at: place, to: firstPlace + place - part.start(ofList: 0))
      } else {
        add(slot, of: part, entries, behind: firstPlace)
      }
    }
  }

  /// Chooses what rules declare of a property that all variants and states declare alike.
  private mutating func addSame(_ entries: [CSSWriter.Entry], at index: Int, to place: Int) {
    let first = count
    everywhere.append(
      ChosenDeclaration(selector: firstSelector, [], place: place, value: entries[index].value))
    // Most hold under any condition.
    guard !entries[index].members.isEmpty else { return }
    var index = index + 1
    while index < entries.count, !entries[index].condition.isEmpty {
      add(entries[index].value, 0, entries[index].condition, place, since: first)
      index += 1
    }
  }

  /// How many were chosen.
  private var count: (everywhere: Int, conditional: Int) { (everywhere.count, conditional.count) }

  /// Chooses a declaration, unless one of those since a number gives it already.
  private mutating func add(
    _ value: Int32, _ state: Int, _ condition: TraitCondition, _ place: Int,
    since first: (everywhere: Int, conditional: Int)
  ) {
    guard value != given(under: condition, since: first) else { return }
    let declaration = ChosenDeclaration(
      selector: firstSelector + state, condition, place: place, value: value)
    if condition.isEmpty { everywhere.append(declaration) } else { conditional.append(declaration) }
  }

  /// The declaration that the cascade gives under a condition; -1 for none.
  private func given(
    under condition: TraitCondition, since first: (everywhere: Int, conditional: Int)
  ) -> Int32 {
    var index = conditional.count
    while index > first.conditional {
      index -= 1
      // Where a condition holds, those that it is a special case of hold too.
      if conditional[index].condition.isSubset(of: condition) { return conditional[index].value }
    }
    return everywhere.count > first.everywhere ? everywhere[everywhere.count - 1].value : -1
  }

  /// Chooses what rules declare of a property.
  private mutating func add(
    _ slot: Int, of part: DeclaredPart, _ entries: [CSSWriter.Entry], behind firstPlace: Int
  ) {
    let dependsOnVariant = part.dependsOnVariant(slot, entries)
    var members = part.members(slot, entries)
    if dependsOnVariant { members.formUnion(part.table.members) }
    let conditions = conditions(of: members)
    let areVariants = members == part.table.members
    cells.removeAll(keepingCapacity: true)
    for index in conditions.indices {
      var variant = 0
      if dependsOnVariant {
        variant =
          areVariants ? part.table.index(atCondition: index) : part.table.index(for: conditions[index])
      }
      for state in 0..<part.stateCount {
        let list = part.list(variant, state)
        let place = part.place(slot, inList: list)
        cells.append(
          place < 0
            ? Cell(place: 1 << 13 + slot, value: -1)
            : Cell(
              place: firstPlace + place - part.start(ofList: list),
              value: entries.value(at: place, under: conditions[index])))
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

  /// Whether a state's rules declare something of the property: whether it, or what stands before it, differs from the
  /// usual under some condition.
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
  /// What distinguishes the values of a property, whatever the variant and the state.
  fileprivate func members(_ slot: Int, _ entries: [CSSWriter.Entry]) -> TraitCondition {
    var members: TraitCondition = []
    for list in 0..<listCount {
      let place = place(slot, inList: list)
      if place >= 0 { members.formUnion(entries[place].members) }
    }
    return members
  }

  /// Whether a property is declared alike by all lists.
  fileprivate func isSameEverywhere(_ slot: Int, _ entries: [CSSWriter.Entry]) -> Bool {
    let first = place(slot, inList: 0)
    guard first >= 0 else { return false }
    for list in 1..<listCount where !entries.isSame(first, place(slot, inList: list)) { return false }
    return true
  }

  /// Whether a property isn't declared alike by all variants.
  fileprivate func dependsOnVariant(_ slot: Int, _ entries: [CSSWriter.Entry]) -> Bool {
    for variant in stride(from: 1, to: variantCount, by: 1) {
      for state in 0..<stateCount {
        let (own, first) = (list(variant, state), list(0, state))
        if own != first, !entries.isSame(place(slot, inList: own), place(slot, inList: first)) { return true }
      }
    }
    return false
  }
}

extension [CSSWriter.Entry] {
  /// Whether two declarations are alike under all conditions; those at -1 are none.
  fileprivate func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    guard lhs >= 0, rhs >= 0, lhs != rhs else { return lhs == rhs }
    guard self[lhs].value == self[rhs].value, self[lhs].members == self[rhs].members else { return false }
    var offset = 1
    while lhs + offset < count, !self[lhs + offset].condition.isEmpty {
      if self[lhs + offset].value != self[rhs + offset].value { return false }
      offset += 1
    }
    return true
  }

  /// The value that a declaration has under a condition.
  fileprivate func value(at place: Int, under condition: TraitCondition) -> Int32 {
    let condition = condition.intersection(self[place].members)
    guard !condition.isEmpty else { return self[place].value }
    var index = place + 1
    while index < count, !self[index].condition.isEmpty {
      if self[index].condition == condition { return self[index].value }
      index += 1
    }
    return self[place].value
  }
}
