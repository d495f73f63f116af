import DesignSystems
import Restyle

/// The colours of the book around the samples: ink and one accent on paper.
extension Color {
  /// The page.
  static let bookPaper = published(0xFAF9F6, 0x121212, 0xFFFFFF, 0x000000)

  /// A patch of the page that holds source.
  static let bookPatch = published(0xF1EFEA, 0x1C1C1B, 0xFFFFFF, 0x000000)

  /// A line on the page.
  static let bookRule = published(0xDAD6CD, 0x34332F, 0x55524B, 0xA8A59D)

  /// Text that is to be read.
  static let bookInk = published(0x191816, 0xEFEDE8, 0x000000, 0xFFFFFF)

  /// Text that stands back: labels and notes.
  static let bookPencil = published(0x68645B, 0xA3A097, 0x3B3933, 0xD2CFC7)

  /// What can be followed, and the few things that stand out.
  static let bookAccent = published(0xB3261E, 0xFF8F7D, 0x8C1D18, 0xFFB4A8)

  /// Names of types in source.
  static let bookType = published(0x24618A, 0x8CC4EA, 0x0D3E60, 0xBFE0F7)

  /// Numbers and strings in source.
  static let bookLiteral = published(0x7A5200, 0xE3B862, 0x523700, 0xF6D798)
}
