/// A point of a drawing, in points from its upper left corner.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge of the drawing.
  public let x: Double
  /// The distance from the upper edge of the drawing.
  public let y: Double

  /// Creates a point; numbers that aren't finite become 0.
  public init(x: Double, y: Double) {
    self.x = x.isFinite ? x + 0 : 0
    self.y = y.isFinite ? y + 0 : 0
  }
}

/// A rectangle with upright edges, in points from the upper left corner of a drawing.
public struct Rect: Hashable, Sendable {
  /// The position of the left edge.
  public let left: Double
  /// The position of the upper edge.
  public let top: Double
  /// The position of the right edge, which is never less than that of the left edge.
  public let right: Double
  /// The position of the lower edge, which is never less than that of the upper edge.
  public let bottom: Double

  /// Creates a rectangle from its edges; numbers that aren't finite become 0, and edges that cross coincide.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    let start = Point(x: left, y: top)
    let end = Point(x: right, y: bottom)
    self.left = start.x
    self.top = start.y
    self.right = max(start.x, end.x)
    self.bottom = max(start.y, end.y)
  }
}

extension Rect {
  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The width of the rectangle.
  public var width: Double { right - left }

  /// The height of the rectangle.
  public var height: Double { bottom - top }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection of two rectangles, which has no area if they don't overlap.
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
