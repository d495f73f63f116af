extension Color {
  /// Whether Display P3, the wider of both gamuts, has all variants of the colour.
  var isInGamut: Bool {
    Variant.allCases.allSatisfy { variant in
      let rgb = components(of: variant).rgb
      return all(rgb .>= Vector.zero) && all(rgb .<= Vector.one)
    }
  }

  /// The colour with as much chroma as the gamut of Display P3 has of its lightness and hue, in every variant.
  var reducedToGamut: Color {
    if isInGamut { return self }
    return mapVariants { color in
      if color.isInGamut { return color }
      var oklch = color.oklch
      // Nothing is lighter than white or darker than black.
      if oklch.lightness >= 1 { return Color(white: 1, alpha: color.alpha) }
      if oklch.lightness <= 0 { return Color(white: 0, alpha: color.alpha) }
      var (inside, outside) = (0.0, oklch.chroma)
      var reduced = Color(oklch: OKLCH(lightness: oklch.lightness, chroma: 0, hue: 0), alpha: color.alpha)
      // Single precision, in which components are stored, tells no more apart.
      for _ in 0..<24 {
        oklch.chroma = (inside + outside) / 2
        let attempt = Color(oklch: oklch, alpha: color.alpha)
        if attempt.isInGamut { (inside, reduced) = (oklch.chroma, attempt) } else { outside = oklch.chroma }
      }
      return reduced
    }
  }
}
