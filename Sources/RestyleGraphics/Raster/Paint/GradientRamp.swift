/// The repetition of the rows of a slanted gradient.
///
/// Each row has the colours of the row above, shifted by a number of pixels that usually isn't whole. The shift is
/// rounded to a fraction of a pixel so small that no colour is off by more than 1/256 of a step between colours. Then
/// only a few rows differ by more than whole pixels, which are called phases, and each row is a part of one of them.
struct GradientRamp: Sendable {
  /// The distance between pixels along the gradient.
  let step: Double
  /// The number of phases per pixel, a power of two.
  let phaseCount: Int
  /// The pixels between the ends of the gradient, counted from its start.
  let pixels: Range<Int>
}

extension GradientRamp {
  /// The maximum number of pixels in all phases, which fit in a processor's cache.
  private static let limit = 131_072.0

  /// Finds the repetition of rows; nil if computing all phases takes at least half of the time of all rows, or if they
  /// take too much memory.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the gradient.
  ///   - step: The distance between pixels along the gradient.
  ///   - area: The number of pixels in the drawing.
  init?(of pieces: [LinearPiece], step: Double, area: Int) {
    let ends = pieces.flatMap { [Double($0.start) / step, Double($0.end) / step] }
    let change = pieces.reduce(0) { max($0, $1.largestChange) }
    let limit = min(Self.limit, Double(area / 2))
    // NaN fails these comparisons.
    guard let start = ends.min(), let end = ends.max(), abs(start) < limit, abs(end) < limit,
      change * 128 < limit
    else { return nil }
    // At least eight more pixels on each side, which are all beyond the ends.
    let first = (Int(start.rounded(.down)) - 16) & ~7
    let pixels = first..<Int(end.rounded(.up)) + 16
    var phaseCount = 1
    while Double(phaseCount) < change * 128 { phaseCount *= 2 }
    guard Double(phaseCount * pixels.count) <= limit else { return nil }
    self.step = step
    self.phaseCount = phaseCount
    self.pixels = pixels
  }

  /// The position in the ramp of a row that starts at a place along the gradient.
  @inline(__always)
  func place(of origin: Double) -> (phase: Int, shift: Int) {
    // Everything farther away has the colour of an end.
    let limit = 1e12
    let place = Int(min(max((origin / step * Double(phaseCount)).rounded(), -limit), limit))
    return (place & (phaseCount - 1), place >> phaseCount.trailingZeroBitCount)
  }

  /// The position of pixel 0 along the gradient.
  func origin(of phase: Int) -> Double { Double(phase) / Double(phaseCount) * step }
}
