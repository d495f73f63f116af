/// A number that is always finite: one that isn't becomes 0.
///
/// ```swift
/// var insets = EdgeInsets.zero
/// insets.top = .nan                // 0
/// ```
@propertyWrapper
public struct Finite: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Keeps a number; 0 if it isn't finite.
  @inlinable
  public init(wrappedValue: Double) {
    number = wrappedValue.finite
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension Finite: NormalizedNumber {
  static var rule: String { "a finite number" }
}
