import Restyle
import RestyleRendering

/// Maps the points of a drawing whose middle is stretched and whose edges keep their size.
struct Stretch {
  private let horizontal: Axis
  private let vertical: Axis

  /// Creates the stretch of a drawing.
  ///
  /// If the edges don't fit, all of them shrink in the same proportion (CSS Backgrounds 3, section 6.4).
  init(of size: Size, keeping sides: PhysicalSides, to target: Size) {
    func proportion(_ length: Double, _ edges: Double) -> Double { edges > length ? length / edges : 1 }
    let factor = min(
      proportion(target.width, sides.left + sides.right), proportion(target.height, sides.top + sides.bottom))
    horizontal = Axis(
      length: size.width, start: sides.left, end: sides.right, target: target.width, factor: factor)
    vertical = Axis(
      length: size.height, start: sides.top, end: sides.bottom, target: target.height, factor: factor)
  }

  /// One direction of a stretch.
  private struct Axis {
    let length: Double
    let start: Double
    let end: Double
    let target: Double
    let factor: Double

    /// Maps a coordinate piecewise linearly; the outer two of the three pieces continue beyond the drawing.
    func callAsFunction(_ place: Double) -> Double {
      if place <= start { return place * factor }
      if place >= length - end { return target - (length - place) * factor }
      let middle = target - (start + end) * factor
      return start * factor + (place - start) * (middle / (length - start - end))
    }
  }
}

extension Stretch {
  func callAsFunction(_ point: Point) -> Point { Point(x: horizontal(point.x), y: vertical(point.y)) }

  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      left: horizontal(rect.left), top: vertical(rect.top), right: horizontal(rect.right),
      bottom: vertical(rect.bottom))
  }

  func callAsFunction(_ shape: RoundedRect) -> RoundedRect {
    // A radius extends from a corner into the shape.
    func radius(_ radius: RoundedRect.Radius, _ x: Double, _ y: Double, _ isRight: Bool, _ isBelow: Bool)
      -> RoundedRect.Radius
    {
      let end = (
        x: isRight ? x - radius.width : x + radius.width, y: isBelow ? y - radius.height : y + radius.height
      )
      return RoundedRect.Radius(
        width: abs(horizontal(end.x) - horizontal(x)), height: abs(vertical(end.y) - vertical(y)))
    }
    let (rect, radii) = (shape.rect, shape.radii)
    return RoundedRect(
      self(rect),
      radii: RoundedRect.Radii(
        topLeft: radius(radii.topLeft, rect.left, rect.top, false, false),
        topRight: radius(radii.topRight, rect.right, rect.top, true, false),
        bottomRight: radius(radii.bottomRight, rect.right, rect.bottom, true, true),
        bottomLeft: radius(radii.bottomLeft, rect.left, rect.bottom, false, true)))
  }

  func callAsFunction(_ path: Path) -> Path {
    Path(
      path.contours.map { contour in
        switch contour {
        case .roundedRect(let shape, let isReversed): .roundedRect(self(shape), isReversed: isReversed)
        case .segments(let start, let segments): .segments(start: self(start), segments.map { self($0) })
        }
      })
  }

  private func callAsFunction(_ segment: Path.Segment) -> Path.Segment {
    switch segment {
    case .line(let end): .line(to: self(end))
    case .curve(let end, let control1, let control2):
      .curve(to: self(end), control1: self(control1), control2: self(control2))
    }
  }

  func callAsFunction(_ paint: Paint) -> Paint {
    switch paint {
    case .color: return paint
    case .linearGradient(let start, let end, let stops):
      return .linearGradient(start: self(start), end: self(end), stops)
    case .radialGradient(let center, let radius, let stops):
      let farthest = self(Point(x: center.x + radius.width, y: center.y + radius.height))
      let center = self(center)
      return .radialGradient(
        center: center,
        radius: RoundedRect.Radius(width: farthest.x - center.x, height: farthest.y - center.y), stops)
    }
  }
}
