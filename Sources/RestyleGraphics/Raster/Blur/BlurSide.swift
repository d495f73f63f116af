import Restyle

/// One side of a blurred rectangle, and the part of each pixel of a row to the right of it.
///
/// The blur of a side is the sum of the blurs of thin straight strips: one for the straight part between two corners,
/// and several for each corner, as needed for its integral along the angle. A strip contributes to a row a weight that
/// depends on the row's distance, multiplied by the normal distribution across the side. So the cost of a row is at
/// most the width of the blur times the number of strips near it.
struct BlurSide {
  /// The strip between the corners, and the strips of the corners from the upper to the lower.
  private var straight: Strip
  private var corners: [[Strip]] = []
  private let heights: (top: Double, bottom: Double)
  private let blur: PixelBlur
  private let width: Int
  private var profiles: [Float] = []
  /// The pixels that are partly to the right of the side.
  private(set) var pixels: Range<Int>

  private struct Strip {
    /// The height of its centre.
    var height = 0.0
    var thickness = 0.0
    /// The pixels that are partly to the right of it.
    let pixels: Range<Int>
    /// The start of their values.
    let profile: Int
  }

  /// Creates a side.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle.
  ///   - x: The position of the side.
  ///   - inward: 1 if the rectangle is to the right of it, or -1 if it is to the left.
  ///   - radii: The radii of its upper and its lower corner.
  ///   - width: The width of the drawing.
  init(
    _ rectangle: BlurredRectangle, x: Double, inward: Double,
    radii: (upper: SIMD2<Double>, lower: SIMD2<Double>), width: Int
  ) {
    blur = rectangle.blur
    self.width = width
    heights = (rectangle.top + radii.upper.y, rectangle.bottom - radii.lower.y)
    straight = Strip(pixels: 0..<0, profile: 0)
    pixels = 0..<0
    straight = strip(x: x)
    pixels = straight.pixels
    for (center, radius, down) in [(heights.top, radii.upper, -1.0), (heights.bottom, radii.lower, 1)]
    where radius.y > 0 {
      // Enough that the distance between strips is less than the width of the blur.
      let nodes = Quadrature.nodes(1 + Int(radius.max() / blur.resolution / 3))
      let strips = nodes.map { part, weight in
        let (sine, cosine) = (Mathematics.sine(degrees: part * 90), Mathematics.cosine(degrees: part * 90))
        var strip = strip(x: x + inward * radius.x * (1 - cosine))
        strip.height = center + down * radius.y * sine
        strip.thickness = weight * .pi / 2 * radius.y * cosine
        return strip
      }
      corners.append(down < 0 ? strips.reversed() : strips)
    }
  }

  private mutating func strip(x: Double) -> Strip {
    let pixels = BlurredRectangle.pixels(from: x - blur.reach, to: x + blur.reach, count: width)
    self.pixels =
      min(pixels.lowerBound, self.pixels.lowerBound)..<max(pixels.upperBound, self.pixels.upperBound)
    let profile = profiles.count
    blur.append(pixels.count, from: Double(pixels.lowerBound) + 0.5 - x, to: &profiles)
    return Strip(pixels: pixels, profile: profile)
  }
}

extension BlurSide {
  /// Adds, to each pixel of a row, the part of it to the right of the side.
  ///
  /// - Parameters:
  ///   - y: The middle of the row.
  ///   - sign: 1 to add it, or -1 to subtract it.
  ///   - sums: The pixels.
  ///   - steps: Changes that apply to a pixel and all pixels after it.
  ///   - origin: The index of the first pixel.
  func add(
    row y: Double, sign: Float, to sums: UnsafeMutableBufferPointer<Float>,
    steps: UnsafeMutableBufferPointer<Float>, origin: Int
  ) {
    func add(_ strip: Strip, _ weight: Double) {
      let weight = Float(weight) * sign
      guard abs(weight) > 1e-7 else { return }
      let start = strip.pixels.lowerBound - origin
      let end = strip.pixels.upperBound - origin
      let (first, last) = (max(start, 0), min(end, sums.count))
      if first < last {
        profiles.withUnsafeBufferPointer { profiles in
          let source = UnsafeBufferPointer(rebasing: profiles[(strip.profile + first - start)...])
          let target = UnsafeMutableBufferPointer(rebasing: sums[first..<last])
          for index in target.indices { target[index] += source[index] * weight }
        }
      }
      if end <= sums.count { steps[max(end, 0)] += weight }
    }
    if heights.top < heights.bottom {
      add(straight, blur.part(between: y - heights.top, and: y - heights.bottom))
    }
    for strips in corners {
      var index = strips.partitionPoint { $0.height > y - blur.lineReach }
      while index < strips.count, strips[index].height < y + blur.lineReach {
        let strip = strips[index]
        add(strip, blur.density(at: y - strip.height) * strip.thickness)
        index += 1
      }
    }
  }
}
