/// Values keyed by types, in the order of their names, with at most one value per key.
///
/// There are few values, so a sorted array is smaller and faster than a hash table, is copied with one allocation, and
/// has an order that doesn't depend on the hash seed.
@usableFromInline
struct KeyedValues<Element: KeyedValue>: Sendable {
  // Nil if and only if there are no values: each set of values has one representation, and the empty one doesn't
  // allocate.
  @usableFromInline private(set) var storage: [Element]?

  @inlinable
  init() {}
}

/// A value with its key, type-erased.
@usableFromInline
protocol KeyedValue: Hashable, Sendable {
  /// The key's name.
  var name: String { get }

  /// The type of the key, which orders values with equal names.
  var keyType: any Any.Type { get }

  /// Whether the value comes before those of all other keys, so that it is found immediately.
  var comesFirst: Bool { get }

  /// Returns whether both are values of the same key.
  func replaces(_ other: Self) -> Bool
}

extension KeyedValue {
  @usableFromInline var comesFirst: Bool { false }

  func precedes(_ other: Self) -> Bool {
    if comesFirst != other.comesFirst { return comesFirst }
    return KeyOrder(name: name, type: keyType).precedes(KeyOrder(name: other.name, type: other.keyType))
  }
}

/// The position of a key among others: by its name, and among keys with the same name by its type.
///
/// It is the same in every process of a program, and unique for each key; otherwise merging would depend on the order.
struct KeyOrder {
  let name: String
  let type: any Any.Type

  func precedes(_ other: KeyOrder) -> Bool {
    if !name.isExactly(other.name) { return name.precedes(other.name) }
    if type == other.type { return false }
    let names = (qualifiedName(of: type), qualifiedName(of: other.type))
    if names.0 != names.1 { return names.0.precedes(names.1) }
    // Private and local types may share that name, too. Reflection distinguishes them by the address of their context
    // in the program, which moves in memory only as a whole. Types of different libraries are distinguished by where
    // the libraries were loaded.
    let descriptions = (String(reflecting: type), String(reflecting: other.type))
    if descriptions.0 != descriptions.1 { return descriptions.0.precedes(descriptions.1) }
    return ObjectIdentifier(type) < ObjectIdentifier(other.type)
  }
}

/// Throws `EncodingError` if several keys in a list have the same name.
///
/// Coders treat canonically equivalent names as equal, so one of the values would be lost.
func checkNames(
  of keys: some Sequence<(name: String, type: any Any.Type)>, _ kind: String, in encoder: any Encoder
) throws {
  var types: [String: any Any.Type] = [:]
  for key in keys {
    guard let other = types.updateValue(key.type, forKey: key.name) else { continue }
    let error = DuplicateKeyName(
      kind: kind, name: key.name, keys: [qualifiedName(of: other), qualifiedName(of: key.type)])
    throw EncodingError.invalidValue(
      key.name, .init(codingPath: encoder.codingPath, debugDescription: error.description))
  }
}

extension KeyedValues {
  /// The values, in order.
  var entries: [Element] { storage ?? [] }

  @inlinable var isEmpty: Bool { storage == nil }

  /// Creates a collection of values that are in order, with at most one for each key.
  init(sorted entries: [Element]) { storage = entries.isEmpty ? nil : entries }

  func first(where isWanted: (borrowing Element) -> Bool) -> Element? {
    guard let storage, let index = storage.position(where: isWanted) else { return nil }
    return storage[index]
  }

  func contains(where isWanted: (borrowing Element) -> Bool) -> Bool {
    storage?.position(where: isWanted) != nil
  }

  /// Sets a value in place of the one that it replaces, or at the position of its name.
  mutating func set(_ entry: consuming Element) {
    // Taken out and put back; otherwise changing the array would copy it.
    guard var entries = storage.take() else {
      storage = [entry]
      return
    }
    if let index = entries.position(where: { entry.replaces($0) }) {
      entries[index] = entry
    } else {
      entries.insert(entry, at: entries.position { !$0.precedes(entry) } ?? entries.count)
    }
    storage = entries
  }

  /// Removes the matching values.
  mutating func removeAll(where isRemoved: (borrowing Element) -> Bool) {
    guard contains(where: isRemoved) else { return }
    self = Self(sorted: entries.filter { !isRemoved($0) })
  }

  /// Returns whether both share their storage, as copies do.
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    switch (storage, other.storage) {
    case (nil, nil): true
    case (let left?, let right?): left.sharesStorage(with: right)
    default: false
    }
  }
}

extension KeyedValues: Hashable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.isIdentical(to: rhs) || lhs.hasEqualEntries(as: rhs) }

  @usableFromInline
  func hasEqualEntries(as other: Self) -> Bool { storage == other.storage }
}

extension Array {
  /// Returns the first position where `isWanted` returns true, without copying elements.
  fileprivate func position(where isWanted: (borrowing Element) -> Bool) -> Int? {
    withUnsafeBufferPointer { elements in
      for index in elements.indices where isWanted(elements[index]) { return index }
      return nil
    }
  }

  @inlinable
  func sharesStorage(with other: Self) -> Bool {
    withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { right in
        left.baseAddress == right.baseAddress && left.count == right.count
      }
    }
  }
}

/// The name of an attribute or a trait as a coding key.
package struct NameCodingKey: CodingKey {
  package let stringValue: String
  package var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  package init(stringValue: String) { self.stringValue = stringValue }
  package init?(intValue: Int) { nil }
}

// A container lists its keys in any order; sorting them makes the first error the same each time.
extension NameCodingKey: Comparable {
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.stringValue.precedes(rhs.stringValue) }
}
