public import Restyle

/// What something comes to under every condition that tells it apart from the base.
///
/// ```swift
/// let styles = Variants { traits in section.style(from: traits) }
/// let color = styles.property { style, traits in style.header.text.color?.resolved(for: traits) }
/// color.base                                       // in a wide light window
/// color.value(for: .darkColorScheme)               // in a wide dark one
/// ```
///
/// Where something may differ is found by resolving it: only traits that are read can matter. A trait may be read
/// only where another has a certain value, so the search goes on until no new one turns up. Properties are searched
/// one by one, so that what two of them read adds up and doesn't multiply.
public struct Variants<Value> {
  /// What tells the value apart.
  public let members: TraitCondition
  /// Every set of the members that can hold at once, from the base on; each after those it is a special case of.
  public let conditions: [TraitCondition]
  /// The different values, in the order in which conditions come to them first.
  public let values: [Value]
  // For each condition.
  let indices: [Int]
  let traits: TraitCollection
}

extension Variants: Sendable where Value: Sendable {}

extension Variants {
  /// Something that is the same everywhere.
  ///
  /// - Parameters:
  ///   - value: What it is.
  ///   - traits: The traits of the base.
  public init(_ value: Value, over traits: TraitCollection = TraitCollection()) {
    self.init(members: [], conditions: [[]], values: [value], indices: [0], traits: traits)
  }

  /// The value where no condition holds.
  public var base: Value { values[0] }

  /// The value where a condition holds; differences that aren't members don't matter.
  public func value(for condition: TraitCondition) -> Value { values[index(for: condition)] }

  /// Which of the values holds under a condition; differences that aren't members don't matter.
  public func index(for condition: TraitCondition) -> Int {
    guard !members.isEmpty else { return 0 }
    let condition = condition.intersection(members)
    // What can't be, such as three pixels to the point without two, is as the base.
    return conditions.firstIndex(of: condition).map { indices[$0] } ?? 0
  }

  /// The value for some traits, as far as axes can tell them from the base.
  public func value(for traits: TraitCollection) -> Value {
    value(for: TraitCondition(of: traits))
  }
}

extension Variants where Value: Equatable {
  /// Resolves something wherever it may differ.
  ///
  /// - Parameters:
  ///   - traits: The traits of the base.
  ///   - resolve: Makes the value; what it returns may depend on nothing but the traits that it reads.
  /// - Complexity: `resolve` is called once for each condition of what it reads.
  public init(over traits: TraitCollection = TraitCollection(), _ resolve: (TraitCollection) -> Value) {
    let (base, reads) = traits.recordingReads(resolve)
    var members = TraitCondition(readIn: reads)
    // Most things are the same everywhere.
    guard !members.isEmpty else {
      self.init(base, over: traits)
      return
    }
    var resolved: [(condition: TraitCondition, value: Value)] = [([], base)]
    var conditions = members.subsets
    while let condition = conditions.first(where: { condition in
      !resolved.contains { $0.condition == condition }
    }) {
      let (value, reads) = condition.traits(over: traits).recordingReads(resolve)
      resolved.append((condition, value))
      let read = TraitCondition(readIn: reads)
      guard !read.isSubset(of: members) else { continue }
      members.formUnion(read)
      conditions = members.subsets
    }
    self.init(members, conditions, over: traits) { condition in
      resolved.first { $0.condition == condition }?.value ?? base
    }
  }

  /// Numbers equal values alike.
  private init(
    _ members: TraitCondition, _ conditions: [TraitCondition], over traits: TraitCollection,
    _ value: (TraitCondition) -> Value
  ) {
    var values: [Value] = []
    var indices: [Int] = []
    for condition in conditions {
      let value = value(condition)
      let index = values.firstIndex(of: value) ?? values.count
      if index == values.count { values.append(value) }
      indices.append(index)
    }
    if values.count == 1 {
      self.init(values[0], over: traits)
    } else {
      self.init(
        members: members, conditions: conditions, values: values, indices: indices, traits: traits)
    }
  }
}

extension Variants {
  /// What is made of each value; equal results count as one.
  public func map<Other: Equatable>(_ transform: (Value) -> Other) -> Variants<Other> {
    guard values.count > 1 else { return Variants<Other>(transform(base), over: traits) }
    let others = values.map(transform)
    return Variants<Other>(members, conditions, over: traits) { others[index(for: $0)] }
  }

  /// What a property of each value comes to, wherever it may differ by what it reads itself.
  ///
  /// - Parameter resolve: Makes the property of a value for some traits.
  /// - Returns: The property under all conditions that tell it apart.
  /// - Complexity: `resolve` is called once for each different value and each condition of what it reads.
  public func property<Property: Equatable>(
    _ resolve: (Value, TraitCollection) -> Property
  ) -> Variants<Property> {
    let properties = values.map { value in Variants<Property>(over: traits) { resolve(value, $0) } }
    let own = properties.reduce(into: TraitCondition()) { $0.formUnion($1.members) }
    let members = values.count == 1 ? own : self.members.union(own)
    return Variants<Property>(members, members.subsets, over: traits) { condition in
      properties[index(for: condition)].value(for: condition)
    }
  }
}
