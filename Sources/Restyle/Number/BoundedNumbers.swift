/// A number that is always finite: one that isn't becomes 0.
///
/// ```swift
/// var insets = EdgeInsets.zero
/// insets.top = .nan                // 0
/// ```
@propertyWrapper
public struct Finite: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number; 0 if it isn't finite.
  @inlinable
  public init(wrappedValue: Double) { number = wrappedValue.finite }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension Finite: NormalizedNumber {
  package static var rule: String { "a finite number" }
}

/// A number that is always finite and at least 0: one that isn't becomes 0.
///
/// ```swift
/// var border = BorderStyle(width: 1)
/// border.width = -2                // 0
/// ```
@propertyWrapper
public struct NonNegative: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number; 0 if it is negative or isn't finite.
  @inlinable
  public init(wrappedValue: Double) { number = wrappedValue.nonNegative }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension NonNegative: NormalizedNumber {
  package static var rule: String { "a finite number that is not negative" }
}

/// A number that is always finite and above 0: one that isn't becomes 1.
///
/// ```swift
/// var image = Image(url: "logo.png", scale: 2)
/// image.scale = 0                  // 1
/// ```
@propertyWrapper
public struct Positive: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number; 1 if it isn't above 0 or isn't finite.
  @inlinable
  public init(wrappedValue: Double) { number = wrappedValue.finite > 0 ? wrappedValue : 1 }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension Positive: NormalizedNumber {
  package static var rule: String { "a finite number above 0" }
}

/// A number within 0...1: one outside becomes the nearer end, and what is no number 0.
///
/// ```swift
/// var stop = Gradient.Stop(color: .red, location: 0.5)
/// stop.location = 2                // 1
/// ```
@propertyWrapper
public struct UnitInterval: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number, clamped to 0...1; 0 if it is no number.
  @inlinable
  public init(wrappedValue: Double) { number = wrappedValue > 0 ? min(wrappedValue, 1) : 0 }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension UnitInterval: NormalizedNumber {
  package static var rule: String { "a number within 0...1" }
}

/// A number that may be left open: negative ones become 0, and one that isn't finite leaves it open.
///
/// ```swift
/// var size = MinimumSize(height: 44)
/// size.height = .infinity          // nil
/// ```
@propertyWrapper
public struct OptionalNonNegative: Hashable, Sendable {
  @usableFromInline var number: Double?

  /// Stores a number; 0 if it is negative, nil if it isn't finite.
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
