/// Where a colour has the least contrast with a translucent background, whatever lies behind.
///
/// What is seen of the background has each component in a range of its own, and luminance is a sum over components: the
/// least of what two luminances give together is found component by component.
struct LeastContrast {
  private let space: ColorSpace
  /// What is seen of the background over black and over white.
  private let lower: Color.Vector
  private let upper: Color.Vector
  /// What is seen of the foreground is this and a share of the background.
  private let foreground: Color.Vector
  private let share: Double
  /// What the light of each component adds to luminance.
  private let weights: Color.Vector

  /// Both colours count as the gamut has them, in which anything may lie behind.
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

  /// What is seen of the background where the contrast is least; nil if there may be none.
  var background: Color? {
    // If one backdrop makes the foreground lighter and another one darker, some between makes it equal.
    let (lightest, darkest) = (lights(at: least(front: -1, back: 1)), lights(at: least(front: 1, back: -1)))
    let isLighter = darkest.front > darkest.back
    guard isLighter || lightest.front < lightest.back else { return nil }
    // Dinkelbach 1967, "On nonlinear fractional programming": from a ratio the least difference of its terms leads to a
    // smaller one, until there is none.
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
  /// The luminances with the light that screens reflect, of which the contrast is the ratio.
  private func lights(at position: Color.Vector) -> (front: Double, back: Double) {
    func light(_ encoded: Color.Vector) -> Double {
      (weights * TransferFunction.sRGB.decoded(encoded)).sum() + 0.05
    }
    return (light(foreground + share * position), light(position))
  }

  /// Where the weighted sum of both luminances, of which one counts negatively, is least.
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

  /// Where the sum can be least in a component: at both ends, where either curve bends from its line to its power, and
  /// where its slope is 0, since the background's curve is so many times as steep as the foreground's.
  private func candidates(_ index: Int, slopes: Double) -> [Double] {
    let foreground = foreground[index]
    func position(of seen: Double) -> Double { (seen - foreground) / share }
    // The power is ((x + 0.055) / 1.055) ^ 2.4, the line x / 12.92.
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
