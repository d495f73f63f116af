package import Restyle

/// Roles of Material 3's baseline colour scheme, each in light, dark and both with high contrast.
///
/// Source: Material Design 3, Styles, Color, Roles, baseline scheme (m3.material.io).
extension Color {
  /// The background of a page.
  package static let materialSurface = Color(light: Color(hex: 0xFEF7FF), dark: Color(hex: 0x141218))

  /// Text on a surface.
  package static let materialOnSurface = Color(
    light: Color(hex: 0x1D1B20),
    dark: Color(hex: 0xE6E0E9),
    lightIncreasedContrast: Color(hex: 0x000000),
    darkIncreasedContrast: Color(hex: 0xFFFFFF)
  )

  /// Text on a surface that stands back, such as a label.
  package static let materialOnSurfaceVariant = Color(
    light: Color(hex: 0x49454F),
    dark: Color(hex: 0xCAC4D0),
    lightIncreasedContrast: Color(hex: 0x000000),
    darkIncreasedContrast: Color(hex: 0xFFFFFF)
  )
}
