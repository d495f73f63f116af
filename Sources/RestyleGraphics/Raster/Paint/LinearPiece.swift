/// A piece of a gradient along which colours change evenly, from one pixel to the next by the same.
///
/// Eight pixels are found at once from the colour of the first, in steps of 1/256 of what pixels distinguish: so a pixel is
/// off by less than 1/100 of that more than rounding takes.
struct LinearPiece {
  /// Where it starts and ends.
  let start: Float
  let end: Float
  private let color: SIMD4<Float>
  /// How the colour changes along the whole gradient, if it did so as here.
  private let change: SIMD4<Float>
  private let red: SIMD8<UInt16>
  private let green: SIMD8<UInt16>
  private let blue: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let isOpaque: Bool
  private let step: Float

  /// Creates the piece between two stops; nil where they lie at one place.
  ///
  /// - Parameters:
  ///   - start: The first stop, and its colour multiplied with the opacity.
  ///   - end: The second stop, likewise.
  ///   - isOpaque: Whether the gradient is opaque.
  ///   - step: How far a pixel lies along the gradient behind the one before.
  init?(
    from start: (location: Float, color: SIMD4<Float>), to end: (location: Float, color: SIMD4<Float>),
    isOpaque: Bool, step: Float
  ) {
    self.start = start.location
    self.end = end.location
    // In what is narrower no eight pixels lie.
    guard end.location - start.location > 1e-6 else { return nil }
    self.step = step
    color = start.color
    change = (end.color - start.color) / (end.location - start.location)
    let steps = change * step * Self.unit
    func lanes(_ step: Float) -> SIMD8<UInt16> {
      // Of no eight pixels within a piece do two differ by more than all; nor is what is no number smaller.
      let bounded = step.magnitude <= Self.unit ? step : 0
      // Beside this number, floats are whole, and their lowest bits those of the number that was added.
      let sums = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) * bounded + 12_582_912
      return SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(sums, to: SIMD8<UInt32>.self))
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
  /// By how many parts of 255 a component differs from one pixel to the next, at most.
  var largestChange: Double { Double(max(change.max(), -change.min()) * step.magnitude * 255) }

  func holds(_ range: (Float, Float)) -> Bool { range.0 >= start && range.1 <= end }

  /// How many more times eight pixels lie in the piece, behind those that take up a range of it.
  func eightsBehind(_ range: (Float, Float)) -> Int {
    let room = step < 0 ? range.0 - start : end - range.1
    // One less than there is room for, as places are rounded; what is no number is none.
    let count = room / (8 * step.magnitude) - 1
    return count > 0 ? Int(min(count, 1e6)) : 0
  }

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
