// Colours of texts in the system's default styles, for which iOS's own are too light in a light scheme: WCAG 2.2,
// section 1.4.3, asks for a contrast of 4.5, on the background of grouped rows as well as on white.

extension Color {
  private static let tint = (normal: Color(hex: 0x0066CC), increasedContrast: Color(hex: 0x0050A8))

  /// A tint of text: iOS's in a dark scheme, and one of 5.0 in a light scheme, where iOS's has 3.2.
  package static let legibleTint = systemBlue.replacingLight(by: tint.normal, tint.increasedContrast)

  /// A tint behind white text, of 5.6, which stands out from black by 3.8.
  static let legibleTintFill = legibleTint.replacingDark(by: tint.normal)

  /// Text of less weight: iOS's in a dark scheme, and one of 4.7 in a light scheme, where iOS's has 3.3.
  package static let legibleSecondaryLabel = secondaryLabel.replacingLight(
    by: Color(hex: 0x3C3C43, alpha: 0.74), Color(hex: 0x3C3C43, alpha: 0.88))

  private static let error = (normal: Color(hex: 0xC5001D), increasedContrast: Color(hex: 0x9C0014))

  /// A red of text: iOS's in a dark scheme, and one of 5.9 in a light scheme, where iOS's has 3.5.
  static let legibleError = systemRed.replacingLight(by: error.normal, error.increasedContrast)

  /// A red behind white marks, of 5.9, which stands out from black by 3.5.
  static let legibleErrorFill = legibleError.replacingDark(by: error.normal)

  /// The line of a box: iOS's grey in a dark scheme, and one of 3.2 on grouped rows' background in a light scheme, where
  /// iOS's has 2.9 (section 1.4.11 asks for 3).
  static let legibleLine = systemGray.replacingLight(by: Color(hex: 0x86868B), Color(hex: 0x6C6C70))

  // A colour that varies supplies the corresponding variants.

  private func replacingLight(by normal: Color, _ increasedContrast: Color) -> Color {
    Color(
      light: normal, dark: self, lightIncreasedContrast: increasedContrast, darkIncreasedContrast: self)
  }

  private func replacingDark(by color: Color) -> Color {
    Color(light: self, dark: color, lightIncreasedContrast: self, darkIncreasedContrast: color)
  }
}
