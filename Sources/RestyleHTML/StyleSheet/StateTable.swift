import Restyle
import RestyleRendering

/// What something declares in its states, for each variant of its style, and the rules by which the cascade gives
/// just that.
///
/// Each property is looked at by itself, under the conditions that tell its own values apart. A state's rule declares
/// it only if something that stands before the state, and may hold as well, declares it otherwise under some
/// condition; what the state doesn't declare is then taken back. A condition's rule declares it only if the cascade
/// doesn't give it already.
struct StateTable {
  var writer: CSSWriter

  // Those of the part in the making.
  private var variantCount = 0
  private var variantTable = VariantTable.single
  private var stateCount = 0
  // Where the part begins in the rules: behind the longest lists of the parts before it, and their properties.
  private var firstPlace = 0
  private var firstSlot = 0
  // Where the declarations of each variant and state begin.
  private var starts: [Int] = []
  // The declarations that rules consist of, as numbers that sort by the rules: see `Choice`.
  private var choices: [UInt64] = []
  // For each property that is declared, where it stands in the list of each variant and state; -1 if it doesn't.
  private var properties: [CSSProperty] = []
  private var places: [Int32] = []
  private var slots = [Int16](repeating: -1, count: CSSProperty.allCases.count)
  // The values of one property for each condition and state; -1 for none.
  private var values: [Int32] = []
  // Which variant of the style each condition has.
  private var variants: [Int] = []
  // Whether what stands before a state differs, for each condition.
  private var areMixed: [Bool] = []
  // What holds so far: where a condition holds, those that it is a special case of hold too.
  private var cascade: [(condition: TraitCondition, value: Int32)] = []
  private var subsets: [(members: TraitCondition, conditions: [TraitCondition])] = []

  init(_ writer: CSSWriter) {
    self.writer = writer
  }
}

extension StateTable {
  /// Starts a table, which is made of parts: each declares properties that the others don't.
  mutating func start() {
    firstPlace = 0
    firstSlot = 0
    choices.removeAll(keepingCapacity: true)
  }

  /// Starts a part.
  ///
  /// - Parameters:
  ///   - variants: How many variants its style has.
  ///   - table: Which of these there is under which condition.
  ///   - states: How many states there are; 1 for what is the same in all of them.
  mutating func startPart(variants: Int, _ table: VariantTable, states: Int) {
    writer.removeLists()
    variantCount = variants
    variantTable = table
    stateCount = states
    starts.removeAll(keepingCapacity: true)
  }

  /// Starts the declarations of a variant and a state; variant by variant, and state by state.
  mutating func startEntry() {
    writer.startList()
    starts.append(writer.entries.count)
  }

  /// Finds what rules declare of the part.
  mutating func endPart() {
    starts.append(writer.entries.count)
    if starts.count == 2 {
      chooseAll()
      firstPlace += writer.entries.count
      return
    }
    placeProperties()
    for slot in properties.indices { choose(slot) }
    firstSlot += properties.count
    firstPlace += zip(starts, starts.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) }
  }

  /// Finds the rules of the table.
  mutating func end() { choices.sort() }

  /// The rule whose declarations begin with a choice: they are in the order of the states, and each after those of the
  /// conditions that it is a special case of.
  ///
  /// - Parameter start: The number of the choice.
  /// - Returns: The rule and the numbers of its choices; nil if there are no more.
  func rule(from start: Int) -> (state: Int, condition: TraitCondition, choices: Range<Int>)? {
    guard start < choices.count else { return nil }
    let first = Choice(choices[start])
    var end = start + 1
    while end < choices.count, Choice(choices[end]).rule == first.rule { end += 1 }
    return (first.state, first.condition, start..<end)
  }

  /// The declaration that was chosen.
  func value(ofChoice number: Int) -> Int32 { Choice(choices[number]).value }

  /// A declaration of a rule, in one number: the state, the condition, the place among the rule's declarations, and
  /// the declaration.
  private struct Choice {
    let number: UInt64

    init(_ number: UInt64) {
      self.number = number
    }

    init(state: Int, _ condition: TraitCondition, place: Int, value: Int32) {
      number =
        UInt64(state) << 52 | UInt64(condition.order) << 38 | UInt64(min(place, 1 << 14 - 1)) << 24
        | UInt64(UInt32(bitPattern: value))
    }

    var rule: UInt64 { number >> 38 }
    var state: Int { Int(number >> 52) }
    var condition: TraitCondition {
      TraitCondition(rawValue: UInt16(truncatingIfNeeded: number >> 38) & 0x3FF)
    }
    var value: Int32 { Int32(truncatingIfNeeded: number & 0xFF_FFFF) }
  }
}

extension StateTable {
  private mutating func placeProperties() {
    properties.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    let lists = starts.count - 1
    for index in slots.indices { slots[index] = -1 }
    for list in 0..<lists {
      for index in starts[list]..<starts[list + 1] where writer.entries[index].condition.isEmpty {
        let property = writer.entries[index].property
        var slot = Int(slots[Int(property.rawValue)])
        if slot < 0 {
          slot = properties.count
          slots[Int(property.rawValue)] = Int16(truncatingIfNeeded: slot)
          properties.append(property)
          places.append(contentsOf: repeatElement(-1, count: lists))
        }
        places[slot * lists + list] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// Chooses the rules that declare the properties of a single list.
  private mutating func chooseAll() {
    var index = 0
    while index < writer.entries.count {
      let entry = writer.entries[index]
      choices.append(Choice(state: 0, [], place: firstPlace + index, value: entry.value).number)
      index += 1
      guard !entry.members.isEmpty else { continue }
      cascade.removeAll(keepingCapacity: true)
      let place = firstPlace + index - 1
      while index < writer.entries.count, !writer.entries[index].condition.isEmpty {
        let (condition, wanted) = (writer.entries[index].condition, writer.entries[index].value)
        index += 1
        let given = cascade.last { $0.condition.isSubset(of: condition) }?.value ?? entry.value
        guard wanted != given else { continue }
        cascade.append((condition, wanted))
        choices.append(Choice(state: 0, condition, place: place, value: wanted).number)
      }
    }
  }

  /// Where a property stands in the list of a variant and a state; -1 if it doesn't.
  private func place(_ slot: Int, _ variant: Int, _ state: Int) -> Int {
    Int(places[(slot * variantCount + variant) * stateCount + state])
  }

  /// Chooses the rules that declare a property.
  private mutating func choose(_ slot: Int) {
    let first = place(slot, 0, 0)
    if isSameEverywhere(slot) {
      // Most of it is.
      choices.append(
        Choice(state: 0, [], place: firstPlace + first - starts[0], value: writer.entries[first].value).number
      )
      return
    }
    var members: TraitCondition = []
    for state in 0..<stateCount {
      for variant in 0..<variantCount {
        let place = place(slot, variant, state)
        if place >= 0 { members.formUnion(writer.entries[place].members) }
      }
    }
    let depends = dependsOnVariant(slot)
    if depends { members.formUnion(variantTable.members) }
    let conditions = conditions(of: members)
    values.removeAll(keepingCapacity: true)
    variants.removeAll(keepingCapacity: true)
    for condition in conditions {
      let variant = depends ? variantTable.index(for: condition) : 0
      variants.append(variant)
      for state in 0..<stateCount { values.append(value(place(slot, variant, state), condition)) }
    }
    areMixed.removeAll(keepingCapacity: true)
    areMixed.append(contentsOf: repeatElement(false, count: conditions.count))
    for state in 0..<stateCount {
      var isIncluded = state == 0
      for index in conditions.indices {
        if values[index * stateCount + state] != values[index * stateCount] { areMixed[index] = true }
        if areMixed[index] { isIncluded = true }
      }
      guard isIncluded else { continue }
      choose(slot, state, conditions)
    }
  }

  /// Chooses what a state's rules declare of a property.
  private mutating func choose(_ slot: Int, _ state: Int, _ conditions: [TraitCondition]) {
    cascade.removeAll(keepingCapacity: true)
    for (index, condition) in conditions.enumerated() {
      var wanted = values[index * stateCount + state]
      let given = cascade.last { $0.condition.isSubset(of: condition) }?.value ?? -1
      var place = 1 << 13 + firstSlot + slot
      if wanted >= 0 {
        let variant = variants[index]
        place = firstPlace + self.place(slot, variant, state) - starts[variant * stateCount + state]
      } else if state > 0 || given >= 0 {
        wanted = writer.values.add(properties[slot], keyword: "unset")
      }
      guard wanted != given else { continue }
      cascade.append((condition, wanted))
      choices.append(Choice(state: state, condition, place: place, value: wanted).number)
    }
  }

  /// Whether a property is declared alike by all variants in all states, and under all conditions.
  private func isSameEverywhere(_ slot: Int) -> Bool {
    let lists = starts.count - 1
    return places.withUnsafeBufferPointer { places in
      writer.entries.withUnsafeBufferPointer { entries in
        let first = places[slot * lists]
        guard first >= 0, entries[Int(first)].members.isEmpty else { return false }
        let value = entries[Int(first)].value
        for list in 1..<max(1, lists) {
          let place = places[slot * lists + list]
          guard place >= 0, entries[Int(place)].value == value, entries[Int(place)].members.isEmpty else {
            return false
          }
        }
        return true
      }
    }
  }

  /// Whether a property isn't declared alike by all variants.
  private func dependsOnVariant(_ slot: Int) -> Bool {
    for variant in stride(from: 1, to: variantCount, by: 1) {
      for state in 0..<stateCount where !isSame(place(slot, variant, state), place(slot, 0, state)) {
        return true
      }
    }
    return false
  }

  /// Whether two declarations are alike under all conditions.
  private func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    guard lhs >= 0, rhs >= 0 else { return lhs == rhs }
    return writer.entries.withUnsafeBufferPointer { entries in
      guard entries[lhs].value == entries[rhs].value, entries[lhs].members == entries[rhs].members else {
        return false
      }
      var offset = 1
      while lhs + offset < entries.count, !entries[lhs + offset].condition.isEmpty {
        if entries[lhs + offset].value != entries[rhs + offset].value { return false }
        offset += 1
      }
      return true
    }
  }

  /// The value that a declaration has under a condition.
  private func value(_ place: Int, _ condition: TraitCondition) -> Int32 {
    guard place >= 0 else { return -1 }
    let entry = writer.entries[place]
    let condition = condition.intersection(entry.members)
    guard !condition.isEmpty else { return entry.value }
    var index = place + 1
    while index < writer.entries.count, !writer.entries[index].condition.isEmpty {
      if writer.entries[index].condition == condition { return writer.entries[index].value }
      index += 1
    }
    return entry.value
  }

  private mutating func conditions(of members: TraitCondition) -> [TraitCondition] {
    if let known = subsets.first(where: { $0.members == members }) { return known.conditions }
    let conditions = members.subsets
    subsets.append((members, conditions))
    return conditions
  }
}
