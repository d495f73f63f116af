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
  /// The distance of the line from the box, in points; negative inside the box.
  @Finite public var offset: Double

  /// Creates an outline.
  ///
  /// A length that isn't finite becomes 0, and so does a negative width.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - color: The colour.
  ///   - offset: The distance of the line from the box, in points; negative inside the box.
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
