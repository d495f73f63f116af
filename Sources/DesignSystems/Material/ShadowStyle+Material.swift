package import Restyle

/// Shadows of Material 3.
///
/// Source: Material Design 3, Styles, Elevation; the figures are those that Material Web draws.
extension ShadowStyle {
  /// The shadows of what lies 1 point above the page.
  package static var materialLevel1: [Self] {
    material(y: 1, blur: 2, ambientY: 1, ambientBlur: 3, spread: 1)
  }
  /// The shadows of what lies 3 points above the page.
  package static var materialLevel2: [Self] {
    material(y: 1, blur: 2, ambientY: 2, ambientBlur: 6, spread: 2)
  }

  private static func material(
    y: Double, blur: Double, ambientY: Double, ambientBlur: Double, spread: Double
  ) -> [Self] {
    [
      ShadowStyle(color: Color(white: 0, alpha: 0.3), y: y, blur: blur),
      ShadowStyle(color: Color(white: 0, alpha: 0.15), y: ambientY, blur: ambientBlur, spread: spread),
    ]
  }

  /// The ring around what has the focus: 3 points thick, 2 points outside.
  ///
  /// Source: Material Web, tokens `md.sys.state.focus-indicator`.
  package static var materialFocusRing: [Self] {
    ring(.materialSecondary, thickness: 3, gap: 2, on: .materialSurface)
  }
}
