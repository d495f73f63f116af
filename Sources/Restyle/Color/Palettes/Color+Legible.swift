// Text colours for the system's default styles, because iOS's own are too light in a light scheme: WCAG 2.2, section
// 1.4.3, requires a contrast of 4.5, here on the background of grouped rows as well as on white.

extension Color {
  private static let tint = (normal: Color(hex: 0x0066CC), increasedContrast: Color(hex: 0x0050A8))

  /// A tint for text: iOS's in a dark scheme; in a light scheme one with a contrast of 5.0, where iOS's has 3.2.
  package static let legibleTint = systemBlue.replacingLight(by: tint.normal, tint.increasedContrast)

  /// A tint behind white text, with a contrast of 5.6 to the text and 3.8 to black.
  static let legibleTintFill = legibleTint.replacingDark(by: tint.normal)

  /// Secondary text: iOS's in a dark scheme; in a light scheme one with a contrast of 4.7, where iOS's has 3.3.
  package static let legibleSecondaryLabel = secondaryLabel.replacingLight(
    by: Color(hex: 0x3C3C43, alpha: 0.74), Color(hex: 0x3C3C43, alpha: 0.88))

  private static let error = (normal: Color(hex: 0xC5001D), increasedContrast: Color(hex: 0x9C0014))

  /// A red for text: iOS's in a dark scheme; in a light scheme one with a contrast of 5.9, where iOS's has 3.5.
  static let legibleError = systemRed.replacingLight(by: error.normal, error.increasedContrast)

  /// A red behind white marks, with a contrast of 5.9 to the marks and 3.5 to black.
  static let legibleErrorFill = legibleError.replacingDark(by: error.normal)

  /// The outline of a box: iOS's grey in a dark scheme; in a light scheme one with a contrast of 3.2 to the background
  /// of grouped rows, where iOS's has 2.9 (section 1.4.11 requires 3).
  static let legibleLine = systemGray.replacingLight(by: Color(hex: 0x86868B), Color(hex: 0x6C6C70))

  // If the replacement varies, each of its variants replaces the corresponding one.

  private func replacingLight(by normal: Color, _ increasedContrast: Color) -> Color {
    Color(
      light: normal, dark: self, lightIncreasedContrast: increasedContrast, darkIncreasedContrast: self)
  }

  private func replacingDark(by color: Color) -> Color {
    Color(light: self, dark: color, lightIncreasedContrast: self, darkIncreasedContrast: color)
  }
}
