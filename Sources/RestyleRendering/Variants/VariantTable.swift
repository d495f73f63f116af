public import Restyle

/// Maps conditions to the values that hold under them.
// A class, since variants share it with values derived from them.
@usableFromInline
package final class VariantTable: Sendable {
  /// The conditions that distinguish the values.
  package let members: TraitCondition
  /// All sets of the members that can hold at once, starting with the base; each follows the sets that it is a special
  /// case of.
  package let conditions: [TraitCondition]
  /// The traits of the base.
  @usableFromInline let traits: TraitCollection
  /// The custom traits that can distinguish values; nil for none.
  @usableFromInline let custom: CustomTraitAxes?
  // The index of the value for each condition; empty if there is a single value.
  private let indices: [Int]
  // The table of a single value; nil if this is that table.
  private let other: VariantTable?

  /// Creates the table of a single value.
  @usableFromInline
  package init(over traits: TraitCollection, _ custom: CustomTraitAxes? = nil) {
    members = []
    conditions = noConditions
    self.traits = traits
    self.custom = custom
    indices = []
    other = nil
  }

  /// Creates the table of several values.
  @usableFromInline
  init(
    _ indices: [Int], _ conditions: [TraitCondition], _ members: TraitCondition, _ single: VariantTable
  ) {
    self.members = members
    self.conditions = conditions
    traits = single.traits
    custom = single.custom
    self.indices = indices
    other = single
  }
}

// Created once, since most values are the same for all conditions.
let noConditions: [TraitCondition] = [[]]

extension VariantTable {
  /// The table of a single value over the same traits.
  @usableFromInline var single: VariantTable { other ?? self }

  /// Returns the index of the value for a condition; differences that aren't members don't matter.
  package func index(for condition: TraitCondition) -> Int {
    guard !members.isEmpty else { return 0 }
    let condition = condition.intersection(members)
    // An impossible condition, such as three pixels per point without two, has the value of the base.
    return conditions.firstIndex(of: condition).map { indices[$0] } ?? 0
  }

  /// Returns the index of the value for the condition at an index.
  package func index(atCondition index: Int) -> Int { indices.isEmpty ? 0 : indices[index] }

  /// Whether both tables map the same conditions to the same values.
  func isAlike(_ other: VariantTable) -> Bool {
    members == other.members && conditions == other.conditions && indices == other.indices
  }

  /// Returns the table for other values: each index is replaced by its number.
  @usableFromInline
  func renumbered(_ numbers: UnsafeBufferPointer<Int>) -> VariantTable {
    VariantTable(indices.map { numbers[$0] }, conditions, members, single)
  }
}
