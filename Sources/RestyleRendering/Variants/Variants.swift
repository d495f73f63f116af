public import Restyle

/// What something comes to under every condition that distinguishes it from the base.
///
/// ```swift
/// let styles = Variants(over: TraitCollection()) { traits in section.style(from: traits) }
/// let color = styles.property { style, traits in style.header.text.color?.resolved(for: traits) }
/// color.base                                       // in a wide light window
/// color.value(for: TraitCollection(colorScheme: .dark))    // in a wide dark one
/// ```
///
/// Where something may differ is found by resolving it: only traits that are read can matter. A trait may be read
/// only where another has a certain value, so the search goes on until no new one turns up. Properties are searched
/// one by one, so that what two of them read adds up and doesn't multiply.
@usableFromInline
package struct Variants<Value> {
  /// The different values, in the order in which conditions come to them first.
  @usableFromInline package let values: [Value]
  /// Which of the values holds under which condition.
  @usableFromInline package let table: VariantTable

  @inlinable
  init(_ values: [Value], _ table: VariantTable) {
    self.values = values
    // What was read without effect distinguishes nothing.
    self.table = values.count == 1 ? table.single : table
  }
}

extension Variants: Sendable where Value: Sendable {}

extension Variants {
  /// What distinguishes the values.
  @usableFromInline package var members: TraitCondition { table.members }

  /// Every set of the members that can hold at once, from the base on; each after those it is a special case of.
  package var conditions: [TraitCondition] { table.conditions }

  /// Something that is the same everywhere.
  ///
  /// - Parameters:
  ///   - value: What it is.
  ///   - traits: The traits of the base.
  @inlinable
  package init(_ value: Value, over traits: TraitCollection = TraitCollection()) {
    self.init(value, in: VariantTable(over: traits, nil))
  }

  /// The same, over the traits of a table of a single value.
  @inlinable
  package init(_ value: Value, in table: VariantTable) { self.init([value], table) }

  /// The value where no condition holds.
  @inlinable package var base: Value { values[0] }

  /// The value where a condition holds; differences that aren't members don't matter.
  @inlinable
  package func value(for condition: TraitCondition) -> Value { values[index(for: condition)] }

  /// Which of the values holds under a condition; differences that aren't members don't matter.
  @usableFromInline
  package func index(for condition: TraitCondition) -> Int { table.index(for: condition) }

  /// The value for some traits, as far as axes can distinguish them from the base.
  package func value(for traits: TraitCollection) -> Value {
    value(for: TraitCondition(of: traits, table.custom))
  }

  /// What each value maps to; equal results count as one.
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

  /// What each value maps to, without comparing the results: that is left to their parts.
  @inlinable
  package func mapEach<Other>(_ transform: (Value) -> Other) -> Variants<Other> {
    Variants<Other>(values.map(transform), table)
  }

  /// What a property of each value comes to, wherever it may differ by what it reads itself.
  ///
  /// - Parameter resolve: Makes the property of a value for some traits.
  /// - Returns: The property under all conditions that distinguish it.
  /// - Complexity: `resolve` is called once for each different value and each condition of what it reads.
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

// What takes functions is inlinable: without the types of its values at hand, mapping them alone took a fifth of the
// instructions of `css/new-catalog`.

extension Variants where Value: Equatable {
  /// Resolves something wherever it may differ.
  ///
  /// - Parameters:
  ///   - traits: The traits of the base.
  ///   - custom: The traits of users' own by which it may differ.
  ///   - resolve: Makes the value; what it returns may depend on nothing but the traits that it reads.
  /// - Complexity: `resolve` is called once for each condition of what it reads.
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
    // Mostly they were met in their order and all differ, so that none is copied.
    let values = firsts.elementsEqual(resolved.indices) ? resolved : firsts.map { resolved[$0] }
    self.init(values, VariantTable(indices, conditions, visited.members, single))
  }

  /// Numbers equal values alike.
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
  /// Calls `body` with the traits of the base and of every condition of what it is seen to read.
  ///
  /// - Returns: What can be distinguished, and the conditions in the order of the calls.
  @usableFromInline
  static func visit(
    over traits: TraitCollection, _ custom: CustomTraitAxes?, _ body: (TraitCollection) -> Void
  ) -> (members: TraitCondition, conditions: [TraitCondition]) {
    var members = TraitCondition(readIn: traits.recordingReads(body).reads, custom)
    // Most things are the same everywhere.
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
