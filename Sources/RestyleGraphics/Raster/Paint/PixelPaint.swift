/// The paint of an area, in pixels.
enum PixelPaint: Sendable {
  case pixel(Pixel)
  // Indirect, so that copying a paint retains a single reference.
  indirect case gradient(PixelGradient)
}

extension PixelPaint {
  /// Creates the paint for a drawing of a number of pixels.
  init(_ paint: Paint, scale: Double, area: Int) {
    switch paint {
    case .color(let color): self = .pixel(Pixel(color))
    case .linearGradient(let start, let end, let stops):
      self = Self.gradient(
        stops, .linear(start: start.pixels(scale), end: end.pixels(scale)), area: area)
    case .radialGradient(let center, let radius, let stops):
      self = Self.gradient(
        stops,
        .radial(center: center.pixels(scale), radii: SIMD2(radius.width, radius.height) * scale),
        area: area)
    }
  }

  private static func gradient(_ stops: [Paint.Stop], _ geometry: PixelGradient.Geometry, area: Int)
    -> PixelPaint
  {
    guard let first = stops.first, let last = stops.last else { return .pixel(.clear) }
    if stops.allSatisfy({ $0.color == first.color }) { return .pixel(Pixel(first.color)) }
    // Without an extent, everything is beyond the end, as in SVG 2, section 14.2.2.
    return geometry.hasExtent
      ? .gradient(PixelGradient(stops, geometry, area: area)) : .pixel(Pixel(last.color))
  }

  /// Whether it hides everything behind it.
  var isOpaque: Bool {
    switch self {
    case .pixel(let pixel): pixel.isOpaque
    case .gradient(let gradient): gradient.isOpaque
    }
  }

  var isClear: Bool {
    if case .pixel(.clear) = self { true } else { false }
  }

  /// The colour of a whole row; nil if it varies.
  func pixel(row: Int) -> Pixel? {
    switch self {
    case .pixel(let pixel): pixel
    case .gradient(let gradient): gradient.pixel(row: row)
    }
  }

  /// The colour at the centre of a pixel.
  func pixel(x: Int, row: Int) -> Pixel {
    switch self {
    case .pixel(let pixel): return pixel
    case .gradient(let gradient):
      var pixel = Pixel.clear
      withUnsafeMutablePointer(to: &pixel) {
        gradient.fill(UnsafeMutableBufferPointer(start: $0, count: 1), row: row, from: x)
      }
      return pixel
    }
  }

  /// Marks each row that differs from the one above it even if both have the same coverage.
  func markChanges(in changes: inout [Bool], rows: Range<Int>) {
    if case .gradient(let gradient) = self { gradient.markChanges(in: &changes, rows: rows) }
  }
}

extension Point {
  /// The point in pixels, limited to values in which doubles still have fractions; no drawing is that large.
  func pixels(_ scale: Double) -> SIMD2<Double> {
    let limit = 1e8
    return SIMD2(min(max(x * scale, -limit), limit), min(max(y * scale, -limit), limit))
  }
}
