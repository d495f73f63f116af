/// The traits of users' own that differ from their defaults, in the order of their names.
///
/// There are few, so that a sorted array is smaller and faster than a hash table; an empty one is no object.
struct CustomTraits: Sendable {
  private(set) var entries: [any CustomTraitEntry] = []
}

extension CustomTraits {
  /// The value of a trait; assigning the default removes it, so that equal traits are stored alike.
  ///
  /// A value that isn't equal to itself, such as a number that is none, could be neither compared nor
  /// remembered, and counts as the default.
  subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      guard !entries.isEmpty, let index = index(of: key) else { return Key.defaultValue }
      return (entries[index] as? CustomTrait<Key>)?.value ?? Key.defaultValue
    }
    set {
      let entry =
        newValue == newValue && newValue != Key.defaultValue ? CustomTrait<Key>(value: newValue) : nil
      switch (index(of: key), entry) {
      case (let index?, let entry?): entries[index] = entry
      case (let index?, nil): entries.remove(at: index)
      case (nil, let entry?):
        entries.insert(entry, at: entries.firstIndex { $0.order > entry.order } ?? entries.count)
      case (nil, nil): break
      }
    }
  }

  private func index<Key: TraitKey>(of key: Key.Type) -> Int? {
    entries.firstIndex { type(of: $0) == CustomTrait<Key>.self }
  }
}

extension CustomTraits: Hashable {
  static func == (lhs: CustomTraits, rhs: CustomTraits) -> Bool {
    lhs.entries.elementsEqual(rhs.entries) { $0.isEqual(to: $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entries.count)
    for entry in entries { entry.hash(into: &hasher) }
  }
}

/// A trait's value with its key, erased.
protocol CustomTraitEntry: Hashable, Sendable {
  var name: String { get }

  /// Orders by name, then by the key's type, the same in every process.
  var order: (name: String, type: String) { get }

  func encode(to container: inout KeyedEncodingContainer<TextAttributeCodingKey>) throws
}

extension CustomTraitEntry {
  func isEqual(to other: any CustomTraitEntry) -> Bool { (other as? Self) == self }
}

/// A trait's value with its typed key.
struct CustomTrait<Key: TraitKey>: CustomTraitEntry {
  let value: Key.Value

  var name: String { Key.name }
  var order: (name: String, type: String) { (Key.name, String(reflecting: Key.self)) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Key.self))
    hasher.combine(value)
  }

  func encode(to container: inout KeyedEncodingContainer<TextAttributeCodingKey>) throws {
    try container.encode(value, forKey: TextAttributeCodingKey(Key.name))
  }
}
