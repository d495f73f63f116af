/// A number that is always finite; any other number becomes 0.
///
/// ```swift
/// var insets = EdgeInsets.zero
/// insets.top = .nan                // 0
/// ```
@propertyWrapper
public struct Finite: Hashable, Sendable, Codable {
  @usableFromInline package var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// Stores a number, or 0 if it isn't finite.
  @inlinable
  public init(wrappedValue: Double) { bits = wrappedValue.finiteOrReference.bitPattern }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { stored.plain }
    set { self = Self(wrappedValue: newValue) }
  }

  /// The stored number; assign it to another property to keep a reference to a named value, if it is one.
  @inlinable public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension Finite: NormalizedNumber {
  /// The number, or a reference to a named value.
  @inlinable package var stored: Double { Double(bitPattern: bits) }

  package static var rule: String { "a finite number" }
}

/// A number that is always finite and not negative; any other number becomes 0.
///
/// ```swift
/// var border = BorderStyle(width: 1)
/// border.width = -2                // 0
/// ```
@propertyWrapper
public struct NonNegative: Hashable, Sendable, Codable {
  @usableFromInline package var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// Stores a number, or 0 if it is negative or not finite.
  @inlinable
  public init(wrappedValue: Double) { bits = wrappedValue.nonNegativeOrReference.bitPattern }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { stored.plain.nonNegative }
    set { self = Self(wrappedValue: newValue) }
  }

  /// The stored number; assign it to another property to keep a reference to a named value, if it is one.
  @inlinable public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension NonNegative: NormalizedNumber {
  /// The number, or a reference to a named value.
  @inlinable package var stored: Double { Double(bitPattern: bits) }

  package static var rule: String { "a finite number that is not negative" }
}

/// A number that is always finite and positive; any other number becomes 1.
///
/// ```swift
/// var image = Image(url: "logo.png", scale: 2)
/// image.scale = 0                  // 1
/// ```
@propertyWrapper
public struct Positive: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number, or 1 if it isn't positive and finite.
  @inlinable
  public init(wrappedValue: Double) {
    number = wrappedValue.finite
    if number <= 0 { number = 1 }
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension Positive: NormalizedNumber {
  package static var rule: String { "a finite number above 0" }
}

/// A number in 0...1; other numbers are clamped, and NaN becomes 0.
///
/// ```swift
/// var stop = Gradient.Stop(color: .red, location: 0.5)
/// stop.location = 2                // 1
/// ```
@propertyWrapper
public struct UnitInterval: Hashable, Sendable, Codable {
  @usableFromInline var number: Double

  /// Stores a number, clamped to 0...1; NaN becomes 0.
  @inlinable
  public init(wrappedValue: Double) {
    let value = wrappedValue.plain
    number = value > 0 ? min(value, 1) : 0
  }

  /// The number.
  @inlinable public var wrappedValue: Double {
    get { number }
    set { self = Self(wrappedValue: newValue) }
  }
}

extension UnitInterval: NormalizedNumber {
  package static var rule: String { "a number within 0...1" }
}

/// A number that may be unset; a negative number becomes 0, and one that isn't finite becomes nil.
///
/// ```swift
/// var size = MinimumSize(height: 44)
/// size.height = .infinity          // nil
/// ```
@propertyWrapper
public struct OptionalNonNegative: Hashable, Sendable {
  // One word, where an optional takes two. No valid number has all bits set.
  @usableFromInline var bits: UInt64

  @inlinable static var openBits: UInt64 { .max }

  /// Stores a number; a negative number becomes 0, and one that isn't finite becomes nil.
  @inlinable
  public init(wrappedValue: Double?) {
    bits = Self.openBits
    guard let wrappedValue, wrappedValue.isFinite || wrappedValue.isReference else { return }
    bits = NonNegative(wrappedValue: wrappedValue).bits
  }

  /// The number.
  @inlinable public var wrappedValue: Double? {
    get { projectedValue?.wrappedValue }
    set { self = Self(wrappedValue: newValue) }
  }

  /// The stored number; assign it to another property to keep a reference to a named value, if it is one.
  @inlinable public var projectedValue: NonNegative? {
    get { bits == Self.openBits ? nil : NonNegative(bits: bits) }
    set { bits = newValue?.bits ?? Self.openBits }
  }
}
