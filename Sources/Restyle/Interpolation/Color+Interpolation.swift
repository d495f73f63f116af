extension Color: Interpolatable {
  /// Returns the colour at a fraction of the way, mixed in OKLab with premultiplied opacity, variant by variant.
  ///
  /// Between two colours that Display P3 has lies one that it has: of what would be beyond its gamut, lightness and hue are
  /// kept.
  ///
  /// Between colours of named values it is the mixture of what they are at the moment, and refers to none: an animation
  /// goes through any number of them. ``mixed(with:amount:)`` returns one that follows the theme.
  public func interpolated(to other: Color, at fraction: Double) -> Color {
    if self == other { return self }
    return interpolated(to: other, at: fraction) { fraction in
      let (first, second) = (plain, other.plain)
      let mixed = first.mixed(with: second, amount: fraction)
      return mixed.isInGamut() || !first.isInGamut() || !second.isInGamut() ? mixed : mixed.reducedToGamut()
    }
  }
}
