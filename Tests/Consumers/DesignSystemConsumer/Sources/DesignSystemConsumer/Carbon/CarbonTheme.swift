import Restyle

/// The colours that Carbon's themes differ in, light and dark in one value each.
///
/// Source: carbon-design-system/carbon, packages/themes/src/white.ts, g10.ts, g90.ts and g100.ts; those of buttons:
/// component-tokens/button/tokens.ts in the same folder.
struct CarbonTheme: Sendable {
  var background: Color
  var layer01: Color
  var field01: Color
  var borderStrong01: Color
  var textPrimary: Color
  var textSecondary: Color
  var textHelper: Color
  var textError: Color
  var supportError: Color
  var buttonDangerSecondary: Color

  // What all light themes have in common, and all dark ones.
  let textDisabled = Color(light: Color.gray100.withAlpha(0.25), dark: Color.gray10.withAlpha(0.25))
  let textPlaceholder = Color(light: Color.gray100.withAlpha(0.4), dark: Color.gray10.withAlpha(0.4))
  let textInverse = Color(light: .white, dark: .gray100)
  let textOnColorDisabled = Color(light: .gray50, dark: Color.white.withAlpha(0.25))
  let linkPrimary = Color(light: .blue60, dark: .blue40)
  let linkPrimaryHover = Color(light: .blue70, dark: .blue30)
  let focus = Color(light: .blue60, dark: .white)
  let focusInset = Color(light: .white, dark: .gray100)
  let backgroundHover = Color(light: Color.gray50.withAlpha(0.12), dark: Color.gray50.withAlpha(0.16))
  let backgroundActive = Color(light: Color.gray50.withAlpha(0.5), dark: Color.gray50.withAlpha(0.4))
  let buttonPrimary = Color.blue60
  let buttonPrimaryHover = Color.blue60Hover
  let buttonPrimaryActive = Color.blue80
  let buttonSecondary = Color(light: .gray80, dark: .gray60)
  let buttonSecondaryHover = Color(light: .gray80Hover, dark: .gray60Hover)
  let buttonSecondaryActive = Color(light: .gray60, dark: .gray80)
  let buttonTertiary = Color(light: .blue60, dark: .white)
  let buttonTertiaryHover = Color(light: .blue60Hover, dark: .gray10)
  let buttonTertiaryActive = Color(light: .blue80, dark: .gray30)
  let buttonDangerPrimary = Color.red60
  let buttonDangerHover = Color(hex: 0xB81921)
  let buttonDangerActive = Color.red80
  let buttonDisabled = Color(light: .gray30, dark: Color.gray50.withAlpha(0.3))
}

extension CarbonTheme {
  /// The brand of the site: White, and Gray 100 in the dark.
  static let white = CarbonTheme(
    background: Color(light: .white, dark: .gray100), layer01: Color(light: .gray10, dark: .gray90),
    field01: Color(light: .gray10, dark: .gray90), borderStrong01: Color(light: .gray50, dark: .gray60),
    textPrimary: Color(light: .gray100, dark: .gray10), textSecondary: Color(light: .gray70, dark: .gray30),
    textHelper: Color(light: .gray60, dark: .gray40), textError: Color(light: .red60, dark: .red40),
    supportError: Color(light: .red60, dark: .red50),
    buttonDangerSecondary: Color(light: .red60, dark: .red50))

  /// The other brand: Gray 10, and Gray 90 in the dark.
  static let gray = CarbonTheme(
    background: Color(light: .gray10, dark: .gray90), layer01: Color(light: .white, dark: .gray80),
    field01: Color(light: .white, dark: .gray80), borderStrong01: .gray50,
    textPrimary: Color(light: .gray100, dark: .gray10), textSecondary: Color(light: .gray70, dark: .gray30),
    textHelper: Color(light: .gray60, dark: .gray30), textError: Color(light: .red60, dark: .red30),
    supportError: Color(light: .red60, dark: .red40),
    buttonDangerSecondary: Color(light: .red60, dark: .red40))
}

struct CarbonThemeKey: DefaultStylingKey {
  static let defaultValue = CarbonTheme.white
}

extension DefaultStylingKey where Self == CarbonThemeKey { static var carbon: Self { Self() } }

extension CarbonTheme {
  /// The theme in force.
  static var current: CarbonTheme { DefaultStyling.defaults[.carbon] }
}

/// The brands, by the values of `data-carbon-theme` that choose them.
enum Brand: String, CaseIterable {
  case white
  case g10

  var defaults: DefaultStyling {
    switch self {
    case .white: .system
    case .g10: DefaultStyling.system.restyled { $0[.carbon] = .gray }
    }
  }
}
