import Restyle
import RestyleRendering

extension RoundedRect {
  /// Creates the outline of a box with physical corners.
  init(_ rect: Rect, corners: PhysicalCorners) {
    self.init(
      rect,
      radii: Radii(
        topLeft: Radius(corners.topLeft), topRight: Radius(corners.topRight),
        bottomRight: Radius(corners.bottomRight), bottomLeft: Radius(corners.bottomLeft)))
  }

  /// The shape within lines along the edges: the radii shrink by the lines' widths (CSS Backgrounds 3, section 5.2).
  func inset(by sides: PhysicalSides) -> RoundedRect {
    RoundedRect(
      Rect(
        left: min(rect.left + sides.left, rect.right), top: min(rect.top + sides.top, rect.bottom),
        right: rect.right - sides.right, bottom: rect.bottom - sides.bottom),
      radii: Radii(
        topLeft: radii.topLeft.inset(sides.left, sides.top),
        topRight: radii.topRight.inset(sides.right, sides.top),
        bottomRight: radii.bottomRight.inset(sides.right, sides.bottom),
        bottomLeft: radii.bottomLeft.inset(sides.left, sides.bottom)))
  }

  /// The shape expanded by a distance on each side.
  ///
  /// Sharp corners stay sharp, and radii below the distance grow by less (CSS Backgrounds 4, "outset-adjusted border
  /// radius").
  func outset(by distance: Double) -> RoundedRect {
    guard distance > 0 else { return inset(by: PhysicalSides(-distance)) }
    func grown(_ radius: Double) -> Double {
      guard radius < distance else { return radius + distance }
      let rest = radius / distance - 1
      return radius + distance * (1 + rest * rest * rest)
    }
    return RoundedRect(
      rect.outset(by: distance),
      radii: radii.map { Radius(width: grown($0.width), height: grown($0.height)) })
  }

  /// The shape moved by a distance.
  func moved(x: Double, y: Double) -> RoundedRect {
    RoundedRect(
      Rect(left: rect.left + x, top: rect.top + y, right: rect.right + x, bottom: rect.bottom + y),
      radii: radii)
  }

  /// Whether a rectangle within the unrounded one touches none of the rounded corners.
  func holds(_ other: Rect) -> Bool {
    let corners = [
      (other.left - rect.left, other.top - rect.top, radii.topLeft),
      (rect.right - other.right, other.top - rect.top, radii.topRight),
      (rect.right - other.right, rect.bottom - other.bottom, radii.bottomRight),
      (other.left - rect.left, rect.bottom - other.bottom, radii.bottomLeft),
    ]
    return corners.allSatisfy { x, y, radius in
      x >= 0 && y >= 0 && (x >= radius.width || y >= radius.height)
    }
  }
}

extension RoundedRect.Radius {
  fileprivate func inset(_ width: Double, _ height: Double) -> Self {
    Self(width: self.width - width, height: self.height - height)
  }
}

extension Rect {
  /// The rectangle expanded by a distance on each side.
  func outset(by distance: Double) -> Rect {
    Rect(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    Rect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}

extension PhysicalSides {
  /// Creates equal sides.
  init(_ distance: Double) { self.init(EdgeInsets(inset: distance), in: .leftToRight) }

  /// The maximum of both for each side.
  func union(_ other: PhysicalSides) -> PhysicalSides {
    PhysicalSides(
      top: max(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom),
      left: max(left, other.left))
  }
}
