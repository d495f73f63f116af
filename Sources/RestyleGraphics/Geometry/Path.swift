public import Restyle

/// The outline of an area: closed contours, filled by the non-zero winding rule.
///
/// ```swift
/// let ring = Path([.roundedRect(outer), .roundedRect(inner, isReversed: true)])
/// ```
public struct Path: Hashable, Sendable, NonisolatedValue {
  /// The contours.
  public var contours: [Contour]

  /// Creates a path from contours.
  public init(_ contours: [Contour] = []) { self.contours = contours }
}

extension Path {
  /// A closed line.
  ///
  /// Rounded rectangles aren't converted to segments, so they can be filled row by row.
  public enum Contour: Hashable, Sendable {
    /// A rounded rectangle, clockwise or, if reversed, anticlockwise.
    case roundedRect(RoundedRect, isReversed: Bool = false)
    /// Lines and curves from a point; a line leads back to it.
    case segments(start: Point, [Segment])
  }

  /// A segment of a contour, which starts at the end of the previous one.
  public enum Segment: Hashable, Sendable {
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
  }

  /// Creates a path from a rectangle.
  public init(_ rect: Rect) { self.init(RoundedRect(rect)) }

  /// Creates a path from a rounded rectangle.
  public init(_ shape: RoundedRect) { self.init([.roundedRect(shape)]) }

  /// The path's rounded rectangle; nil for any other path.
  package var roundedRect: RoundedRect? {
    guard contours.count == 1, case .roundedRect(let shape, _) = contours[0] else { return nil }
    return shape
  }
}
