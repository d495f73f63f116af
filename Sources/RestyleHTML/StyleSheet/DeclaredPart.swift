import RestyleRendering

/// The declarations of a part: a list for each variant and state.
struct DeclaredPart: Sendable {
  /// The table of the variants by condition.
  private(set) var table: VariantTable
  /// The number of states; 1 for declarations that are the same in all states.
  private(set) var stateCount = 1
  /// The number of variants.
  private(set) var variantCount = 1
  /// The declared properties, each with a slot; empty if there is only one list.
  private(set) var properties: [DeclaredProperty] = []
  // The starts of the lists among the declarations, and the end of the last one.
  private var starts: [Int] = []
  // The index of the list for each variant and state.
  private var lists: [Int] = []
  // The position of each property among the declarations, list by list; -1 for none. The array may be longer.
  private var places: [Int] = []
  // The declaration that unsets a property, by slot; -1 if none is needed.
  private var unsets: [Int32] = []
  // The slot of each property; -1 for none.
  private var slots = [Int](repeating: -1, count: CSSProperty.allCases.count)

  init(_ table: VariantTable) { self.table = table }
}

extension DeclaredPart {
  /// Starts another part.
  mutating func start(variants: Int, _ table: VariantTable, states: Int) {
    if table !== self.table { self.table = table }
    (variantCount, stateCount) = (variants, states)
    starts.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
  }

  /// Adds a list for the next variant and state.
  mutating func addList(from start: Int) {
    lists.append(starts.count)
    starts.append(start)
  }

  /// Reuses an existing list for the next variant and state.
  mutating func addEntry(ofList list: Int) { lists.append(list) }

  /// Ends the lists, and finds the positions of the properties if there are several lists.
  ///
  /// - Parameters:
  ///   - entries: The declarations.
  ///   - values: Their texts, to which declarations are added that unset properties missing in a list.
  mutating func end(_ entries: [CSSWriter.Entry], _ values: inout CSSValues) {
    starts.append(entries.count)
    properties.removeAll(keepingCapacity: true)
    guard listCount > 1 else { return }
    unsets.removeAll(keepingCapacity: true)
    while slots.count < values.propertyCount { slots.append(-1) }
    findSlots(entries)
    findPlaces(entries)
    for slot in properties.indices {
      slots[properties[slot].index] = -1
      let isMissing = (0..<listCount).contains { place(slot, inList: $0) < 0 }
      unsets.append(isMissing ? values.add(properties[slot], keyword: "unset") : -1)
    }
  }

  private mutating func findSlots(_ entries: [CSSWriter.Entry]) {
    for place in starts[0]..<entries.count {
      let number = entries[place].property.index
      guard slots[number] < 0 else { continue }
      slots[number] = properties.count
      properties.append(entries[place].property)
    }
  }

  private mutating func findPlaces(_ entries: [CSSWriter.Entry]) {
    let count = properties.count * listCount
    while places.count < count { places.append(-1) }
    let (starts, slots, listCount) = (starts, slots, listCount)
    // Borrowed, since the uniqueness check on each access would take longer than everything else.
    places.withUnsafeMutableBufferPointer { places in
      for index in 0..<count { places[index] = -1 }
      for list in 0..<listCount {
        for place in starts[list]..<starts[list + 1] {
          places[slots[entries[place].property.index] * listCount + list] = place
        }
      }
    }
  }

  /// The number of lists.
  var listCount: Int { starts.count - 1 }

  /// The number of declarations in the longest list.
  var longestCount: Int {
    var longest = 0
    for list in 0..<listCount { longest = max(longest, starts[list + 1] - starts[list]) }
    return longest
  }

  /// The start of a list among the declarations.
  func start(ofList list: Int) -> Int { starts[list] }

  /// The index of the list for a variant and a state.
  func list(_ variant: Int, _ state: Int) -> Int { lists[variant * stateCount + state] }

  /// The position of a property among the declarations of a list; -1 for none.
  func place(_ slot: Int, inList list: Int) -> Int { places[slot * listCount + list] }

  /// The declaration that unsets a property; -1 if all lists declare it.
  func unset(_ slot: Int) -> Int32 { unsets[slot] }
}
