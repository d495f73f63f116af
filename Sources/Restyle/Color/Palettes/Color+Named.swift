// The values that Apple documents for the colours of these names in `UIColor`.
extension Color {
  /// Black with opacity 0.
  public static let clear = Color(white: 0, alpha: 0)

  /// Black.
  public static let black = Color(white: 0)

  /// A third of white.
  public static let darkGray = Color(white: 1 / 3)

  /// Half of white.
  public static let gray = Color(white: 0.5)

  /// Two thirds of white.
  public static let lightGray = Color(white: 2 / 3)

  /// White.
  public static let white = Color(white: 1)

  /// Pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// Pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)

  /// Pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)

  /// Green and blue.
  public static let cyan = Color(red: 0, green: 1, blue: 1)

  /// Red and blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1)

  /// Red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)

  /// Red and half of green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)

  /// Half of red and half of blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)

  /// Dark orange: red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
