public import Restyle

/// A value resolved under every condition that distinguishes it from the base.
///
/// ```swift
/// let styles = Variants(over: TraitCollection()) { traits in section.style(from: traits) }
/// let color = styles.property { style, traits in style.header.text.color?.resolved(for: traits) }
/// color.base                                       // in a wide light window
/// color.value(for: TraitCollection(colorScheme: .dark))    // in a wide dark one
/// ```
///
/// The conditions are found by resolving the value, since only traits that are read can matter. Some traits are read
/// only if another one has a certain value, so the search continues until no new one is read. Properties are resolved
/// one by one, so that the number of their conditions is additive.
@usableFromInline
package struct Variants<Value> {
  /// The distinct values, in the order of their first conditions.
  @usableFromInline package let values: [Value]
  /// The table that maps conditions to the values.
  @usableFromInline package let table: VariantTable

  @inlinable
  init(_ values: [Value], _ table: VariantTable) {
    self.values = values
    // Traits that were read without affecting the value don't distinguish variants.
    self.table = values.count == 1 ? table.single : table
  }
}

extension Variants: Sendable where Value: Sendable {}

extension Variants: Equatable where Value: Equatable {
  /// Whether the values are equal for all conditions; the base traits aren't compared.
  @usableFromInline package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.values == rhs.values && lhs.table.isAlike(rhs.table)
  }
}

extension Variants {
  /// The conditions that distinguish the values.
  @usableFromInline package var members: TraitCondition { table.members }

  /// Creates a value that is the same for all conditions.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - traits: The traits of the base.
  @inlinable
  package init(_ value: Value, over traits: TraitCollection = TraitCollection()) {
    self.init(value, in: VariantTable(over: traits, nil))
  }

  /// Creates such a value over the traits of a table of a single value.
  @inlinable
  package init(_ value: Value, in table: VariantTable) { self.init([value], table) }

  /// The value if no condition holds.
  @inlinable package var base: Value { values[0] }

  /// Returns the value for a condition; differences that aren't members don't matter.
  @inlinable
  package func value(for condition: TraitCondition) -> Value { values[index(for: condition)] }

  /// Returns the index of the value for a condition; differences that aren't members don't matter.
  @usableFromInline
  package func index(for condition: TraitCondition) -> Int { table.index(for: condition) }

  /// Returns the value for some traits, if axes can distinguish them from the base.
  package func value(for traits: TraitCollection) -> Value {
    value(for: TraitCondition(of: traits, table.custom))
  }

  /// Maps each value, and joins equal results.
  @inlinable
  package func map<Other: Equatable>(_ transform: (Value) -> Other) -> Variants<Other> {
    guard values.count > 1 else { return Variants<Other>([transform(base)], table) }
    var others: [Other] = []
    others.reserveCapacity(values.count)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: values.count) { numbers in
      for index in values.indices {
        let other = transform(values[index])
        let known = others.firstIndex(of: other)
        numbers.initializeElement(at: index, to: known ?? others.count)
        if known == nil { others.append(other) }
      }
      let areAlike = others.count < values.count && others.count > 1
      return Variants<Other>(others, areAlike ? table.renumbered(UnsafeBufferPointer(numbers)) : table)
    }
  }

  /// Maps each value without comparing the results, whose components are compared later.
  @inlinable
  package func mapEach<Other>(_ transform: (Value) -> Other) -> Variants<Other> {
    Variants<Other>(values.map(transform), table)
  }

  /// Resolves a property of each value, under all conditions that it depends on.
  ///
  /// - Parameter resolve: Returns the property of a value for some traits.
  /// - Returns: The property under all conditions that distinguish it.
  /// - Complexity: `resolve` is called once for each distinct value and each condition of the traits that it reads.
  @inlinable
  package func property<Property: Equatable>(
    _ resolve: (Value, TraitCollection) -> Property
  ) -> Variants<Property> {
    let properties = values.map { value in
      Variants<Property>(over: table.traits, custom: table.custom) { resolve(value, $0) }
    }
    let own = properties.reduce(into: TraitCondition()) { $0.formUnion($1.members) }
    return Variants<Property>(members.union(own), in: table.single) { condition in
      properties[index(for: condition)].value(for: condition)
    }
  }
}

// Functions with closures are inlinable: without specialisation, mapping the values alone took a fifth of the
// instructions of `css/new-catalog`.

extension Variants where Value: Equatable {
  /// Resolves a value under all conditions that it depends on.
  ///
  /// - Parameters:
  ///   - traits: The traits of the base.
  ///   - custom: The custom traits that it may depend on.
  ///   - resolve: Returns the value, which may depend only on the traits that it reads.
  /// - Complexity: `resolve` is called once for each condition of the traits that it reads.
  @inlinable
  package init(
    over traits: TraitCollection = TraitCollection(), custom: CustomTraitAxes? = nil,
    _ resolve: (TraitCollection) -> Value
  ) {
    var resolved: [Value] = []
    let visited = TraitCondition.visit(over: traits, custom) { resolved.append(resolve($0)) }
    let single = VariantTable(over: traits, custom)
    guard resolved.count > 1 else {
      self.init(resolved, single)
      return
    }
    let conditions = visited.members.subsets(custom)
    let numbers = conditions.map { visited.conditions.firstIndex(of: $0) ?? 0 }
    // Compared in place, since they may be large.
    var firsts: [Int] = []
    let indices = resolved.withUnsafeBufferPointer { resolved in
      numbers.map { number in
        if let index = firsts.firstIndex(where: { resolved[$0] == resolved[number] }) { return index }
        firsts.append(number)
        return firsts.count - 1
      }
    }
    // Usually they are in order and distinct, so none is copied.
    let values = firsts.elementsEqual(resolved.indices) ? resolved : firsts.map { resolved[$0] }
    self.init(values, VariantTable(indices, conditions, visited.members, single))
  }

  /// Creates variants in which equal values have the same number.
  @inlinable
  init(_ members: TraitCondition, in single: VariantTable, _ value: (TraitCondition) -> Value) {
    let conditions = members.subsets(single.custom)
    var values: [Value] = []
    let indices = conditions.map { condition in
      let value = value(condition)
      if let index = values.firstIndex(of: value) { return index }
      values.append(value)
      return values.count - 1
    }
    self.init(values, VariantTable(indices, conditions, members, single))
  }
}

extension TraitCondition {
  /// Calls `body` for the base, and for each condition of the traits that it reads.
  ///
  /// - Returns: The conditions that were distinguished, and their sets in the order of the calls.
  @usableFromInline
  static func visit(
    over traits: TraitCollection, _ custom: CustomTraitAxes?, _ body: (TraitCollection) -> Void
  ) -> (members: TraitCondition, conditions: [TraitCondition]) {
    var members = TraitCondition(readIn: traits.recordingReads(body).reads, custom)
    // Most values are the same for all conditions.
    guard !members.isEmpty else { return (members, noConditions) }
    var visited = noConditions
    var conditions = members.subsets(custom)
    while let condition = conditions.first(where: { !visited.contains($0) }) {
      let traits = condition.traits(over: traits, custom)
      let read = TraitCondition(readIn: traits.recordingReads(body).reads, custom)
      visited.append(condition)
      guard !read.isSubset(of: members) else { continue }
      members.formUnion(read)
      conditions = members.subsets(custom)
    }
    return (members, visited)
  }
}
