/// A piece of a gradient in which colours change by the same amount from pixel to pixel.
///
/// Eight pixels are computed at once from the colour of the first, in units of 1/256 of a pixel's step. The additional
/// error over rounding is below 1/100 of a step.
struct LinearPiece {
  /// The start and the end.
  let start: Float
  let end: Float
  private let color: SIMD4<Float>
  /// The change of the colour, extrapolated to the whole gradient.
  private let change: SIMD4<Float>
  private let red: SIMD8<UInt16>
  private let green: SIMD8<UInt16>
  private let blue: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let isOpaque: Bool
  private let step: Float

  /// Creates the piece between two stops; nil if they are at the same location.
  ///
  /// - Parameters:
  ///   - start: The first stop, with its premultiplied colour.
  ///   - end: The second stop, likewise.
  ///   - isOpaque: Whether the gradient is opaque.
  ///   - step: The distance between pixels along the gradient.
  init?(
    from start: (location: Float, color: SIMD4<Float>), to end: (location: Float, color: SIMD4<Float>),
    isOpaque: Bool, step: Float
  ) {
    self.start = start.location
    self.end = end.location
    // Narrower pieces never contain eight pixels.
    guard end.location - start.location > 1e-6 else { return nil }
    self.step = step
    color = start.color
    change = (end.color - start.color) / (end.location - start.location)
    let steps = change * step * Self.unit
    func lanes(_ step: Float) -> SIMD8<UInt16> {
      // Pixels within a piece never differ by more than the whole range; NaN fails the comparison, too.
      let bounded = step.magnitude <= Self.unit ? step : 0
      // Floats of this magnitude are whole numbers, and their lowest bits are those of the added number.
      let sums = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * bounded + 12_582_912
      return SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(sums, to: SIMD8<UInt32>.self))
    }
    red = lanes(steps.x)
    green = lanes(steps.y)
    blue = lanes(steps.z)
    alpha = lanes(steps.w)
    self.isOpaque = isOpaque
  }

  /// The value of a full component, with 256 units per step of a pixel.
  private static let unit: Float = 255 * 256
}

extension LinearPiece {
  /// The maximum difference of a component between adjacent pixels, in units of 1/255.
  var largestChange: Double { Double(max(change.max(), -change.min()) * step.magnitude * 255) }

  func holds(_ range: (Float, Float)) -> Bool { range.0 >= start && range.1 <= end }

  /// The number of further groups of eight pixels that fit in the piece after those in a range.
  func eightsBehind(_ range: (Float, Float)) -> Int {
    let room = step < 0 ? range.0 - start : end - range.1
    // One less than fit, since places are rounded; NaN results in zero.
    let count = room / (8 * step.magnitude) - 1
    return count > 0 ? Int(min(count, 1e6)) : 0
  }

  /// Computes eight pixels; the first is at a place.
  @inline(__always)
  func bits(from place: Float) -> SIMD8<UInt32> {
    // Half a step, so that truncation rounds; and 2²³, which moves an integer to the lowest bits of a float.
    let first = unsafeBitCast(
      (color + change * (place - start)) * Self.unit + (128 + 8_388_608), to: SIMD4<UInt32>.self)
    func component(_ index: Int, _ lanes: SIMD8<UInt16>) -> SIMD8<UInt16> {
      SIMD8(repeating: UInt16(truncatingIfNeeded: first[index])) &+ lanes
    }
    var (red, green, blue) = (component(0, red), component(1, green), component(2, blue))
    var alpha = SIMD8<UInt16>(repeating: 0xFF00)
    if !isOpaque {
      alpha = component(3, self.alpha)
      // Limit colours to the opacity, which they can exceed after rounding.
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
