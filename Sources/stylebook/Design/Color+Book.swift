import Restyle

/// The colours of the book around the samples: ink and one accent on paper.
extension Color {
  /// The page.
  static let bookPaper = Color(
    light: Color(hex: 0xFAF9F6),
    dark: Color(hex: 0x121212),
    lightIncreasedContrast: Color(hex: 0xFFFFFF),
    darkIncreasedContrast: Color(hex: 0x000000)
  )

  /// A patch of the page that holds source.
  static let bookPatch = Color(
    light: Color(hex: 0xF1EFEA),
    dark: Color(hex: 0x1C1C1B),
    lightIncreasedContrast: Color(hex: 0xFFFFFF),
    darkIncreasedContrast: Color(hex: 0x000000)
  )

  /// A line on the page.
  static let bookRule = Color(
    light: Color(hex: 0xDAD6CD),
    dark: Color(hex: 0x34332F),
    lightIncreasedContrast: Color(hex: 0x55524B),
    darkIncreasedContrast: Color(hex: 0xA8A59D)
  )

  /// Text that is to be read.
  static let bookInk = Color(
    light: Color(hex: 0x191816),
    dark: Color(hex: 0xEFEDE8),
    lightIncreasedContrast: Color(hex: 0x000000),
    darkIncreasedContrast: Color(hex: 0xFFFFFF)
  )

  /// Text that stands back: labels and notes.
  static let bookPencil = Color(
    light: Color(hex: 0x68645B),
    dark: Color(hex: 0xA3A097),
    lightIncreasedContrast: Color(hex: 0x3B3933),
    darkIncreasedContrast: Color(hex: 0xD2CFC7)
  )

  /// What can be followed, and the few things that stand out.
  static let bookAccent = Color(
    light: Color(hex: 0xB3261E),
    dark: Color(hex: 0xFF8F7D),
    lightIncreasedContrast: Color(hex: 0x8C1D18),
    darkIncreasedContrast: Color(hex: 0xFFB4A8)
  )

  /// Names of types in source.
  static let bookType = Color(
    light: Color(hex: 0x24618A),
    dark: Color(hex: 0x8CC4EA),
    lightIncreasedContrast: Color(hex: 0x0D3E60),
    darkIncreasedContrast: Color(hex: 0xBFE0F7)
  )

  /// Numbers and strings in source.
  static let bookLiteral = Color(
    light: Color(hex: 0x7A5200),
    dark: Color(hex: 0xE3B862),
    lightIncreasedContrast: Color(hex: 0x523700),
    darkIncreasedContrast: Color(hex: 0xF6D798)
  )
}
