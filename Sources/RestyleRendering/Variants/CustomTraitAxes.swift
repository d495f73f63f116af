package import Restyle

/// The values of custom traits that differ from their defaults: each has a bit of a `TraitCondition`.
///
/// A trait has only one value at a time, so the number of its combinations is additive.
// A class, since the tables of variants share it.
@usableFromInline
package final class CustomTraitAxes: Sendable {
  private let axes: [Axis]

  private init(_ axes: [Axis]) { self.axes = axes }

  private struct Axis: Sendable {
    let key: any TraitKey.Type
    /// The conditions of the values, which are mutually exclusive.
    let conditions: [TraitCondition]
    let members: TraitCondition
    /// Returns the index of the value in some traits; nil for another value.
    let index: @Sendable (TraitCollection) -> Int?
    /// Sets the value at an index, or the default value for nil.
    let apply: @Sendable (Int?, inout TraitCollection) -> Void
  }
}

extension CustomTraitAxes {
  /// Creates axes without traits.
  package convenience init() { self.init([]) }

  /// Returns the axes with another trait.
  ///
  /// - Parameters:
  ///   - key: The trait.
  ///   - values: Its values, without the default one, which applies if none of the conditions hold.
  /// - Returns: The axes; nil if there are too many values.
  package func adding<Key: TraitKey>(_ key: Key.Type, values: [Key.Value]) -> CustomTraitAxes? {
    let first = axes.reduce(TraitCondition.standard.rawValue.nonzeroBitCount) { $0 + $1.conditions.count }
    guard first + values.count <= UInt32.bitWidth else { return nil }
    let conditions = values.indices.map { TraitCondition(rawValue: 1 << UInt32(first + $0)) }
    let axis = Axis(
      key: key, conditions: conditions, members: TraitCondition(conditions),
      index: { values.firstIndex(of: $0[Key()]) },
      apply: { index, traits in traits[Key()] = index.map { values[$0] } ?? Key.defaultValue })
    return CustomTraitAxes(axes + [axis])
  }

  /// The conditions of a trait's values, in order; nil for a trait without axes.
  package func conditions(of key: any TraitKey.Type) -> [TraitCondition]? {
    axes.first { $0.key == key }?.conditions
  }

  /// Sets the values that a condition represents.
  func apply(_ condition: TraitCondition, to traits: inout TraitCollection) {
    for axis in axes where !condition.isDisjoint(with: axis.members) {
      axis.apply(axis.conditions.firstIndex { condition.contains($0) }, &traits)
    }
  }

  /// Sets the traits to their defaults.
  package func reset(_ traits: inout TraitCollection) {
    for axis in axes { axis.apply(nil, &traits) }
  }

  /// Returns the conditions that hold for some traits, among the given ones; reads only the traits of these.
  func condition(of traits: TraitCollection, among members: TraitCondition) -> TraitCondition {
    TraitCondition(
      axes.lazy.filter { !$0.members.isDisjoint(with: members) }.compactMap { axis in
        axis.index(traits).map { axis.conditions[$0] }
      })
  }

  /// The conditions that a result can depend on, if it read some traits.
  func members(readIn reads: TraitReads) -> TraitCondition {
    guard reads.dependsOnCustomTraits else { return [] }
    return TraitCondition(axes.lazy.filter { reads.contains($0.key) }.map(\.members))
  }

  /// Returns all sets of conditions that can hold at once.
  ///
  /// - Parameters:
  ///   - members: The conditions.
  ///   - standard: The sets of those of standard traits.
  /// - Returns: The sets, starting with those of standard traits only.
  func combinations(of members: TraitCondition, with standard: [TraitCondition]) -> [TraitCondition] {
    axes.reduce(standard) { sets, axis in
      let conditions = axis.conditions.filter { members.contains($0) }
      return sets + conditions.flatMap { condition in sets.map { $0.union(condition) } }
    }
  }
}
