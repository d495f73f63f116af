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
  /// The position of the right edge, never less than that of the left one.
  public let right: Double
  /// The position of the lower edge, never less than that of the upper one.
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
  /// Creates a rectangle of its upper left corner and its size.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// How wide the rectangle is.
  public var width: Double { right - left }

  /// How high the rectangle is.
  public var height: Double { bottom - top }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle that two have in common; one without an area where that is none.
  public func intersection(_ other: Rect) -> Rect {
    Rect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }
}
