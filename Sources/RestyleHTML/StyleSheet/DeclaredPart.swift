import RestyleRendering

/// What a part of something declares: lists of declarations, of which each variant and state has one.
struct DeclaredPart: Sendable {
  /// Which variant there is under which condition.
  private(set) var table: VariantTable
  /// How many states there are; 1 for what is the same in all of them.
  private(set) var stateCount = 1
  /// How many variants there are.
  private(set) var variantCount = 1
  /// The properties that are declared, each of which has a slot; none where there is one list.
  private(set) var properties: [DeclaredProperty] = []
  // Where the lists begin among the declarations, and where the last one ends.
  private var starts: [Int] = []
  // The list of each variant and state.
  private var lists: [Int] = []
  // The position of each property among the declarations, list by list; -1 for none. The array may be longer.
  private var places: [Int] = []
  // What unsets a property, slot by slot; -1 where nothing has to.
  private var unsets: [Int32] = []
  // The slot of each property there is; -1 for none.
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

  /// Adds a list, which the next variant and state has.
  mutating func addList(from start: Int) {
    lists.append(starts.count)
    starts.append(start)
  }

  /// Gives the next variant and state a list that already exists.
  mutating func addEntry(ofList list: Int) { lists.append(list) }

  /// Ends the lists, and finds the positions of the properties where there are several.
  ///
  /// - Parameters:
  ///   - entries: The declarations.
  ///   - values: Their texts, which get what unsets a property that a list doesn't declare.
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
    // Borrowed, since checking each time whether the array is shared takes longer than all else.
    places.withUnsafeMutableBufferPointer { places in
      for index in 0..<count { places[index] = -1 }
      for list in 0..<listCount {
        for place in starts[list]..<starts[list + 1] {
          places[slots[entries[place].property.index] * listCount + list] = place
        }
      }
    }
  }

  /// How many lists there are.
  var listCount: Int { starts.count - 1 }

  /// How many declarations the longest list has.
  var longestCount: Int {
    var longest = 0
    for list in 0..<listCount { longest = max(longest, starts[list + 1] - starts[list]) }
    return longest
  }

  /// Where a list begins among the declarations.
  func start(ofList list: Int) -> Int { starts[list] }

  /// The list of a variant and a state.
  func list(_ variant: Int, _ state: Int) -> Int { lists[variant * stateCount + state] }

  /// The position of a property among the declarations of a list; -1 for none.
  func place(_ slot: Int, inList list: Int) -> Int { places[slot * listCount + list] }

  /// What unsets a property that a list doesn't declare; -1 if all declare it.
  func unset(_ slot: Int) -> Int32 { unsets[slot] }
}
