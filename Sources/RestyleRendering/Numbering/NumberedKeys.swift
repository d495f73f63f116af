// Public for the outputs only, and not package: across modules, the compiler doesn't specialise package declarations
// (Swift 6.3), and comparing keys generically is ten times as slow.

/// Numbered keys, in insertion order.
///
/// A few keys are searched linearly: comparing most keys costs less than hashing one, even dozens of large ones.
@_spi(Outputs)
public struct NumberedKeys<Key: Hashable & Sendable>: Sendable {
  @usableFromInline var all: [Key] = []
  // The number of the first key with each hash, so that hashes aren't recomputed as the table grows; empty while keys
  // are searched linearly.
  @usableFromInline var numbers: [Int: Int] = [:]

  /// Creates an empty table.
  @inlinable public init() {}
}

extension NumberedKeys {
  /// The keys, in the order of their numbers.
  @inlinable public var keys: [Key] { all }

  @inlinable static var searchedCount: Int { MemoryLayout<Key>.size > 32 ? 32 : 8 }

  /// Returns the number of a key; nil if the key has no number.
  @inlinable
  public func number(of key: Key) -> Int? {
    // In place, since large keys would be copied.
    all.withUnsafeBufferPointer { keys in
      var first = 0
      if keys.count > Self.searchedCount {
        guard let number = numbers[key.hashValue] else { return nil }
        first = number
      }
      for number in first..<keys.count where keys[number] == key { return number }
      return nil
    }
  }

  /// Adds a key that has no number, and returns its new number.
  @inlinable
  public mutating func add(_ key: Key) -> Int {
    all.append(key)
    if all.count > Self.searchedCount {
      for number in (numbers.isEmpty ? 0 : all.count - 1)..<all.count {
        let hash = all[number].hashValue
        if numbers[hash] == nil { numbers[hash] = number }
      }
    }
    return all.count - 1
  }
}

/// Values by key, each of which is added once.
@_spi(Outputs)
public struct KeyedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline var keys = NumberedKeys<Key>()
  @usableFromInline var values: [Value] = []

  /// Creates an empty table.
  @inlinable public init() {}

  /// The number of values.
  @inlinable public var count: Int { values.count }

  /// The value of a key; nil if the key has no value.
  @inlinable
  public subscript(key: Key) -> Value? { keys.number(of: key).map { values[$0] } }

  /// Adds a value for a key that has none.
  @inlinable
  public mutating func add(_ value: Value, for key: Key) {
    _ = keys.add(key)
    values.append(value)
  }
}
