// Public for the outputs only, and not package: across modules, the compiler optimises nothing that is package (Swift 6.3),
// and keys whose type isn't known are compared ten times as slowly.

/// Keys with numbers, in the order in which they came.
///
/// A few are looked through, since comparing most keys costs less than hashing one.
@_spi(Outputs)
public struct NumberedKeys<Key: Hashable & Sendable>: Sendable {
  @usableFromInline var all: [Key] = []
  // Empty while the keys are looked through.
  @usableFromInline var numbers: [Key: Int] = [:]

  /// Creates a table of no keys.
  @inlinable public init() {}
}

extension NumberedKeys {
  /// The keys, by their numbers.
  @inlinable public var keys: [Key] { all }

  @inlinable static var searchedCount: Int { 8 }

  /// The number of a key; nil if it has none yet.
  @inlinable
  public func number(of key: Key) -> Int? {
    guard all.count <= Self.searchedCount else { return numbers[key] }
    // Where they lie, since large ones would be copied.
    return all.withUnsafeBufferPointer { keys in
      for number in 0..<keys.count where keys[number] == key { return number }
      return nil
    }
  }

  /// Adds a key that has no number yet, and returns its number.
  @inlinable
  public mutating func add(_ key: Key) -> Int {
    all.append(key)
    if all.count > Self.searchedCount {
      for number in numbers.count..<all.count { numbers[all[number]] = number }
    }
    return all.count - 1
  }
}
