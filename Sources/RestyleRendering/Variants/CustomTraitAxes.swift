package import Restyle

/// The values of custom traits that differ from their defaults: each has a bit of a `TraitCondition`.
///
/// A trait has one value at a time, so that the number of its combinations is additive.
// A class, since it is passed along with the tables of variants.
@usableFromInline
package final class CustomTraitAxes: Sendable {
  private let axes: [Axis]

  private init(_ axes: [Axis]) { self.axes = axes }

  private struct Axis: Sendable {
    let key: any TraitKey.Type
    /// The conditions of the values, which exclude one another.
    let conditions: [TraitCondition]
    let members: TraitCondition
    /// Returns the index of the value that some traits have; nil for another one.
    let index: @Sendable (TraitCollection) -> Int?
    /// Sets one of the values; without one, the default.
    let apply: @Sendable (Int?, inout TraitCollection) -> Void
  }
}

extension CustomTraitAxes {
  /// Creates axes without traits.
  package convenience init() { self.init([]) }

  /// Returns the axes with those of another trait.
  ///
  /// - Parameters:
  ///   - key: The trait.
  ///   - values: Its values, without the default one, which applies in which no condition holds.
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

  /// The conditions of a trait's values, in their order; nil for a trait without axes.
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

  /// The condition that some traits fulfil, among these: only their traits are read.
  func condition(of traits: TraitCollection, among members: TraitCondition) -> TraitCondition {
    TraitCondition(
      axes.lazy.filter { !$0.members.isDisjoint(with: members) }.compactMap { axis in
        axis.index(traits).map { axis.conditions[$0] }
      })
  }

  /// The conditions that something which read some traits can depend on.
  func members(readIn reads: TraitReads) -> TraitCondition {
    guard reads.dependsOnCustomTraits else { return [] }
    return TraitCondition(axes.lazy.filter { reads.contains($0.key) }.map(\.members))
  }

  /// All sets of differences that can hold at once.
  ///
  /// - Parameters:
  ///   - members: The differences.
  ///   - standard: The sets of those of standard traits.
  /// - Returns: The sets, those of standard traits first.
  func combinations(of members: TraitCondition, with standard: [TraitCondition]) -> [TraitCondition] {
    axes.reduce(standard) { sets, axis in
      let conditions = axis.conditions.filter { members.contains($0) }
      return sets + conditions.flatMap { condition in sets.map { $0.union(condition) } }
    }
  }
}
