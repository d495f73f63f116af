/// A Gaussian blur along one axis, averaged over pixels.
///
/// Each pixel has the mean over its width. All lengths are in pixels.
struct PixelBlur {
  /// The effective standard deviation.
  private let deviation: Double
  /// Whether means are computed from integrals.
  private let isIntegrated: Bool

  /// Creates the blur of a standard deviation.
  ///
  /// Averaging over a pixel is a blur, too, with a variance of 1/12. Combined with a blur that is wider than a pixel,
  /// it is practically a Gaussian, so the value at the centre of the pixel is the mean: with 1.5 pixels, the error is
  /// 0.0001.
  init(deviation: Double) {
    isIntegrated = deviation < 1.5
    self.deviation = isIntegrated ? deviation : (deviation * deviation + 1 / 12).squareRoot()
  }
}

extension PixelBlur {
  /// The reach of an edge's blur: beyond it, less than 0.00025 remains.
  var reach: Double { 3.5 * deviation + (isIntegrated ? 0.5 : 0) }

  /// The distance within which an infinitely thin line has a visible effect.
  var lineReach: Double { 5 * deviation + (isIntegrated ? 0.5 : 0) }

  /// The maximum distance between points of a curve that are blurred separately.
  var resolution: Double { max(deviation, 0.25) }

  /// Appends the blurred coverage of pixels by the area on one side of an edge.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - start: The distance of the first pixel's centre after the edge; it grows by one for each pixel.
  ///   - parts: The array to append to.
  func append(_ count: Int, from start: Double, to parts: inout [Float]) {
    guard isIntegrated else {
      return NormalDistribution.append(count, from: start / deviation, step: 1 / deviation, to: &parts)
    }
    NormalDistribution.appendMeans(
      count, from: (start - 0.5) / deviation, step: 1 / deviation, to: &parts)
  }

  /// Computes the blurred coverage of a pixel by the area between two edges.
  ///
  /// - Parameters:
  ///   - start: The distance of its centre after the first edge.
  ///   - end: The distance of its centre after the second edge.
  /// - Returns: The coverage.
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

  /// Computes the blurred coverage of a pixel by a thin strip, per pixel of the strip's thickness.
  ///
  /// - Parameter distance: The distance of its centre.
  /// - Returns: The coverage.
  func density(at distance: Double) -> Double {
    guard isIntegrated else { return NormalDistribution.density(at: distance / deviation) / deviation }
    return NormalDistribution.part(from: (distance - 0.5) / deviation, to: (distance + 0.5) / deviation)
  }
}
