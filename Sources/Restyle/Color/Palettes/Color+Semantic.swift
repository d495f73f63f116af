// The roles that UIKit names. Apple publishes the roles, not their values: these are the component values
// that `UIColor` resolves to at the base level (not in a sheet or popover), as observed since iOS 13 and
// recorded, among others, by the Flutter project in its `CupertinoColors`.

extension Color {
  /// Text of primary importance.
  public static let label = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xFFFFFF))

  /// Text of secondary importance.
  public static let secondaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.6),
    dark: Color(hex: 0xEBEBF5, alpha: 0.6),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.68),
    darkIncreasedContrast: Color(hex: 0xEBEBF5, alpha: 0.68)
  )

  /// Text of tertiary importance.
  public static let tertiaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.3),
    dark: Color(hex: 0xEBEBF5, alpha: 0.3),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.38),
    darkIncreasedContrast: Color(hex: 0xEBEBF5, alpha: 0.38)
  )

  /// Text of the least importance.
  public static let quaternaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.18),
    dark: Color(hex: 0xEBEBF5, alpha: 0.16),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.26),
    darkIncreasedContrast: Color(hex: 0xEBEBF5, alpha: 0.24)
  )

  /// The text of a field that nobody has filled in.
  public static let placeholderText = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.3),
    dark: Color(hex: 0xEBEBF5, alpha: 0.3),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.38),
    darkIncreasedContrast: Color(hex: 0xEBEBF5, alpha: 0.38)
  )

  /// A link in a text.
  public static let link = Color(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0984FF))

  /// A line between contents that lets what lies under it show through.
  public static let separator = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.29),
    dark: Color(hex: 0x545458, alpha: 0.6),
    lightIncreasedContrast: Color(hex: 0x3C3C43, alpha: 0.37),
    darkIncreasedContrast: Color(hex: 0x545458, alpha: 0.68)
  )

  /// A line between contents that hides what lies under it.
  public static let opaqueSeparator = Color(light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A))

  /// The main background.
  public static let systemBackground = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x000000))

  /// The background of contents that lie on the main background.
  public static let secondarySystemBackground = Color(
    light: Color(hex: 0xF2F2F7),
    dark: Color(hex: 0x1C1C1E),
    lightIncreasedContrast: Color(hex: 0xEBEBF0),
    darkIncreasedContrast: Color(hex: 0x242426)
  )

  /// The background of contents that lie on the secondary background.
  public static let tertiarySystemBackground = Color(
    light: Color(hex: 0xFFFFFF),
    dark: Color(hex: 0x2C2C2E),
    lightIncreasedContrast: Color(hex: 0xFFFFFF),
    darkIncreasedContrast: Color(hex: 0x363638)
  )

  /// The main background of a grouped list.
  public static let systemGroupedBackground = Color(
    light: Color(hex: 0xF2F2F7),
    dark: Color(hex: 0x000000),
    lightIncreasedContrast: Color(hex: 0xEBEBF0),
    darkIncreasedContrast: Color(hex: 0x000000)
  )

  /// The background of the groups in a grouped list.
  public static let secondarySystemGroupedBackground = Color(
    light: Color(hex: 0xFFFFFF),
    dark: Color(hex: 0x1C1C1E),
    lightIncreasedContrast: Color(hex: 0xFFFFFF),
    darkIncreasedContrast: Color(hex: 0x242426)
  )

  /// The background of contents that lie on a group of a grouped list.
  public static let tertiarySystemGroupedBackground = Color(
    light: Color(hex: 0xF2F2F7),
    dark: Color(hex: 0x2C2C2E),
    lightIncreasedContrast: Color(hex: 0xEBEBF0),
    darkIncreasedContrast: Color(hex: 0x363638)
  )

  /// The translucent fill of thin and small shapes, as the track of a slider.
  public static let systemFill = Color(
    light: Color(hex: 0x787880, alpha: 0.2),
    dark: Color(hex: 0x787880, alpha: 0.36),
    lightIncreasedContrast: Color(hex: 0x787880, alpha: 0.28),
    darkIncreasedContrast: Color(hex: 0x787880, alpha: 0.44)
  )

  /// The translucent fill of shapes of medium size, as a switch that is off.
  public static let secondarySystemFill = Color(
    light: Color(hex: 0x787880, alpha: 0.16),
    dark: Color(hex: 0x787880, alpha: 0.32),
    lightIncreasedContrast: Color(hex: 0x787880, alpha: 0.24),
    darkIncreasedContrast: Color(hex: 0x787880, alpha: 0.4)
  )

  /// The translucent fill of large shapes, as a field or a button.
  public static let tertiarySystemFill = Color(
    light: Color(hex: 0x767680, alpha: 0.12),
    dark: Color(hex: 0x767680, alpha: 0.24),
    lightIncreasedContrast: Color(hex: 0x767680, alpha: 0.2),
    darkIncreasedContrast: Color(hex: 0x767680, alpha: 0.32)
  )

  /// The translucent fill of large areas with complex contents.
  public static let quaternarySystemFill = Color(
    light: Color(hex: 0x747480, alpha: 0.08),
    dark: Color(hex: 0x767680, alpha: 0.18),
    lightIncreasedContrast: Color(hex: 0x747480, alpha: 0.16),
    darkIncreasedContrast: Color(hex: 0x767680, alpha: 0.26)
  )
}
