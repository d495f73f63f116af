extension Color {
  /// Returns a mixture of two colours in OKLab with premultiplied alpha, variant by variant.
  ///
  /// ```swift
  /// Color.white.mixed(with: .blue, amount: 0.25)
  /// ```
  ///
  /// Rule: CSS Color 4, section "Color Interpolation". The mixture of two colours in the gamut of sRGB can be slightly
  /// outside of it; the result is then in Display P3.
  ///
  /// - Parameters:
  ///   - other: The colour to mix in.
  ///   - amount: The share of `other`, from 0 for this colour to 1 for `other`; clamped to 0...1.
  /// - Returns: The mixture.
  public func mixed(with other: Color, amount: Double = 0.5) -> Color {
    let amount = amount.clamped(to: 0...1)
    if isReference || other.isReference {
      if amount == 0 || self == other { return self }
      return amount == 1 ? other : Color(meaning: .mixed(self, other, amount: amount))
    }
    return combined(with: other) { first, second in
      if amount == 0 || first == second { return first }
      if amount == 1 { return second }
      let alpha = first.alpha * (1 - amount) + second.alpha * amount
      guard alpha > 0 else { return .clear }
      let premultiplied =
        first.oklab.vector * (first.alpha * (1 - amount)) + second.oklab.vector * (second.alpha * amount)
      return Color(oklab: OKLab(premultiplied / alpha), alpha: alpha)
    }
  }

  /// Returns the colour mixed with white, with its opacity unchanged.
  ///
  /// - Parameter amount: The share of white, from 0 for no change to 1 for white; clamped to 0...1.
  /// - Returns: The lighter colour.
  public func lightened(by amount: Double) -> Color { shaded(white: 1, amount: amount) }

  /// Returns the colour mixed with black, with its opacity unchanged.
  ///
  /// - Parameter amount: The share of black, from 0 for no change to 1 for black; clamped to 0...1.
  /// - Returns: The darker colour.
  public func darkened(by amount: Double) -> Color { shaded(white: 0, amount: amount) }

  func shaded(white: Double, amount: Double) -> Color {
    let amount = amount.clamped(to: 0...1)
    if isReference {
      return amount == 0 ? self : Color(meaning: .shaded(self, white: white, amount: amount))
    }
    return mapVariants { $0.mixed(with: Color(white: white, alpha: $0.alpha), amount: amount) }
  }
}
