extension Color {
  /// Returns the nearest colour, along the lightness of OKLCH, that has enough contrast with a background.
  ///
  /// ```swift
  /// let label = Color(hex: 0x8888FF).adjusted(for: .white, contrast: 4.5)     // Color(hex: 0x6C68DC)
  /// let impossible = Color.gray.adjusted(for: .gray, contrast: 7)             // nil
  /// ```
  ///
  /// Each variant is compared with the same variant of the background. A variant with enough contrast stays as it is.
  /// Any other gets lighter or darker, whichever changes it less. It keeps its hue and opacity, and as much of its
  /// chroma as its space allows at the new lightness. Its components are multiples of 1/255, so a screen shows exactly
  /// the measured colour. A colour that refers to a named value is adjusted for the current value.
  ///
  /// - Parameters:
  ///   - background: The colour of the background. If it is translucent, any colour may be behind it.
  ///   - contrast: The required contrast ratio, 1...21, as in ``contrastRatio(with:over:)``. WCAG 2.2, section 1.4.3,
  ///     requires 4.5, and 3 for large text.
  /// - Returns: The colour; nil if a variant can't have that contrast, in black or in white.
  /// - Complexity: Constant, with about a hundred conversions for each variant that changes.
  public func adjusted(for background: Color, contrast: Double) -> Color? {
    var isLegible = true
    var changes = false
    let adjusted = combined(with: background) { color, background in
      if color.contrastRatio(with: background) >= contrast { return color }
      changes = true
      let nearest = color.nearestTone { $0.contrastRatio(with: background) >= contrast }
      isLegible = isLegible && nearest != nil
      return nearest ?? color
    }
    guard isLegible else { return nil }
    return changes ? adjusted : self
  }

  /// Returns tones of the colour from light to dark, with a minimum contrast between neighbours.
  ///
  /// The first tone has that contrast with white.
  ///
  /// ```swift
  /// let blues = Color.blue.tones(contrast: 1.5)                     // seven tones
  /// let contrast = blues[5].contrastRatio(with: blues[1])           // at least the fourth power of 1.5
  /// ```
  ///
  /// Tones that are *n* steps apart have at least the *n*th power of the contrast, whatever the hue. So a design can
  /// tell from the numbers of two tones whether one is legible on the other.
  ///
  /// The tones have the hue of the colour, and as much of its chroma as its space allows at their lightness. They don't
  /// vary. If the colour varies, its light variant with normal contrast counts.
  ///
  /// - Parameter contrast: The contrast ratio between neighbours; clamped to 1.05...21.
  /// - Returns: As many opaque tones as fit between white and black, without these; at most 61.
  public func tones(contrast: Double) -> [Color] {
    let contrast = contrast.clamped(to: 1.05...21)
    let color = resolved(.light).withAlpha(1)
    var tones: [Color] = []
    var last = Color.white
    while let next = color.tone(
      from: last.oklab.lightness, to: 0, where: { $0.contrastRatio(with: last) >= contrast }),
      next.relativeLuminance > 0
    {
      tones.append(next)
      last = next
    }
    return tones
  }
}

// For a single variant.
extension Color {
  private func nearestTone(where isWanted: (Color) -> Bool) -> Color? {
    let lightness = oklab.lightness.clamped(to: 0...1)
    let tones = [0.0, 1].compactMap { tone(from: lightness, to: $0, where: isWanted) }
    return tones.min { abs($0.oklab.lightness - lightness) < abs($1.oklab.lightness - lightness) }
  }

  /// Returns the first wanted tone on the way from one lightness to another; nil unless the last one is wanted.
  private func tone(from start: Double, to end: Double, where isWanted: (Color) -> Bool) -> Color? {
    var (unwanted, wanted) = (start, end)
    var tone = self.tone(lightness: end)
    guard isWanted(tone) else { return nil }
    // Finer than the 255 steps of a component.
    for _ in 0..<16 {
      let middle = (unwanted + wanted) / 2
      let attempt = self.tone(lightness: middle)
      if isWanted(attempt) { (wanted, tone) = (middle, attempt) } else { unwanted = middle }
    }
    return tone
  }

  private func tone(lightness: Double) -> Color {
    var oklch = oklch
    oklch.lightness = lightness
    let tone = Color(oklch: oklch, alpha: alpha).reducedToGamut(of: space)
    let components = tone.converted(to: space).components(of: .light)
    let steps = (components.rgb.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
    return Color(Components(steps / 255, alpha: alpha, space: space))
  }
}
