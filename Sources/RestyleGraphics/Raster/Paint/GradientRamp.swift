/// How the rows of a slanted gradient repeat one another.
///
/// Each row has the colours of the row above, some pixels further on. Most often these aren't whole pixels; but where a
/// row starts is rounded to so small a part of one that no colour is off by more than 1/256 of what pixels distinguish.
/// Then few rows are left that differ by more than whole pixels, the phases; and of these each row is a part.
struct GradientRamp: Sendable {
  /// How far a pixel lies along the gradient behind the one before.
  let step: Double
  /// How many parts of a pixel are distinguished, a power of two.
  let phaseCount: Int
  /// The pixels that don't lie beyond the ends of the gradient, counted from its start.
  let pixels: Range<Int>
}

extension GradientRamp {
  /// How many pixels all phases may have: as many as a processor keeps near to it.
  private static let limit = 131_072.0

  /// Finds how rows repeat; nil if to have all phases takes half of the time of having all rows, or more room than
  /// there should be.
  ///
  /// - Parameters:
  ///   - pieces: What the gradient consists of.
  ///   - step: How far a pixel lies along it behind the one before.
  ///   - area: How many pixels there are in the drawing.
  init?(of pieces: [LinearPiece], step: Double, area: Int) {
    let ends = pieces.flatMap { [Double($0.start) / step, Double($0.end) / step] }
    let change = pieces.reduce(0) { max($0, $1.largestChange) }
    let limit = min(Self.limit, Double(area / 2))
    // All that is no number fails here.
    guard let start = ends.min(), let end = ends.max(), abs(start) < limit, abs(end) < limit,
      change * 128 < limit
    else { return nil }
    // Eight pixels and more on each side, of which all lie beyond the ends.
    let first = (Int(start.rounded(.down)) - 16) & ~7
    let pixels = first..<Int(end.rounded(.up)) + 16
    var phaseCount = 1
    while Double(phaseCount) < change * 128 { phaseCount *= 2 }
    guard Double(phaseCount * pixels.count) <= limit else { return nil }
    self.step = step
    self.phaseCount = phaseCount
    self.pixels = pixels
  }

  /// Where the row that starts at a place along the gradient starts in the ramp.
  @inline(__always)
  func place(of origin: Double) -> (phase: Int, shift: Int) {
    // What lies farther away has the colour of an end.
    let limit = 1e12
    let place = Int(min(max((origin / step * Double(phaseCount)).rounded(), -limit), limit))
    return (place & (phaseCount - 1), place >> phaseCount.trailingZeroBitCount)
  }

  /// How far the pixel numbered 0 lies along the gradient.
  func origin(of phase: Int) -> Double { Double(phase) / Double(phaseCount) * step }
}
