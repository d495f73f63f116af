/// A number that is always finite and at least 0: one that isn't becomes 0.
///
/// ```swift
/// var border = BorderStyle(width: 1)
/// border.width = -2                // 0
/// ```
@propertyWrapper
public struct NonNegative: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Keeps a number; 0 if it is negative or isn't finite.
  @inlinable
  public init(wrappedValue: Double) {
    number = wrappedValue.nonNegative
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension NonNegative: NormalizedNumber {
  static var rule: String { "a finite number that is not negative" }
}
