/// A gradient in pixels; the colour of a pixel is that at its centre.
struct PixelGradient: Sendable {
  let geometry: Geometry
  let locations: [Float]
  /// The premultiplied components at each stop.
  private let colors: [SIMD4<Float>]
  let isOpaque: Bool
  /// The distance of pixel centres along a line from those on the left, and from those above.
  let change: SIMD2<Double>
  /// Whether each row has one colour.
  let isUpright: Bool
  /// The pieces between the stops of a line.
  let pieces: [LinearPiece]
  /// The repetition of its rows; nil if there is none, or not enough.
  let ramp: GradientRamp?

  enum Geometry: Sendable {
    case linear(start: SIMD2<Double>, end: SIMD2<Double>)
    case radial(center: SIMD2<Double>, radii: SIMD2<Double>)
  }

  /// Creates a gradient for a drawing of a number of pixels.
  init(_ stops: [Paint.Stop], _ geometry: Geometry, area: Int) {
    self.geometry = geometry.straightened
    locations = stops.map { Float($0.location) }
    colors = stops.map { $0.color.premultiplied }
    let isOpaque = stops.allSatisfy { $0.color.isOpaque }
    self.isOpaque = isOpaque
    change = self.geometry.change
    let step = change.x
    isUpright = if case .linear(let start, let end) = self.geometry { start.x == end.x } else { false }
    let places = Array(zip(locations, colors))
    let pieces = zip(places, places.dropFirst()).compactMap {
      LinearPiece(from: $0, to: $1, isOpaque: isOpaque, step: Float(step))
    }
    self.pieces = pieces
    // A step between two stops at the same location must be at its exact position.
    ramp =
      pieces.count + 1 == stops.count && !isUpright
      ? GradientRamp(of: pieces, step: step, area: area) : nil
  }
}

extension PixelGradient.Geometry {
  /// The distance of a pixel along a line from its neighbours; the line is from 0 to 1.
  fileprivate var change: SIMD2<Double> {
    guard case .linear(let start, let end) = self, start != end else { return .zero }
    let line = end - start
    return line / (line * line).sum()
  }

  var hasExtent: Bool {
    switch self {
    case .linear(let start, let end): start != end
    case .radial(_, let radii): radii.x > 0 && radii.y > 0
    }
  }

  /// The geometry with a line that is exactly vertical or horizontal, if it is only off by the rounding of an angle.
  fileprivate var straightened: Self {
    guard case .linear(let start, var end) = self else { return self }
    let extent = end - start
    if abs(extent.x) < abs(extent.y) * 1e-9 { end.x = start.x }
    if abs(extent.y) < abs(extent.x) * 1e-9 { end.y = start.y }
    return .linear(start: start, end: end)
  }
}

extension PixelGradient {
  /// Computes the pixels of a part of a row.
  func fill(_ pixels: UnsafeMutableBufferPointer<Pixel>, row: Int, from first: Int) {
    switch geometry {
    case .linear: fillLine(pixels, row: row, from: first)
    case .radial(let center, let radii):
      let height = Float((Double(row) + 0.5 - center.y) / radii.y)
      let origin = (Double(first) + 0.5 - center.x) / radii.x
      let steps = Self.lanes / Float(radii.x)
      var stop = 0
      func eight(from index: Int) -> SIMD8<UInt32> {
        let widths = steps + Float(origin + Double(index) / radii.x)
        let locations = (widths * widths + height * height).squareRoot()
        let ends = (locations[0], locations[7])
        // The point nearest to the centre can be between two ends.
        let nearest = widths[0] < 0 && widths[7] > 0 ? height.magnitude : min(ends.0, ends.1)
        return bits(at: locations, within: (nearest, max(ends.0, ends.1)), after: &stop)
      }
      let target = UnsafeMutableRawBufferPointer(pixels)
      let end = pixels.count - pixels.count % 8
      for index in stride(from: 0, to: end, by: 8) {
        target.storeBytes(of: eight(from: index), toByteOffset: 4 * index, as: SIMD8<UInt32>.self)
      }
      guard end < pixels.count else { return }
      let last = eight(from: end)
      for index in end..<pixels.count { pixels[index] = Pixel(bits: last[index - end]) }
    }
  }

  typealias Locations = SIMD8<Float>

  static let lanes = Locations(0, 1, 2, 3, 4, 5, 6, 7)

  /// Computes the pixels at eight places.
  ///
  /// Each stop adds its difference from the previous one, in proportion to how far a place is past that.
  ///
  /// - Parameters:
  ///   - places: The places, from 0 at the start to 1 at the end.
  ///   - range: The smallest and the largest of them.
  ///   - stop: The stop before the last requested places, where the search for the next one starts.
  /// - Returns: The pixels.
  @inline(__always)
  func bits(
    at places: Locations, within range: (Float, Float), after stop: inout Int
  ) -> SIMD8<UInt32> {
    while stop + 1 < locations.count, locations[stop + 1] <= range.0 { stop += 1 }
    while stop > 0, locations[stop] > range.0 { stop -= 1 }
    let color = colors[stop]
    var red = Locations(repeating: color.x)
    var green = Locations(repeating: color.y)
    var blue = Locations(repeating: color.z)
    var alpha = Locations(repeating: color.w)
    var next = stop + 1
    while next < locations.count, locations[next - 1] < range.1 {
      let start = locations[next - 1]
      // Two stops at the same location form a step.
      let distance = max(locations[next] - start, 1e-9)
      var parts = (places - start) * (1 / distance)
      if range.0 < start { parts.replace(with: 0, where: parts .< 0) }
      if range.1 > locations[next] { parts.replace(with: 1, where: parts .> 1) }
      let change = colors[next] - colors[next - 1]
      red += parts * change.x
      green += parts * change.y
      blue += parts * change.z
      alpha += parts * change.w
      next += 1
    }
    return red.steps | green.steps &<< 8 | blue.steps &<< 16 | alpha.steps &<< 24
  }
}

extension SIMD8<Float> {
  /// Components in 0...1 in units of 1/255, rounded to the nearest.
  @inline(__always)
  fileprivate var steps: SIMD8<UInt32> {
    // As for one pixel: the lowest bits of a float above 2²³ are those of the integer.
    unsafeBitCast(self * 255 + 8_388_608, to: SIMD8<UInt32>.self) & 0xFF
  }
}
