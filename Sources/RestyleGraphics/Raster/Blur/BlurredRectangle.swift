/// A rectangle with round corners whose edges are blurred by a Gaussian, in pixels.
struct BlurredRectangle {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  /// The widths and heights of the corners, clockwise from the upper left; they don't overlap.
  let radii: [SIMD2<Double>]
  /// The standard deviation of the blur.
  let deviation: Double
}

extension BlurredRectangle {
  /// Creates the rectangle of a shadow.
  init(_ shadow: DisplayList.Shadow, scale: Double) {
    // Limited to beyond any drawing, since the cost of a corner grows with its size.
    let limit = 65_536.0
    func cut(_ length: Double) -> Double { min(max(length * scale, -limit), limit) }
    let rect = shadow.shape.rect
    left = cut(rect.left)
    top = cut(rect.top)
    right = cut(rect.right)
    bottom = cut(rect.bottom)
    let radii = shadow.shape.radii
    let extent = SIMD2(right - left, bottom - top)
    self.radii = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      pointwiseMin(SIMD2($0.width, $0.height) * scale, extent)
    }
    deviation = min(shadow.deviation * scale, limit)
  }

  /// The blur of its edges.
  var blur: PixelBlur { PixelBlur(deviation: deviation) }

  /// The rows of a drawing that the blur reaches.
  func rows(height: Int) -> Range<Int> {
    Self.pixels(from: top - blur.reach, to: bottom + blur.reach, count: height)
  }

  /// The existing pixels between two coordinates.
  static func pixels(from start: Double, to end: Double, count: Int) -> Range<Int> {
    let count = Double(count)
    let first = min(max(start.rounded(.down), 0), count)
    return Int(first)..<Int(min(max(end.rounded(.up), first), count))
  }

  /// Marks each row that differs from the one above it: all rows that the blur of an end reaches.
  func markChanges(in changes: inout [Bool]) {
    let rows = rows(height: changes.count)
    let reach = blur.reach
    let middle = Self.pixels(
      from: (top + max(radii[0].y, radii[1].y) + reach).rounded(.up),
      to: (bottom - max(radii[2].y, radii[3].y) - reach).rounded(.down), count: changes.count)
    for row in rows where row <= middle.lowerBound || row >= middle.upperBound { changes[row] = true }
    if rows.upperBound < changes.count { changes[rows.upperBound] = true }
  }
}
