/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The width in points.
  @NonNegative public var width: Double
  /// The height in points.
  @NonNegative public var height: Double

  /// Creates a size in points; lengths that are negative or not finite become 0.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// No extent in either direction.
  @inlinable public static var zero: Self { Size(width: 0, height: 0) }

  /// Creates a square with sides in points.
  @inlinable
  public init(square side: Double) { self.init(width: side, height: side) }
}

extension Size: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("width", \._width), .init("height", \._height))
}

/// The minimum width and height, in points; either may be unset.
public struct MinimumSize: Style, Hashable, Codable {
  /// The least width in points.
  @OptionalNonNegative public var width: Double?
  /// The least height in points.
  @OptionalNonNegative public var height: Double?

  /// Creates a minimum in points; negative lengths become 0, and non-finite ones are unset.
  @inlinable
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension MinimumSize: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("width", optional: \.$width),
    .init("height", optional: \.$height))
}

extension MinimumSize {
  /// No minimum.
  @inlinable public static var none: Self { MinimumSize() }
}
