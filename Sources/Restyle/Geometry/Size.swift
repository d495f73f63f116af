/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable, NonisolatedValue {
  /// The width, in points.
  @NonNegative public var width: Double
  /// The height, in points.
  @NonNegative public var height: Double

  /// Creates a size in points; a length that is negative or not finite becomes 0.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

extension Size {
  /// A size without width or height.
  @inlinable public static var zero: Self { Size(width: 0, height: 0) }

  /// Creates the size of a square, in points.
  @inlinable
  public init(square side: Double) { self.init(width: side, height: side) }
}

extension Size: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("width", \._width), .init("height", \._height))
}

/// The minimum width and height, in points; either may be unset.
public struct MinimumSize: Style, Hashable, Codable {
  /// The minimum width, in points.
  @OptionalNonNegative public var width: Double?
  /// The minimum height, in points.
  @OptionalNonNegative public var height: Double?

  /// Creates a minimum size in points; a negative length becomes 0, and a non-finite one is unset.
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
