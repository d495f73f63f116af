/// A piece of a gradient along which colours change evenly, from one pixel to the next by the same.
///
/// Eight pixels are found at once from the colour of the first, in steps of 1/256 of what pixels tell apart: so a pixel is
/// off by less than 1/100 of that more than rounding takes.
struct LinearPiece {
  private let start: Float
  private let end: Float
  private let color: SIMD4<Float>
  /// How the colour changes along the whole gradient, if it did so as here.
  private let change: SIMD4<Float>
  private let red: SIMD8<UInt16>
  private let green: SIMD8<UInt16>
  private let blue: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let isOpaque: Bool

  /// Finds the piece that some places lie in; nil where they lie in none, or in several.
  ///
  /// - Parameters:
  ///   - locations: Where the stops are.
  ///   - colors: Their colours, multiplied with the opacity.
  ///   - isOpaque: Whether all of them are opaque.
  ///   - step: How far a pixel lies along the gradient behind the one before.
  ///   - range: The places.
  init?(
    _ locations: [Float], _ colors: [SIMD4<Float>], isOpaque: Bool, step: Float, around range: (Float, Float)
  ) {
    let next = locations.partitionPoint { $0 > range.0 }
    guard next > 0, next < locations.count, range.1 <= locations[next] else { return nil }
    start = locations[next - 1]
    end = locations[next]
    // Of what is narrower no pixel has more than one place.
    guard end - start > 1e-6 else { return nil }
    color = colors[next - 1]
    change = (colors[next] - colors[next - 1]) / (end - start)
    let steps = change * step * Self.unit
    func lanes(_ step: Float) -> SIMD8<UInt16> {
      let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
      // Of no eight pixels within a piece do two differ by more than all; nor is what is no number smaller.
      let bounded = step.magnitude <= Self.unit ? step : 0
      return SIMD8<UInt16>(truncatingIfNeeded: SIMD8<Int32>((lanes * bounded).rounded(.toNearestOrEven)))
    }
    red = lanes(steps.x)
    green = lanes(steps.y)
    blue = lanes(steps.z)
    alpha = lanes(steps.w)
    self.isOpaque = isOpaque
  }

  /// The number of all of a component: 256 to a step of a pixel.
  private static let unit: Float = 255 * 256
}

extension LinearPiece {
  @inline(__always)
  func holds(_ range: (Float, Float)) -> Bool { range.0 >= start && range.1 <= end }

  /// Eight pixels, the first at a place.
  @inline(__always)
  func bits(from place: Float) -> SIMD8<UInt32> {
    // Half a step, so that cutting off rounds; and what shifts a number to the lowest bits of a float.
    let first = unsafeBitCast(
      (color + change * (place - start)) * Self.unit + (128 + 8_388_608), to: SIMD4<UInt32>.self)
    func component(_ index: Int, _ lanes: SIMD8<UInt16>) -> SIMD8<UInt16> {
      SIMD8(repeating: UInt16(truncatingIfNeeded: first[index])) &+ lanes
    }
    var (red, green, blue) = (component(0, red), component(1, green), component(2, blue))
    var alpha = SIMD8<UInt16>(repeating: 0xFF00)
    if !isOpaque {
      alpha = component(3, self.alpha)
      // No colour exceeds the opacity, rounded as they are.
      red = pointwiseMin(red, alpha)
      green = pointwiseMin(green, alpha)
      blue = pointwiseMin(blue, alpha)
    }
    var halves = SIMD16<UInt16>()
    halves.evenHalf = red &>> 8 | green & 0xFF00
    halves.oddHalf = blue &>> 8 | alpha & 0xFF00
    return unsafeBitCast(halves, to: SIMD8<UInt32>.self)
  }
}
