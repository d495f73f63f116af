/// A line around a box that takes no space, such as a focus ring.
///
/// ```swift
/// let focused = BoxStyle(outline: OutlineStyle(width: 3, color: .yellow, offset: 2))
/// ```
public struct OutlineStyle: Style, Hashable, Codable {
  /// The width in points.
  @NonNegative public var width: Double
  /// The colour.
  public var color: Color
  /// How far the line lies from the box, in points; inside it if it is negative.
  @Finite public var offset: Double

  /// Creates a line; lengths are in points, those that aren't finite become 0, as does a negative width.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - color: The colour.
  ///   - offset: How far it lies from the box.
  @inlinable
  public init(width: Double = 0, color: Color = .clear, offset: Double = 0) {
    self.width = width
    self.color = color
    self.offset = offset
  }
}

extension OutlineStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("width", \._width), .init("color", \.color), .init("offset", \._offset))
}
