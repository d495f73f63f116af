import Restyle

/// The colours of the essay, each with one for dark surroundings.
extension Color {
  /// The essay's black.
  static let signInInk = Color(light: .black, dark: .white)
  /// The essay's white.
  static let signInPaper = Color(light: .white, dark: .black)
  /// The upper end of the essay's gradient.
  static let signInSky = Color(
    light: Color(red: 0.5, green: 0.85, blue: 1, alpha: 0.85),
    dark: Color(red: 0.05, green: 0.25, blue: 0.4, alpha: 0.85))

  // The essay's greys of 0.75, 0.625 and 0.5 are too pale on white to be read (WCAG 2.2, 1.4.3 and 1.4.11).

  /// The line around fields.
  static let signInLine = Color(light: Color(hex: 0x8C8C8C), dark: Color(hex: 0x737373))
  /// Text between controls.
  static let signInPencil = Color(light: Color(white: 0.35), dark: Color(white: 0.7))
  /// Text that few people read.
  static let signInFinePrint = Color(light: Color(white: 0.42), dark: Color(white: 0.62))
}
