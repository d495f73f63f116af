/// The custom traits that differ from their defaults, in the order of their names.
typealias CustomTraits = KeyedValues<CustomTrait>

/// A trait's value with its key, type-erased.
struct CustomTrait: Sendable {
  let key: any TraitKey.Type
  // A value of the key's type.
  let value: any Sendable

  func value<Key: TraitKey>(of key: Key.Type) -> Key.Value? { self.key == key ? value as? Key.Value : nil }
}

extension CustomTraits {
  /// The value of a trait; assigning the default removes it, so that equal traits have the same representation.
  ///
  /// A value that isn't equal to itself, such as NaN, can't be compared or cached, and counts as the default.
  subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      guard !isEmpty else { return Key.defaultValue }
      return first { $0.key == key }?.value(of: key) ?? Key.defaultValue
    }
    set {
      if newValue == newValue, !newValue.isExactly(Key.defaultValue) {
        set(CustomTrait(key: key, value: newValue))
      } else {
        removeAll { $0.key == key }
      }
    }
  }
}

extension CustomTrait: KeyedValue {
  var name: String { key.name }
  var keyType: any Any.Type { key }

  func replaces(_ other: CustomTrait) -> Bool { key == other.key }
}

extension CustomTrait: Hashable {
  static func == (lhs: CustomTrait, rhs: CustomTrait) -> Bool {
    func areEqual<Key: TraitKey>(_ key: Key.Type) -> Bool {
      guard let left = lhs.value(of: key), let right = rhs.value(of: key) else { return false }
      return left.isExactly(right)
    }
    return areEqual(lhs.key)
  }

  func hash(into hasher: inout Hasher) {
    func feed<Key: TraitKey>(_ key: Key.Type) {
      hasher.combine(ObjectIdentifier(key))
      hasher.combine(value(of: key))
    }
    feed(key)
  }
}

extension CustomTrait {
  func encode(to container: inout KeyedEncodingContainer<NameCodingKey>) throws {
    func encode<Key: TraitKey>(_ key: Key.Type) throws {
      try container.encodeInOrder(value(of: key), forKey: NameCodingKey(Key.name))
    }
    try encode(key)
  }
}
