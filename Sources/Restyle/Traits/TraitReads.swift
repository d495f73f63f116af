/// The traits that a style or an element depends on.
package struct TraitReads: Sendable {
  var standard: StandardTraitSet
  private var keys: [any TraitKey.Type] = []

  package init() { standard = [] }
}

extension TraitReads {
  /// A custom trait.
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
    // Everything stays everything: which traits remain isn't known.
    guard standard != .everything, !other.isEmpty else { return self }
    var rest = self
    rest.standard.subtract(other.standard)
    rest.keys.removeAll { other.names($0) }
    return rest
  }

  /// Whether it contains any of some standard traits.
  package func contains(anyOf traits: StandardTraitSet) -> Bool { !standard.isDisjoint(with: traits) }

  func isSuperset(of other: TraitReads) -> Bool {
    standard.isSuperset(of: other.standard) && other.keys.allSatisfy { names($0) }
  }

  private func names(_ key: any TraitKey.Type) -> Bool { keys.contains { $0 == key } }

  /// Whether it contains a custom trait.
  package func contains(_ key: any TraitKey.Type) -> Bool { standard == .everything || names(key) }

  /// The custom traits that were read individually.
  package var customKeys: [any TraitKey.Type] { keys }

  package var dependsOnCustomTraits: Bool { standard == .everything || !keys.isEmpty }

  /// Whether two collections of custom traits are equal in the traits that were read.
  func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    standard == .everything ? left == right : keys.allSatisfy { $0.agree(left, right) }
  }
}

extension TraitKey {
  fileprivate static func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    // A trait that is set never has its default, so a missing one is found without comparing values: that runs users'
    // code, which may resolve a style for traits without it, and so recurse.
    let isSet = left.contains { $0.keyType == Self.self }
    guard isSet == right.contains(where: { $0.keyType == Self.self }) else { return false }
    return !isSet || left[Self.self].isExactly(right[Self.self])
  }
}
