/// A Gaussian blur along one axis, as pixels show it.
///
/// Each pixel has the mean over its width. Lengths are in pixels.
struct PixelBlur {
  /// The standard deviation that is used.
  private let deviation: Double
  /// Whether means are found by integrals.
  private let isIntegrated: Bool

  /// Creates the blur of a standard deviation.
  ///
  /// The width of a pixel is a blur of its own, whose variance is a twelfth. Beside a blur that is wider than a pixel
  /// it is as good as a Gaussian too, so that the middle of a pixel has the mean: with 1.5 pixels, a ten-thousandth
  /// is missing.
  init(deviation: Double) {
    isIntegrated = deviation < 1.5
    self.deviation = isIntegrated ? deviation : (deviation * deviation + 1 / 12).squareRoot()
  }
}

extension PixelBlur {
  /// How far the blur of an edge reaches: behind it is less than a quarter of a thousandth.
  var reach: Double { 3.5 * deviation + (isIntegrated ? 0.5 : 0) }

  /// How far what is infinitely thin reaches so that it counts.
  var lineReach: Double { 5 * deviation + (isIntegrated ? 0.5 : 0) }

  /// How far points of a curve may lie apart for each to be blurred by itself.
  var resolution: Double { max(deviation, 0.25) }

  /// Appends what pixels have of what lies to one side of an edge.
  ///
  /// - Parameters:
  ///   - count: How many pixels there are.
  ///   - start: How far the middle of the first one lies behind the edge; that of the next one lies a pixel farther.
  ///   - parts: What to append to.
  func append(_ count: Int, from start: Double, to parts: inout [Float]) {
    guard isIntegrated else {
      return NormalDistribution.append(count, from: start / deviation, step: 1 / deviation, to: &parts)
    }
    NormalDistribution.appendMeans(
      count, from: (start - 0.5) / deviation, step: 1 / deviation, to: &parts)
  }

  /// Finds what a pixel has of what lies between two edges.
  ///
  /// - Parameters:
  ///   - start: How far its middle lies behind the first edge.
  ///   - end: How far its middle lies behind the second edge.
  /// - Returns: The part of it.
  func part(between start: Double, and end: Double) -> Double {
    guard isIntegrated else {
      return NormalDistribution.part(from: end / deviation, to: start / deviation)
    }
    func mean(_ place: Double) -> Double {
      deviation
        * (NormalDistribution.integral(to: (place + 0.5) / deviation)
          - NormalDistribution.integral(to: (place - 0.5) / deviation))
    }
    return mean(start) - mean(end)
  }

  /// Finds what a pixel has of something thin, for each pixel that this is thick.
  ///
  /// - Parameter distance: How far its middle lies away.
  /// - Returns: The part of it.
  func density(at distance: Double) -> Double {
    guard isIntegrated else { return NormalDistribution.density(at: distance / deviation) / deviation }
    return NormalDistribution.part(from: (distance - 0.5) / deviation, to: (distance + 0.5) / deviation)
  }
}
