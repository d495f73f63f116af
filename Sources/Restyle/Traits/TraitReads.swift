/// The traits that a style or an element depends on.
package struct TraitReads: Sendable {
  var standard: StandardTraitSet
  private var keys: [any TraitKey.Type] = []

  package init() { standard = [] }
}

extension TraitReads {
  /// Creates a set of one custom trait.
  init<Key: TraitKey>(_ key: Key.Type) {
    self.init()
    keys = [key]
  }

  package var isEmpty: Bool { standard.isEmpty && keys.isEmpty }

  package mutating func formUnion(_ other: TraitReads) {
    standard.formUnion(other.standard)
    for key in other.keys where !names(key) { keys.append(key) }
  }

  /// Returns the traits that aren't in `other`.
  func subtracting(_ other: TraitReads) -> TraitReads {
    // If everything was read, the result is everything, because the remaining traits aren't known.
    guard standard != .everything, !other.isEmpty else { return self }
    var rest = self
    rest.standard.subtract(other.standard)
    rest.keys.removeAll { other.names($0) }
    return rest
  }

  /// Returns whether any of the given standard traits was read.
  package func contains(anyOf traits: StandardTraitSet) -> Bool { !standard.isDisjoint(with: traits) }

  func isSuperset(of other: TraitReads) -> Bool {
    standard.isSuperset(of: other.standard) && other.keys.allSatisfy { names($0) }
  }

  private func names(_ key: any TraitKey.Type) -> Bool { keys.contains { $0 == key } }

  /// Returns whether a custom trait was read.
  package func contains(_ key: any TraitKey.Type) -> Bool { standard == .everything || names(key) }

  /// The custom traits that were read individually.
  package var customKeys: [any TraitKey.Type] { keys }

  package var dependsOnCustomTraits: Bool { standard == .everything || !keys.isEmpty }

  /// Returns whether two collections of custom traits are equal in the traits that were read.
  func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    standard == .everything ? left == right : keys.allSatisfy { $0.agree(left, right) }
  }
}

extension TraitKey {
  fileprivate static func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    // A trait that is set never has its default value, so a missing one is found without comparing values. Comparing
    // runs users' code, which may resolve a style for traits without the trait, and so recurse.
    let isSet = left.contains { $0.keyType == Self.self }
    guard isSet == right.contains(where: { $0.keyType == Self.self }) else { return false }
    return !isSet || left[Self.self].isExactly(right[Self.self])
  }
}
