extension SVGWriter {
  /// Appends the start of the simplest element that draws a path, without its other attributes.
  mutating func append(startOf path: Path) {
    if let shape = path.roundedRect, let radius = shape.radii.uniform {
      append("<rect")
      append(shape.rect)
      if radius.width > 0 { append("rx", radius.width) }
      if abs(radius.height - radius.width) >= 0.5e-4 { append("ry", radius.height) }
    } else {
      append("<path d=\"")
      for contour in path.contours { append(contour) }
      append("\"")
    }
  }

  private mutating func append(_ contour: Path.Contour) {
    switch contour {
    case .roundedRect(let shape, let isReversed): append(shape, isReversed: isReversed)
    case .segments(let start, let segments):
      append("M")
      append(start.x, start.y)
      for segment in segments {
        switch segment {
        case .line(let end):
          append("L")
          append(end.x, end.y)
        case .curve(let end, let control1, let control2):
          append("C")
          append(control1.x, control1.y)
          append(" ")
          append(control2.x, control2.y)
          append(" ")
          append(end.x, end.y)
        }
      }
      append("Z")
    }
  }

  /// Appends a contour clockwise, starting after the upper left corner, or counterclockwise.
  private mutating func append(_ shape: RoundedRect, isReversed: Bool) {
    let corners = isReversed ? shape.corners.reversed().map(\.reversed) : shape.corners
    guard var place = corners.last?.end else { return }
    append("M")
    append(place.x, place.y)
    for corner in corners {
      if corner.start.x != place.x {
        append("H")
        append(corner.start.x)
      }
      if corner.start.y != place.y {
        append("V")
        append(corner.start.y)
      }
      if corner.radius != .zero {
        append("A")
        append(corner.radius.width, corner.radius.height)
        append(isReversed ? " 0 0 0 " : " 0 0 1 ")
        append(corner.end.x, corner.end.y)
      }
      place = corner.end
    }
    append("Z")
  }
}

/// A corner of a rounded rectangle, from the start to the end of its arc.
private struct Corner {
  let radius: RoundedRect.Radius
  let start: Point
  let end: Point

  var reversed: Corner { Corner(radius: radius, start: end, end: start) }
}

extension RoundedRect {
  /// The corners clockwise, starting at the upper right.
  fileprivate var corners: [Corner] {
    let upperRight = Point(x: rect.right, y: rect.top)
    let lowerRight = Point(x: rect.right, y: rect.bottom)
    let lowerLeft = Point(x: rect.left, y: rect.bottom)
    let upperLeft = Point(x: rect.left, y: rect.top)
    return [
      corner(upperRight, radii.topRight, towards: -1, 0, then: 0, 1),
      corner(lowerRight, radii.bottomRight, towards: 0, -1, then: -1, 0),
      corner(lowerLeft, radii.bottomLeft, towards: 1, 0, then: 0, -1),
      corner(upperLeft, radii.topLeft, towards: 0, 1, then: 1, 0),
    ]
  }

  /// Creates a corner from the directions of the edges that it joins.
  private func corner(
    _ corner: Point, _ radius: Radius, towards startX: Double, _ startY: Double, then endX: Double,
    _ endY: Double
  ) -> Corner {
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: corner.x + radius.width * x, y: corner.y + radius.height * y)
    }
    return Corner(radius: radius, start: point(startX, startY), end: point(endX, endY))
  }
}

extension RoundedRect.Radii {
  /// The radius of all corners; nil if the written numbers would differ.
  fileprivate var uniform: RoundedRect.Radius? {
    let areEqual = [topRight, bottomRight, bottomLeft].allSatisfy {
      max(abs($0.width - topLeft.width), abs($0.height - topLeft.height)) < 0.5e-4
    }
    return areEqual ? topLeft : nil
  }
}
