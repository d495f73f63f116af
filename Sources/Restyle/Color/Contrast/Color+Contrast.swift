extension Color {
  /// The relative luminance of the light variant with normal contrast, from 0 for black to 1 for white.
  ///
  /// Definition: WCAG 2.2, "relative luminance". The opacity doesn't count, and components outside 0...1 are clamped.
  public var relativeLuminance: Double {
    let light = linearSRGB
    return Self.luminance(ofLinearSRGB: Vector(light.red, light.green, light.blue)).clamped(to: 0...1)
  }

  static func luminance(ofLinearSRGB light: Vector) -> Double {
    0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// Returns the contrast with a background, from 1 for none to 21 for black on white.
  ///
  /// ```swift
  /// Color.black.contrastRatio(with: .white)     // 21
  /// ```
  ///
  /// Definition: WCAG 2.2, "contrast ratio". A translucent foreground is composited over the background, and a
  /// translucent background over the backdrop.
  ///
  /// If the backdrop is unknown or translucent, the result is the smallest ratio over any colour behind it, so people
  /// never see less. The possible colours are those of sRGB, or of Display P3 if either colour is measured in it.
  ///
  /// If the colours vary, the light variants with normal contrast count. For other variants, resolve the colours first.
  ///
  /// - Parameters:
  ///   - background: The colour of the background.
  ///   - backdrop: The colour behind a translucent background; nil if it is unknown.
  /// - Returns: The ratio, 1...21.
  public func contrastRatio(with background: Color, over backdrop: Color? = nil) -> Double {
    var background = background.resolved(.light)
    if background.alpha < 1, let backdrop {
      background = background.composited(over: backdrop.resolved(.light))
    }
    guard background.alpha < 1 else { return contrastRatio(withOpaque: background) }
    let least = LeastContrast(of: resolved(.light), on: background)
    return least.background.map(contrastRatio(withOpaque:)) ?? 1
  }

  private func contrastRatio(withOpaque background: Color) -> Double {
    let foreground = resolved(.light).composited(over: background)
    let luminances = (foreground.relativeLuminance, background.relativeLuminance)
    return (max(luminances.0, luminances.1) + 0.05) / (min(luminances.0, luminances.1) + 0.05)
  }

  /// Returns the colour composited over a background, variant by variant.
  ///
  /// Rule: Compositing and Blending Level 1, section 5.1, "Simple alpha compositing", on encoded components, as in
  /// browsers. Colours in different spaces are composited in Display P3.
  ///
  /// - Parameter background: The colour of the background.
  /// - Returns: The composited colour.
  public func composited(over background: Color) -> Color {
    combined(with: background) { source, background in
      if source.alpha == 1 { return source }
      if source.alpha == 0 { return background }
      let space = source.space == background.space ? source.space : .displayP3
      let share = background.alpha * (1 - source.alpha)
      let alpha = source.alpha + share
      let premultiplied =
        source.converted(to: space).light.rgb * source.alpha
        + background.converted(to: space).light.rgb * share
      return Color(Components(premultiplied / alpha, alpha: alpha, space: space))
    }
  }
}
