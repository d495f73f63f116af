extension Color {
  /// The relative luminance of the light variant with normal contrast: 0 for black to 1 for white.
  ///
  /// Definition: WCAG 2.2, "relative luminance". Opacity doesn't count, and what is outside 0...1 is clamped.
  public var relativeLuminance: Double {
    let light = linearSRGB
    return (0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue).clamped(to: 0...1)
  }

  /// The contrast with a background, 1 for none to 21 for black on white.
  ///
  /// ```swift
  /// Color.black.contrastRatio(with: .white)     // 21
  /// ```
  ///
  /// Definition: WCAG 2.2, "contrast ratio". A translucent foreground is seen over the background. The
  /// background counts as opaque: composite it over what lies behind first. Of colours that vary, the light
  /// variants with normal contrast count; resolve both for others.
  ///
  /// - Parameter background: The colour behind.
  /// - Returns: The ratio, 1...21.
  public func contrastRatio(with background: Color) -> Double {
    let background = background.resolved(.light).withAlpha(1)
    let foreground = resolved(.light).composited(over: background)
    let luminances = (foreground.relativeLuminance, background.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }
}
