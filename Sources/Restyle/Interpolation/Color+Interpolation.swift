extension Color: Interpolatable {
  /// Returns the colour at a fraction, mixed in OKLab with premultiplied opacity, variant by variant.
  ///
  /// Between two colours in the gamut of Display P3, the result is in that gamut, too. A mixture outside of it is
  /// reduced to the gamut, with its lightness and hue unchanged.
  ///
  /// Between colours of named values, the result is a mixture of the current colours and refers to no value, since an
  /// animation creates any number of mixtures. ``mixed(with:amount:)`` returns a mixture that follows the theme. For the
  /// same reason, a mixture that varies with the contrast has components of 8 bits if those of both colours have 8 bits.
  public func interpolated(to other: Color, at fraction: Double) -> Color {
    if self == other { return self }
    return interpolated(to: other, at: fraction) { fraction in
      let (first, second) = (plain, other.plain)
      let mixed = first.mixed(with: second, amount: fraction)
      let shown =
        mixed.isInGamut() || !first.isInGamut() || !second.isInGamut() ? mixed : mixed.reducedToGamut()
      // Texts store such a colour without an object of its own.
      return shown.variants.variesWithContrast && first.hasBytes && second.hasBytes
        ? shown.roundedToBytes : shown
    }
  }

  private var hasBytes: Bool { self == roundedToBytes }

  private var roundedToBytes: Color { Color(components: { components(of: $0).roundedToBytes }) }
}
