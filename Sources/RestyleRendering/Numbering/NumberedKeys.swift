/// Keys with numbers, in the order in which they came.
///
/// The first ones are looked through, since comparing most keys costs less than hashing one.
package struct NumberedKeys<Key: Hashable & Sendable>: Sendable {
  /// The keys, by their numbers.
  @usableFromInline package internal(set) var keys: [Key] = []
  // Of those that aren't looked through.
  @usableFromInline var others: [Key: Int] = [:]

  @inlinable package init() {}
}

extension NumberedKeys {
  @inlinable static var searchedCount: Int { 8 }

  /// The number of a key; nil if it has none yet.
  @inlinable
  package func number(of key: Key) -> Int? {
    for number in 0..<min(keys.count, Self.searchedCount) where keys[number] == key { return number }
    return keys.count > Self.searchedCount ? others[key] : nil
  }

  // Inlinable, like all of this: an array of keys whose type isn't known grows by calls.
  /// Adds a key that has no number yet, and returns its number.
  @inlinable
  package mutating func add(_ key: Key) -> Int {
    if keys.count >= Self.searchedCount { others[key] = keys.count }
    keys.append(key)
    return keys.count - 1
  }
}
