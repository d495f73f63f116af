// Colours of texts in the system's default styles, for which iOS's own are too light in a light scheme: WCAG 2.2,
// section 1.4.3, asks for a contrast of 4.5, on the background of grouped rows as well as on white.

extension Color {
  /// A tint of text: iOS's in a dark scheme, and one of 5.0 in a light scheme, where iOS's has 3.2.
  static let legibleTint = Color(
    light: Color(hex: 0x0066CC),
    dark: Color(hex: 0x0091FF),
    lightIncreasedContrast: Color(hex: 0x0050A8),
    darkIncreasedContrast: Color(hex: 0x5CB8FF)
  )

  /// A tint behind white text, of 5.6.
  static let legibleTintFill = Color(
    light: Color(hex: 0x0066CC),
    dark: Color(hex: 0x0066CC),
    lightIncreasedContrast: Color(hex: 0x0050A8),
    darkIncreasedContrast: Color(hex: 0x0050A8)
  )

  /// Text of less weight: iOS's in a dark scheme, and one of 4.7 in a light scheme, where iOS's has 3.3.
  static let legibleSecondaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.74),
    dark: Color(hex: 0xEBEBF5, alpha: 0.6),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.88),
    darkIncreasedContrast: Color(hex: 0xEBEBF5, alpha: 0.68)
  )
}
