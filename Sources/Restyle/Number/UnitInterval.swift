/// A number within 0...1: one outside becomes the nearer end, and what is no number 0.
///
/// ```swift
/// var stop = Gradient.Stop(color: .red, location: 0.5)
/// stop.location = 2                // 1
/// ```
@propertyWrapper
public struct UnitInterval: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Keeps a number, clamped to 0...1; 0 if it is no number.
  @inlinable
  public init(wrappedValue: Double) {
    number = wrappedValue > 0 ? min(wrappedValue, 1) : 0
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension UnitInterval: NormalizedNumber {
  static var rule: String { "a number within 0...1" }
}
