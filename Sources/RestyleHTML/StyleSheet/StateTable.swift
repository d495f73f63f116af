import Restyle
import RestyleRendering

/// What something declares in its states, for each variant of its style, and the rules by which the cascade gives
/// just that.
///
/// Each property is looked at by itself, under the conditions that tell its own values apart. A state's rule declares
/// it only if something that stands before the state, and may hold as well, declares it otherwise under some
/// condition; what the state doesn't declare is then taken back. A condition's rule declares it only if the cascade
/// doesn't give it already.
struct StateTable: Sendable {
  var writer: CSSWriter

  private let single: VariantTable
  private let custom: CustomTraitAxes?
  // Those of the part in the making.
  private var variantCount = 0
  private var variantTable: VariantTable
  private var stateCount = 0
  // Where its declarations begin in the rules: behind the longest lists of the parts before it.
  private var firstPlace = 0
  // Where the lists of declarations of each variant and state begin, and where the part's do.
  private var starts: [Int] = []
  private var firstStart = 0
  // The declarations that rules consist of, which sort by the rules.
  private var choices: [Choice] = []
  // The properties that are declared, and where each stands in the list of each variant and state; -1 if it doesn't.
  private var properties: [CSSProperty] = []
  private var firstProperty = 0
  private var places: [Int32] = []
  private var firstPropertyPlace = 0
  // Which of the part's properties each is; -1 for none.
  private var slots = [Int16](repeating: -1, count: CSSProperty.allCases.count)
  private var subsets: [(members: TraitCondition, conditions: [TraitCondition])] = []

  init(_ writer: CSSWriter, _ custom: CustomTraitAxes?) {
    self.writer = writer
    self.custom = custom
    single = VariantTable(over: writer.traits, custom)
    variantTable = single
  }
}

extension StateTable {
  /// Starts a table, which is made of parts: each declares properties that the others don't.
  mutating func start() {
    writer.removeLists()
    firstPlace = 0
    starts.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    choices.removeAll(keepingCapacity: true)
  }

  /// Starts a part.
  ///
  /// - Parameters:
  ///   - variants: How many variants its style has.
  ///   - table: Which of these there is under which condition; nil where there is one.
  ///   - states: How many states there are; 1 for what is the same in all of them.
  mutating func startPart(variants: Int, _ table: VariantTable?, states: Int) {
    variantCount = variants
    variantTable = table ?? single
    stateCount = states
    firstStart = starts.count
    firstProperty = properties.count
    firstPropertyPlace = places.count
  }

  /// Starts the declarations of a variant and a state; variant by variant, and state by state.
  mutating func startEntry() {
    writer.startList()
    starts.append(writer.entries.count)
  }

  /// Finds what rules declare of the part.
  mutating func endPart() {
    let end = writer.entries.count
    if variantCount == 1, stateCount == 1 {
      chooseAll()
      firstPlace += end - start(ofList: 0)
      return
    }
    starts.append(end)
    placeProperties()
    for slot in firstProperty..<properties.count {
      choose(slot)
      slots[Int(properties[slot].rawValue)] = -1
    }
    var longest = 0
    for list in 0..<listCount { longest = max(longest, start(ofList: list + 1) - start(ofList: list)) }
    firstPlace += longest
  }

  /// How many lists of declarations the part has.
  private var listCount: Int { variantCount * stateCount }

  private func start(ofList list: Int) -> Int { starts[firstStart + list] }

  /// Finds the rules of the table.
  mutating func end() { choices.sort() }

  /// The rule whose declarations begin with a choice: they are in the order of the states, and each after those of the
  /// conditions that it is a special case of.
  ///
  /// - Parameter start: The number of the choice.
  /// - Returns: The rule and the numbers of its choices; nil if there are no more.
  func rule(from start: Int) -> (state: Int, condition: TraitCondition, choices: Range<Int>)? {
    guard start < choices.count else { return nil }
    let first = choices[start]
    var end = start + 1
    while end < choices.count, choices[end].rule == first.rule { end += 1 }
    return (first.state, first.condition, start..<end)
  }

  /// The declaration that was chosen.
  func value(ofChoice number: Int) -> Int32 { choices[number].value }

  /// A declaration of a rule: the state, the condition and the place among the rule's declarations in one number, and
  /// the declaration.
  private struct Choice: Comparable {
    let number: UInt64
    let value: Int32

    init(state: Int, _ condition: TraitCondition, place: Int, value: Int32) {
      number = UInt64(state) << 52 | condition.order << 14 | UInt64(min(place, 1 << 14 - 1))
      self.value = value
    }

    var rule: UInt64 { number >> 14 }
    var state: Int { Int(number >> 52) }
    var condition: TraitCondition { TraitCondition(rawValue: UInt32(truncatingIfNeeded: number >> 14)) }

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.number, lhs.value) < (rhs.number, rhs.value) }
  }
}

extension StateTable {
  private mutating func placeProperties() {
    for list in 0..<listCount {
      for index in start(ofList: list)..<start(ofList: list + 1)
      where writer.entries[index].condition.isEmpty {
        let property = writer.entries[index].property
        var slot = Int(slots[Int(property.rawValue)])
        if slot < 0 {
          slot = properties.count
          slots[Int(property.rawValue)] = Int16(truncatingIfNeeded: slot)
          properties.append(property)
          places.append(contentsOf: repeatElement(-1, count: listCount))
        }
        places[firstPlace(ofSlot: slot) + list] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// Where it begins to be noted where a property stands.
  private func firstPlace(ofSlot slot: Int) -> Int {
    firstPropertyPlace + (slot - firstProperty) * listCount
  }

  /// Chooses the rules that declare the properties of a single list.
  private mutating func chooseAll() {
    var index = start(ofList: 0)
    while index < writer.entries.count {
      let base = index
      let entry = writer.entries[base]
      let place = firstPlace + base - start(ofList: 0)
      choices.append(Choice(state: 0, [], place: place, value: entry.value))
      index += 1
      while index < writer.entries.count, !writer.entries[index].condition.isEmpty {
        let (condition, wanted) = (writer.entries[index].condition, writer.entries[index].value)
        // Where a condition holds, those that it is a special case of hold too.
        var given = index - 1
        while !writer.entries[given].isChosen || !writer.entries[given].condition.isSubset(of: condition) {
          given -= 1
        }
        if wanted != writer.entries[given].value {
          choices.append(Choice(state: 0, condition, place: place, value: wanted))
        } else {
          writer.entries[index].isChosen = false
        }
        index += 1
      }
    }
  }

  /// Where a property stands in the list of a variant and a state; -1 if it doesn't.
  private func place(_ slot: Int, _ variant: Int, _ state: Int) -> Int {
    Int(places[firstPlace(ofSlot: slot) + variant * stateCount + state])
  }

  /// Chooses the rules that declare a property.
  private mutating func choose(_ slot: Int) {
    let first = place(slot, 0, 0)
    if isSameEverywhere(slot) {
      // Most of it is.
      let place = firstPlace + first - start(ofList: 0)
      choices.append(Choice(state: 0, [], place: place, value: writer.entries[first].value))
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
    withUnsafeTemporaryAllocation(of: Cell.self, capacity: conditions.count * stateCount) { cells in
      let areVariants = members == variantTable.members
      for (index, condition) in conditions.enumerated() {
        let variant =
          !depends
          ? 0
          : areVariants ? variantTable.index(atCondition: index) : variantTable.index(for: condition)
        for state in 0..<stateCount {
          let place = place(slot, variant, state)
          cells[index * stateCount + state] = Cell(
            list: Int32(truncatingIfNeeded: variant * stateCount + state),
            place: Int32(truncatingIfNeeded: place), value: value(place, condition))
        }
      }
      for state in 0..<stateCount {
        var isIncluded = state == 0
        for first in stride(from: 0, to: cells.count, by: stateCount) {
          // What stands before a state differs from the usual.
          if cells[first + state].value != cells[first].value { cells[first].isMixed = true }
          if cells[first].isMixed { isIncluded = true }
        }
        if isIncluded { choose(slot, state, conditions, cells) }
      }
    }
  }

  /// What there is to declare of a property under a condition and in a state.
  private struct Cell {
    /// The list that says it.
    let list: Int32
    /// Where it stands; -1 if it doesn't.
    let place: Int32
    /// The declaration; -1 for none.
    let value: Int32
    /// What the cascade gives, if rules declare that.
    var chosen: Int32?
    /// Whether some state differs from the usual so far: noted for the usual one.
    var isMixed = false
  }

  /// Chooses what a state's rules declare of a property.
  private mutating func choose(
    _ slot: Int, _ state: Int, _ conditions: [TraitCondition], _ cells: UnsafeMutableBufferPointer<Cell>
  ) {
    for (index, condition) in conditions.enumerated() {
      let cell = cells[index * stateCount + state]
      var wanted = cell.value
      // Where a condition holds, those that it is a special case of hold too.
      var given: Int32 = -1
      for other in stride(from: index - 1, through: 0, by: -1) where conditions[other].isSubset(of: condition)
      {
        guard let chosen = cells[other * stateCount + state].chosen else { continue }
        given = chosen
        break
      }
      var place = 1 << 13 + slot
      if wanted >= 0 {
        place = firstPlace + Int(cell.place) - start(ofList: Int(cell.list))
      } else if state > 0 || given >= 0 {
        wanted = writer.values.addUnset(properties[slot])
      }
      guard wanted != given else { continue }
      cells[index * stateCount + state].chosen = wanted
      choices.append(Choice(state: state, condition, place: place, value: wanted))
    }
  }

  /// Whether a property is declared alike by all variants in all states, and under all conditions.
  private func isSameEverywhere(_ slot: Int) -> Bool {
    let (start, end) = (firstPlace(ofSlot: slot), firstPlace(ofSlot: slot + 1))
    return places.withUnsafeBufferPointer { places in
      writer.entries.withUnsafeBufferPointer { entries in
        let first = places[start]
        guard first >= 0, entries[Int(first)].members.isEmpty else { return false }
        let value = entries[Int(first)].value
        for index in start..<end {
          let place = places[index]
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
    let conditions = members.subsets(custom)
    subsets.append((members, conditions))
    return conditions
  }
}
