// The values are in sRGB, in four variants: light and dark, each with normal and increased contrast.
//
// Source of the colours and greys: Apple, Human Interface Guidelines, Color, Specifications, "System colors"
// and "iOS, iPadOS system gray colors", as updated on 9 June 2025.

extension Color {
  /// The red of iOS.
  public static let systemRed = system(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)

  /// The orange of iOS.
  public static let systemOrange = system(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)

  /// The yellow of iOS.
  public static let systemYellow = system(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)

  /// The green of iOS.
  public static let systemGreen = system(0x34C759, 0x30D158, 0x008932, 0x4AD968)

  /// The mint of iOS.
  public static let systemMint = system(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)

  /// The teal of iOS.
  public static let systemTeal = system(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)

  /// The cyan of iOS.
  public static let systemCyan = system(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)

  /// The blue of iOS.
  public static let systemBlue = system(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)

  /// The indigo of iOS.
  public static let systemIndigo = system(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)

  /// The purple of iOS.
  public static let systemPurple = system(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)

  /// The pink of iOS.
  public static let systemPink = system(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)

  /// The brown of iOS.
  public static let systemBrown = system(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)

  /// The base grey of iOS.
  public static let systemGray = system(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)

  /// The second grey of iOS, nearer to the background than the first.
  public static let systemGray2 = system(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)

  /// The third grey of iOS.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)

  /// The fourth grey of iOS.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)

  /// The fifth grey of iOS.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)

  /// The sixth grey of iOS, the nearest to the background.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  /// Creates a colour from four variants in sRGB.
  static func system(
    _ light: UInt32, _ dark: UInt32, _ lightIncreasedContrast: UInt32, _ darkIncreasedContrast: UInt32
  ) -> Color {
    system((light, 1), (dark, 1), (lightIncreasedContrast, 1), (darkIncreasedContrast, 1))
  }

  /// Creates a colour from four variants in sRGB, each with its own opacity.
  static func system(
    _ light: (hex: UInt32, alpha: Double), _ dark: (hex: UInt32, alpha: Double),
    _ lightIncreasedContrast: (hex: UInt32, alpha: Double),
    _ darkIncreasedContrast: (hex: UInt32, alpha: Double)
  ) -> Color {
    func color(_ value: (hex: UInt32, alpha: Double)) -> Color { Color(hex: value.hex, alpha: value.alpha) }
    return Color(
      light: color(light), dark: color(dark), lightIncreasedContrast: color(lightIncreasedContrast),
      darkIncreasedContrast: color(darkIncreasedContrast))
  }
}
