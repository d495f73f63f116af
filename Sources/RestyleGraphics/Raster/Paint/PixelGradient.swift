/// A gradient in pixels, whose colour is that in the middle of each pixel.
struct PixelGradient: Sendable {
  private let geometry: Geometry
  private let locations: [Float]
  /// The components at each stop, multiplied with the opacity.
  private let colors: [SIMD4<Float>]
  let isOpaque: Bool

  enum Geometry: Sendable {
    case linear(start: SIMD2<Double>, end: SIMD2<Double>)
    case radial(center: SIMD2<Double>, radii: SIMD2<Double>)
  }

  init(_ stops: [Paint.Stop], _ geometry: Geometry) {
    self.geometry = geometry
    locations = stops.map { Float($0.location) }
    colors = stops.map(\.color.premultiplied)
    isOpaque = stops.allSatisfy(\.color.isOpaque)
  }
}

extension PixelGradient.Geometry {
  var hasExtent: Bool {
    switch self {
    case .linear(let start, let end): start != end
    case .radial(_, let radii): radii.x > 0 && radii.y > 0
    }
  }
}

extension PixelGradient {
  /// Whether rows look different: all do but those of a gradient from one side to the other.
  var changesByRow: Bool {
    if case .linear(let start, let end) = geometry { start.y != end.y } else { true }
  }

  /// The colour of a whole row, nil if it isn't the same all over it.
  func pixel(row: Int) -> Pixel? {
    guard case .linear(let start, let end) = geometry, start.x == end.x else { return nil }
    var stop = 0
    return pixel(at: Float((Double(row) + 0.5 - start.y) / (end.y - start.y)), &stop)
  }

  /// Finds the pixels of a part of a row.
  func fill(_ pixels: UnsafeMutableBufferPointer<Pixel>, row: Int, from first: Int) {
    var stop = 0
    let y = Double(row) + 0.5
    let x = Double(first) + 0.5
    switch geometry {
    case .linear(let start, let end):
      // The part of the way that the point has come along the line (SVG 2, section 14.2.2).
      let line = end - start
      let unit = line / (line * line).sum()
      let origin = ((SIMD2(x, y) - start) * unit).sum()
      for index in pixels.indices {
        pixels[index] = pixel(at: Float(origin + Double(index) * unit.x), &stop)
      }
    case .radial(let center, let radii):
      let height = (y - center.y) / radii.y
      let square = Float(height * height)
      let origin = (x - center.x) / radii.x
      for index in pixels.indices {
        let width = Float(origin + Double(index) / radii.x)
        pixels[index] = pixel(at: (square + width * width).squareRoot(), &stop)
      }
    }
  }

  /// The colour at a place.
  ///
  /// - Parameters:
  ///   - location: The place, from 0 at the start to 1 at the end.
  ///   - stop: The stop before the place that was found last; the next one is looked for from there.
  /// - Returns: The colour.
  @inline(__always)
  private func pixel(at location: Float, _ stop: inout Int) -> Pixel {
    while stop + 1 < locations.count, locations[stop + 1] <= location { stop += 1 }
    while stop > 0, locations[stop] > location { stop -= 1 }
    guard location > locations[stop], stop + 1 < locations.count else {
      return Pixel(premultiplied: colors[stop])
    }
    let part = (location - locations[stop]) / (locations[stop + 1] - locations[stop])
    return Pixel(premultiplied: colors[stop] + (colors[stop + 1] - colors[stop]) * part)
  }
}
