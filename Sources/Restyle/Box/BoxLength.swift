/// A length of a box, in points, in characters, or as a fraction of the available space.
///
/// ```swift
/// let column = BoxStyle(width: .fraction(2 / 3), maximumWidth: .characters(60))
/// let card = BoxStyle(width: 320)  // points
/// ```
public struct BoxLength: Hashable, Sendable, NonisolatedValue {
  /// The length in its unit; a negative value becomes 0.
  @NonNegative public var value: Double
  /// The unit of the length.
  public var unit: Unit

  /// The unit of a length.
  public enum Unit: String, Hashable, Sendable, Codable, CaseIterable {
    /// Points; a cell of a terminal is several points.
    case points
    /// Characters: in widths, the width of a digit, as in CSS's `ch`, or a cell of a terminal; in heights, a line.
    case characters
    /// A fraction of the available space, such as 0.5 for half of it.
    case fraction
  }

  /// Creates a length; a value that is negative or not finite becomes 0.
  @inlinable
  public init(value: Double = 0, unit: Unit = .points) {
    self.value = value
    self.unit = unit
  }
}

extension BoxLength {
  /// A length in points.
  @inlinable public static func points(_ value: Double) -> BoxLength { BoxLength(value: value) }

  /// A length in characters.
  @inlinable public static func characters(_ value: Double) -> BoxLength {
    BoxLength(value: value, unit: .characters)
  }

  /// A fraction of the available space, 1 for all of it.
  @inlinable public static func fraction(_ value: Double) -> BoxLength {
    BoxLength(value: value, unit: .fraction)
  }
}

extension BoxLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length in points.
  @inlinable public init(floatLiteral value: Double) { self.init(value: value) }

  /// Creates a length in points.
  @inlinable public init(integerLiteral value: Int) { self.init(value: Double(value)) }
}

extension BoxLength: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("value", \._value), .init("unit", \.unit))

  /// Returns the length between two lengths of the same unit; lengths of different units change in one step.
  public func interpolated(to other: BoxLength, at fraction: Double) -> BoxLength {
    // A step in the middle, as for all values that can't be interpolated.
    guard unit == other.unit else { return fraction >= 0.5 ? other : self }
    var length = self
    length._value = _value.interpolated(to: other._value, at: fraction)
    return length
  }
}
