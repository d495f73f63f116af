import Restyle

// Source: carbon-design-system/carbon, packages/colors/src/colors.ts.
extension Color {
  static let red30 = Color(hex: 0xFFB3B8)
  static let red40 = Color(hex: 0xFF8389)
  static let red50 = Color(hex: 0xFA4D56)
  static let red60 = Color(hex: 0xDA1E28)
  static let red80 = Color(hex: 0x750E13)
  static let blue30 = Color(hex: 0xA6C8FF)
  static let blue40 = Color(hex: 0x78A9FF)
  static let blue60 = Color(hex: 0x0F62FE)
  static let blue60Hover = Color(hex: 0x0050E6)
  static let blue70 = Color(hex: 0x0043CE)
  static let blue80 = Color(hex: 0x002D9C)
  static let gray10 = Color(hex: 0xF4F4F4)
  static let gray20 = Color(hex: 0xE0E0E0)
  static let gray30 = Color(hex: 0xC6C6C6)
  static let gray40 = Color(hex: 0xA8A8A8)
  static let gray50 = Color(hex: 0x8D8D8D)
  static let gray60 = Color(hex: 0x6F6F6F)
  static let gray60Hover = Color(hex: 0x5E5E5E)
  static let gray70 = Color(hex: 0x525252)
  static let gray80 = Color(hex: 0x393939)
  static let gray80Hover = Color(hex: 0x474747)
  static let gray90 = Color(hex: 0x262626)
  static let gray100 = Color(hex: 0x161616)
}
