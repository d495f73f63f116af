extension Color {
  /// Returns whether all variants of the colour are in the gamut of a space; by default Display P3, the wider one.
  package func isInGamut(of space: ColorSpace = .displayP3) -> Bool {
    Variant.allCases.allSatisfy { variant in
      let color = components(of: variant)
      guard all(color.rgb .>= Vector.zero) && all(color.rgb .<= Vector.one) else { return false }
      return color.space == .sRGB || color.space == space
    }
  }

  /// Returns the colour with its chroma reduced to the maximum that a space has at the lightness and hue, in every
  /// variant.
  package func reducedToGamut(of space: ColorSpace = .displayP3) -> Color {
    if isInGamut(of: space) { return self }
    return mapVariants { color in
      if color.isInGamut(of: space) { return color }
      var oklch = color.oklch
      // Nothing is lighter than white or darker than black.
      if oklch.lightness >= 1 { return Color(white: 1, alpha: color.alpha) }
      if oklch.lightness <= 0 { return Color(white: 0, alpha: color.alpha) }
      var (inside, outside) = (0.0, oklch.chroma)
      var reduced = Color(oklch: OKLCH(lightness: oklch.lightness, chroma: 0, hue: 0), alpha: color.alpha)
      // Components are stored in single precision, so more steps wouldn't change them.
      for _ in 0..<24 {
        oklch.chroma = (inside + outside) / 2
        let attempt = Color(oklch: oklch, alpha: color.alpha)
        if attempt.isInGamut(of: space) {
          (inside, reduced) = (oklch.chroma, attempt)
        } else {
          outside = oklch.chroma
        }
      }
      return reduced
    }
  }
}
