public import Restyle

/// The chevron of rows that lead to more content, which points to the trailing edge.
///
/// ```swift
/// let mark = try DisplayList(Chevron(), in: Size(width: 8, height: 13), for: traits)
/// ```
public struct Chevron: Hashable, Drawable {
  /// The colour of the lines.
  public var color: Color
  /// The width of the lines, in points.
  public var lineWidth: Double

  /// Creates a chevron; a width that is negative or not finite becomes 0.
  public init(color: Color = .systemGray3, lineWidth: Double = 2) {
    self.color = color
    self.lineWidth = lineWidth.isFinite ? max(0, lineWidth) : 0
  }
}

extension Chevron {
  /// Draws the chevron over the whole rectangle.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard lineWidth > 0, !rect.isEmpty else { return }
    // Two lines with a mitred joint and ends that are cut along the edges, as one outline.
    let length = (rect.width * rect.width + rect.height * rect.height / 4).squareRoot()
    // The horizontal extent of a line of this width with its slope.
    let breadth = min(lineWidth * length / (rect.height / 2), rect.width)
    let isMirrored = canvas.traits.layoutDirection == .rightToLeft
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: isMirrored ? rect.right - x : rect.left + x, y: rect.top + y)
    }
    let outline = [
      point(breadth, 0), point(rect.width, rect.height / 2), point(breadth, rect.height),
      point(0, rect.height), point(rect.width - breadth, rect.height / 2),
    ]
    canvas.fill(
      Path([.segments(start: point(0, 0), outline.map { .line(to: $0) })]), .color(canvas.color(color)))
  }
}
