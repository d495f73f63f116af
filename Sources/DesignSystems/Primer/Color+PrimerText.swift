package import Restyle

/// Colours of text of GitHub Primer, each in light, dark and both with high contrast.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `fgColor`.
extension Color {
  /// Text that is to be read.
  package static let primerTextDefault = published(0x1F2328, 0xF0F6FC, 0x010409, 0xFFFFFF)
  /// Text that stands back.
  package static let primerTextMuted = published(0x59636E, 0x9198A1, 0x454C54, 0xB7BDC8)
  /// Text that can't be used.
  package static let primerTextDisabled = published(0x818B98, 0x656C76, 0x59636E, 0x656C76)
  /// Text on an emphasised background.
  package static let primerTextOnEmphasis = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// What can be followed.
  package static let primerTextAccent = published(0x0969DA, 0x4493F8, 0x023B95, 0x74B9FF)
  /// What is wrong, or destroys something.
  package static let primerTextDanger = published(0xD1242F, 0xF85149, 0x86061D, 0xFF9492)
  /// What is right.
  package static let primerTextSuccess = published(0x1A7F37, 0x3FB950, 0x024C1A, 0x2BD853)
}
