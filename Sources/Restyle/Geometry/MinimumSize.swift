/// The least width and height that something takes, in points; either may be left open.
public struct MinimumSize: Style, Hashable, Codable {
  /// The least width in points.
  @OptionalNonNegative public var width: Double?
  /// The least height in points.
  @OptionalNonNegative public var height: Double?

  /// Makes a minimum in points; negative lengths become 0, and those that aren't finite stay open.
  @inlinable
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension MinimumSize {
  /// No minimum.
  @inlinable public static var none: Self { MinimumSize() }
}
