/// Keys with numbers, in the order in which they came.
///
/// A few are looked through, since comparing most keys costs less than hashing one.
package struct NumberedKeys<Key: Hashable & Sendable>: Sendable {
  /// The keys, by their numbers.
  @usableFromInline package internal(set) var keys: [Key] = []
  // Empty while the keys are looked through.
  @usableFromInline var numbers: [Key: Int] = [:]

  @inlinable package init() {}
}

extension NumberedKeys {
  @inlinable static var searchedCount: Int { 8 }

  /// The number of a key; nil if it has none yet.
  @inlinable
  package func number(of key: Key) -> Int? {
    guard keys.count <= Self.searchedCount else { return numbers[key] }
    // Where they lie, since large ones would be copied.
    return keys.withUnsafeBufferPointer { keys in
      for number in 0..<keys.count where keys[number] == key { return number }
      return nil
    }
  }

  // Inlinable, like all of this: an array of keys whose type isn't known grows by calls.
  /// Adds a key that has no number yet, and returns its number.
  @inlinable
  package mutating func add(_ key: Key) -> Int {
    keys.append(key)
    if keys.count > Self.searchedCount {
      for number in numbers.count..<keys.count { numbers[keys[number]] = number }
    }
    return keys.count - 1
  }
}
