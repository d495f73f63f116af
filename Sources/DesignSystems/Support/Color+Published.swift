package import Restyle

extension Color {
  /// Creates a colour of four numbers `0xRRGGBB`, in the order in which published tables have their columns.
  ///
  /// - Parameters:
  ///   - light: The colour in the light scheme.
  ///   - dark: The colour in the dark scheme.
  ///   - lightHighContrast: The colour in the light scheme with high contrast.
  ///   - darkHighContrast: The colour in the dark scheme with high contrast.
  /// - Returns: The colour with its four variants.
  package static func published(
    _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32
  ) -> Color {
    published(
      translucent: light << 8 | 0xFF, dark << 8 | 0xFF, lightHighContrast << 8 | 0xFF,
      darkHighContrast << 8 | 0xFF)
  }

  /// Creates a colour of four numbers `0xRRGGBBAA`, for tables that publish opacities too.
  ///
  /// - Parameters:
  ///   - light: The colour in the light scheme.
  ///   - dark: The colour in the dark scheme.
  ///   - lightHighContrast: The colour in the light scheme with high contrast.
  ///   - darkHighContrast: The colour in the dark scheme with high contrast.
  /// - Returns: The colour with its four variants.
  static func published(
    translucent light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32
  ) -> Color {
    func color(_ number: UInt32) -> Color { Color(hex: number >> 8, alpha: Double(number & 0xFF) / 255) }
    return Color(
      light: color(light),
      dark: color(dark),
      lightIncreasedContrast: color(lightHighContrast),
      darkIncreasedContrast: color(darkHighContrast)
    )
  }
}
