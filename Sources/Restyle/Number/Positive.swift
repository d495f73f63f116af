/// A number that is always finite and above 0: one that isn't becomes 1.
///
/// ```swift
/// var image = Image(url: "logo.png", scale: 2)
/// image.scale = 0                  // 1
/// ```
@propertyWrapper
public struct Positive: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Keeps a number; 1 if it isn't above 0 or isn't finite.
  @inlinable
  public init(wrappedValue: Double) {
    number = wrappedValue.finite > 0 ? wrappedValue : 1
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension Positive: NormalizedNumber {
  static var rule: String { "a finite number above 0" }
}
