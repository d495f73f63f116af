/// Which traits something depends on.
package struct TraitReads: Sendable {
  var standard: StandardTraitSet
  private var keys: [any TraitKey.Type] = []

  init(_ standard: StandardTraitSet = []) { self.standard = standard }
}

extension TraitReads {
  /// A trait of a user's own.
  init<Key: TraitKey>(_ key: Key.Type) {
    self.init()
    keys = [key]
  }

  package var isEmpty: Bool { standard.isEmpty && keys.isEmpty }

  mutating func formUnion(_ other: TraitReads) {
    standard.formUnion(other.standard)
    for key in other.keys where !names(key) { keys.append(key) }
  }

  /// Returns what is left without `other`.
  func subtracting(_ other: TraitReads) -> TraitReads {
    // All traits stay all traits: nobody knows which are left.
    guard standard != .everything, !other.isEmpty else { return self }
    var rest = self
    rest.standard.subtract(other.standard)
    rest.keys.removeAll { other.names($0) }
    return rest
  }

  /// Whether one of some standard traits is among them.
  package func contains(anyOf traits: StandardTraitSet) -> Bool { !standard.isDisjoint(with: traits) }

  func isSuperset(of other: TraitReads) -> Bool {
    standard.isSuperset(of: other.standard) && other.keys.allSatisfy { names($0) }
  }

  private func names(_ key: any TraitKey.Type) -> Bool { keys.contains { $0 == key } }

  /// Whether a trait of a user's own is among them.
  package func contains(_ key: any TraitKey.Type) -> Bool { standard == .everything || names(key) }

  /// The traits of users' own that were read one by one.
  package var customKeys: [any TraitKey.Type] { keys }

  package var dependsOnCustomTraits: Bool { standard == .everything || !keys.isEmpty }

  /// Whether two collections of users' own traits are equal as far as this depends on them.
  func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    standard == .everything ? left == right : keys.allSatisfy { $0.agree(left, right) }
  }
}

extension TraitKey {
  fileprivate static func agree(_ left: CustomTraits, _ right: CustomTraits) -> Bool {
    // No trait that is set has its default, so that what one of them lacks is found without the value's own equality:
    // that is users' code, which may resolve a style for traits without it, and so come here again.
    let isSet = left.contains { $0.keyType == Self.self }
    guard isSet == right.contains(where: { $0.keyType == Self.self }) else { return false }
    return !isSet || left[Self.self].isExactly(right[Self.self])
  }
}
