// The roles have UIKit's names. Apple publishes the roles, but not their values. These are the component values that
// `UIColor` resolves to at the base level (not in a sheet or popover), as observed since iOS 13 and recorded, among
// others, by the Flutter project in its `CupertinoColors`.

extension Color {
  /// Text of primary importance.
  public static let label = Color(light: Color(hex: 0x000000), dark: Color(hex: 0xFFFFFF))

  /// Text of secondary importance.
  public static let secondaryLabel = system(
    (0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.68), (0xEBEBF5, 0.68))

  /// Text of tertiary importance.
  public static let tertiaryLabel = system(
    (0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.38), (0xEBEBF5, 0.38))

  /// Text of the least importance.
  public static let quaternaryLabel = system(
    (0x3C3C43, 0.18), (0xEBEBF5, 0.16), (0x3C3C43, 0.26), (0xEBEBF5, 0.24))

  /// The placeholder text of an empty field.
  public static let placeholderText = system(
    (0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.38), (0xEBEBF5, 0.38))

  /// A link in a text.
  public static let link = Color(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0984FF))

  /// A separator that lets the content below it show through.
  public static let separator = system((0x3C3C43, 0.29), (0x545458, 0.6), (0x3C3C43, 0.37), (0x545458, 0.68))

  /// A separator that hides the content below it.
  public static let opaqueSeparator = Color(light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A))

  /// The main background.
  public static let systemBackground = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x000000))

  /// The background of content on the main background.
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  /// The background of content on the secondary background.
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)

  /// The main background of a grouped list.
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)

  /// The background of the groups in a grouped list.
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)

  /// The background of content on the groups of a grouped list.
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)

  /// The translucent fill of thin and small shapes, such as the track of a slider.
  public static let systemFill = system((0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44))

  /// The translucent fill of shapes of medium size, such as a switch that is off.
  public static let secondarySystemFill = system(
    (0x787880, 0.16), (0x787880, 0.32), (0x787880, 0.24), (0x787880, 0.4))

  /// The translucent fill of large shapes, such as fields and buttons.
  public static let tertiarySystemFill = system(
    (0x767680, 0.12), (0x767680, 0.24), (0x767680, 0.2), (0x767680, 0.32))

  /// The translucent fill of large areas with complex content.
  public static let quaternarySystemFill = system(
    (0x747480, 0.08), (0x767680, 0.18), (0x747480, 0.16), (0x767680, 0.26))
}
