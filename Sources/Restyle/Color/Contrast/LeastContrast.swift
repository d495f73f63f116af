/// Finds the smallest contrast of a colour with a translucent background, over any colour behind it.
///
/// Each component of the visible background has its own range, and luminance is a sum over components. A weighted sum
/// of two luminances is therefore minimised component by component.
struct LeastContrast {
  private let space: ColorSpace
  /// The visible background over black and over white.
  private let lower: Color.Vector
  private let upper: Color.Vector
  /// The visible foreground is this colour plus a share of the background.
  private let foreground: Color.Vector
  private let share: Double
  /// The contribution of each component's light to the luminance.
  private let weights: Color.Vector

  /// Creates a search, with both colours clamped to the gamut of the colours behind them.
  init(of foreground: Color, on background: Color) {
    let space = foreground.space == background.space ? foreground.space : .displayP3
    func premultiplied(_ color: Color) -> Color.Vector {
      color.converted(to: space).light.rgb.clamped(lowerBound: .zero, upperBound: .one) * color.alpha
    }
    func weight(_ light: Color.Vector) -> Double {
      Color.luminance(ofLinearSRGB: ColorSpace.sRGB.linearFromXYZ * (space.xyzFromLinear * light))
    }
    self.space = space
    lower = premultiplied(background)
    upper = lower + (1 - background.alpha)
    self.foreground = premultiplied(foreground)
    share = 1 - foreground.alpha
    weights = Color.Vector(weight([1, 0, 0]), weight([0, 1, 0]), weight([0, 0, 1]))
  }

  /// The visible background with the smallest contrast; nil if the foreground can have no contrast at all.
  var background: Color? {
    // If one backdrop makes the foreground lighter and another makes it darker, a backdrop in between makes it equal.
    let (lightest, darkest) = (lights(at: least(front: -1, back: 1)), lights(at: least(front: 1, back: -1)))
    let isLighter = darkest.front > darkest.back
    guard isLighter || lightest.front < lightest.back else { return nil }
    // Dinkelbach 1967, "On nonlinear fractional programming": minimising the difference of the terms for one ratio
    // leads to a smaller ratio, until there is none.
    var position = lower
    var ratio = Double.infinity
    while true {
      let (front, back) = lights(at: position)
      let next = isLighter ? front / back : back / front
      guard next < ratio else { return Color(Color.Components(position, alpha: 1, space: space)) }
      ratio = next
      position = isLighter ? least(front: 1, back: -ratio) : least(front: -ratio, back: 1)
    }
  }
}

extension LeastContrast {
  /// Returns both luminances with the light that screens reflect added; the contrast is their ratio.
  private func lights(at position: Color.Vector) -> (front: Double, back: Double) {
    func light(_ encoded: Color.Vector) -> Double {
      (weights * TransferFunction.sRGB.decoded(encoded)).sum() + 0.05
    }
    return (light(foreground + share * position), light(position))
  }

  /// Returns the background that minimises the weighted sum of both luminances, one of which has a negative weight.
  private func least(front: Double, back: Double) -> Color.Vector {
    var position = lower
    for index in position.indices {
      var least = Double.infinity
      for candidate in candidates(index, slopes: -front * share / back) {
        let candidate = candidate.clamped(to: lower[index]...upper[index])
        let seen = foreground[index] + share * candidate
        let sum =
          front * TransferFunction.sRGB.decoded(seen) + back * TransferFunction.sRGB.decoded(candidate)
        if sum < least { (least, position[index]) = (sum, candidate) }
      }
    }
    return position
  }

  /// Returns the possible minima of the sum in one component.
  ///
  /// These are both ends, the points where either curve changes from its linear to its power segment, and the points
  /// where the slope of the sum is 0, that is, where the slope of the background's curve is a multiple of the
  /// foreground's.
  private func candidates(_ index: Int, slopes: Double) -> [Double] {
    let foreground = foreground[index]
    func position(of seen: Double) -> Double { (seen - foreground) / share }
    // The power segment is ((x + 0.055) / 1.055) ^ 2.4, the linear segment x / 12.92.
    func power(ofSlope slope: Double) -> Double {
      1.055 * Mathematics.power(slope * 1.055 / 2.4, 1 / 1.4) - 0.055
    }
    let ratio = Mathematics.power(slopes, 1 / 1.4)
    return [
      lower[index], upper[index], 0.04045, position(of: 0.04045),
      (ratio * (foreground + 0.055) - 0.055) / (1 - ratio * share), power(ofSlope: slopes / 12.92),
      position(of: power(ofSlope: 1 / 12.92 / slopes)),
    ]
  }
}
