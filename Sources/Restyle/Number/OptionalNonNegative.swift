/// A number that may be left open: negative ones become 0, and one that isn't finite leaves it open.
///
/// ```swift
/// var size = MinimumSize(height: 44)
/// size.height = .infinity          // nil
/// ```
@propertyWrapper
public struct OptionalNonNegative: Hashable, Sendable, Codable {
  @usableFromInline var number: Double?

  /// Keeps a number; 0 if it is negative, nil if it isn't finite.
  @inlinable
  public init(wrappedValue: Double?) {
    number = wrappedValue.flatMap { $0.isFinite ? max(0, $0.finite) : nil }
  }

  /// The number.
  @inlinable public var wrappedValue: Double? {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension OptionalNonNegative: NormalizedNumber {
  static var rule: String { "a finite number that is not negative" }
}

// The compiler's conformances to `Codable` ask for the wrapper, not for the optional inside it; with these an open
// number is left out of the document instead of being written as null.
extension KeyedDecodingContainer {
  func decode(_ type: OptionalNonNegative.Type, forKey key: Key) throws -> OptionalNonNegative {
    try decodeIfPresent(type, forKey: key) ?? OptionalNonNegative(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ value: OptionalNonNegative, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
