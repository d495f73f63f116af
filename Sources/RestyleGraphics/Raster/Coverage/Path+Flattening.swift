import Restyle

extension Path {
  /// The corners of the contours in pixels, with curves replaced by straight lines.
  ///
  /// Lines deviate from their curves by at most 1/400 of a pixel, which is less than a step of coverage.
  func flattened(scale: Double) -> [[SIMD2<Double>]] {
    contours.map { contour in
      switch contour {
      case .roundedRect(let shape, let isReversed):
        let points = shape.flattened(scale: scale)
        return isReversed ? points.reversed() : points
      case .segments(let start, let segments):
        var points = [start.pixels(scale)]
        for segment in segments {
          switch segment {
          case .line(let end): points.append(end.pixels(scale))
          case .curve(let end, let control1, let control2):
            points.appendCurve(
              control1.pixels(scale), control2.pixels(scale), to: end.pixels(scale))
          }
        }
        return points
      }
    }
  }
}

/// The maximum deviation of a line from its curve, in pixels.
private let tolerance = 1.0 / 400

/// The maximum number of lines for a curve, in case it is larger than any drawing.
private let lineLimit = 4_096.0

extension [SIMD2<Double>] {
  /// Appends points on a cubic curve that starts at the last point.
  ///
  /// The distance of a line from its curve is bounded by the curve's second differences (Wang's formula: G. Wang,
  /// "The subdivision method for finding the intersection between two Bézier curves or surfaces", 1984).
  fileprivate mutating func appendCurve(
    _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    guard let start = last else { return }
    let differences = [start - 2 * control1 + control2, control1 - 2 * control2 + end]
    let largest = differences.map { ($0 * $0).sum().squareRoot() }.max() ?? 0
    let count = Int(Swift.min((largest * 0.75 / tolerance).squareRoot().rounded(.up), lineLimit))
    for index in 1..<Swift.max(count, 1) {
      let part = Double(index) / Double(count)
      let rest = 1 - part
      append(
        rest * rest * (rest * start + 3 * part * control1)
          + part * part * (3 * rest * control2 + part * end))
    }
    append(end)
  }
}

extension RoundedRect {
  /// The corners in pixels, clockwise, with arcs replaced by straight lines.
  fileprivate func flattened(scale: Double) -> [SIMD2<Double>] {
    let start = Point(x: rect.left, y: rect.top).pixels(scale)
    let end = Point(x: rect.right, y: rect.bottom).pixels(scale)
    var points: [SIMD2<Double>] = []
    // Each corner of the rectangle, its radius, and the directions from its centre to the ends of its arc.
    let corners = [
      (SIMD2(start.x, start.y), radii.topLeft, SIMD2(-1.0, 0), SIMD2(0.0, -1)),
      (SIMD2(end.x, start.y), radii.topRight, SIMD2(0, -1), SIMD2(1, 0)),
      (SIMD2(end.x, end.y), radii.bottomRight, SIMD2(1, 0), SIMD2(0, 1)),
      (SIMD2(start.x, end.y), radii.bottomLeft, SIMD2(0, 1), SIMD2(-1, 0)),
    ]
    for (corner, radius, first, last) in corners {
      let radius = SIMD2(radius.width, radius.height) * scale
      guard radius != .zero else {
        points.append(corner)
        continue
      }
      let center = corner - (first + last) * radius
      // The middle of a line is inside its circle by the radius times an eighth of the squared angle.
      let count = Swift.min((.pi / 2 / (8 * tolerance / radius.max()).squareRoot()).rounded(.up), lineLimit)
      let degrees = 90 / Swift.max(count, 1)
      // Usually all corners are the same.
      if points.isEmpty { points.reserveCapacity(4 * (Int(count) + 2)) }
      let (sine, cosine) = (Mathematics.sine(degrees: degrees), Mathematics.cosine(degrees: degrees))
      // Rotated step by step, which is faster than computing the sine of each angle.
      var direction = first
      points.append(center + radius * first)
      for _ in 1..<Int(Swift.max(count, 1)) {
        direction = SIMD2(
          direction.x * cosine - direction.y * sine, direction.x * sine + direction.y * cosine)
        points.append(center + radius * direction)
      }
      points.append(center + radius * last)
    }
    return points
  }
}
