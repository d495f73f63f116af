package import Restyle

/// Colours of the buttons of GitHub Primer, each in light, dark and both with high contrast.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `button`.
extension Color {
  /// The background of an ordinary button.
  package static let primerButtonDefaultBackground = published(0xF6F8FA, 0x212830, 0xE0E6EB, 0x262C36)
  /// The background of an ordinary button, under the pointer.
  package static let primerButtonDefaultBackgroundHovered = published(0xEFF2F5, 0x262C36, 0xDAE0E7, 0x2A313C)
  /// The background of an ordinary button, pressed.
  package static let primerButtonDefaultBackgroundPressed = published(0xE6EAEF, 0x2A313C, 0xD1D9E0, 0x2F3742)
  /// The background of an ordinary button while it can't be used.
  package static let primerButtonDefaultBackgroundDisabled = published(0xEFF2F5, 0x212830, 0xE0E6EB, 0x262C36)
  /// The line around an ordinary button.
  package static let primerButtonDefaultBorder = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around an ordinary button, under the pointer.
  package static let primerButtonDefaultBorderHovered = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around an ordinary button, pressed.
  package static let primerButtonDefaultBorderPressed = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around an ordinary button while it can't be used.
  package static let primerButtonDefaultBorderDisabled = published(
    translucent: 0x818B_981A, 0x656C_761A, 0x5963_6E1F, 0x656C_761A)
  /// The text of an ordinary button.
  package static let primerButtonDefaultText = published(0x25292E, 0xF0F6FC, 0x25292E, 0xFFFFFF)
  /// The background of the button that matters most.
  package static let primerButtonPrimaryBackground = published(0x1F883D, 0x238636, 0x055D20, 0x006222)
  /// The background of the button that matters most, under the pointer.
  package static let primerButtonPrimaryBackgroundHovered = published(0x1C8139, 0x29903B, 0x04571E, 0x08792B)
  /// The background of the button that matters most, pressed.
  package static let primerButtonPrimaryBackgroundPressed = published(0x197935, 0x2E9A40, 0x03501B, 0x109135)
  /// The background of the button that matters most while it can't be used.
  package static let primerButtonPrimaryBackgroundDisabled = published(0x95D8A6, 0x105823, 0x85CB97, 0x048F2F)
  /// The line around the button that matters most.
  package static let primerButtonPrimaryBorder = published(
    translucent: 0x1F23_2826, 0xFFFF_FF26, 0x013D_14FF, 0x4AE1_68FF)
  /// The line around the button that matters most, under the pointer.
  package static let primerButtonPrimaryBorderHovered = published(
    translucent: 0x1F23_2826, 0xFFFF_FF26, 0x013D_14FF, 0x4AE1_68FF)
  /// The line around the button that matters most, pressed.
  package static let primerButtonPrimaryBorderPressed = published(
    translucent: 0x1F23_2826, 0xFFFF_FF26, 0x013D_14FF, 0x4AE1_68FF)
  /// The line around the button that matters most while it can't be used.
  package static let primerButtonPrimaryBorderDisabled = published(
    translucent: 0x95D8_A6FF, 0x1058_23FF, 0x85CB_97FF, 0x4AE1_6866)
  /// The text of the button that matters most.
  package static let primerButtonPrimaryText = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// The text of the button that matters most while it can't be used.
  package static let primerButtonPrimaryTextDisabled = published(
    translucent: 0xFFFF_FFCC, 0xFFFF_FF66, 0xFFFF_FFCC, 0xFFFF_FF66)
  /// The background of a button that destroys something.
  package static let primerButtonDangerBackground = published(0xF6F8FA, 0x212830, 0xE0E6EB, 0x262C36)
  /// The background of a button that destroys something, under the pointer.
  package static let primerButtonDangerBackgroundHovered = published(0xCF222E, 0xB62324, 0xA0111F, 0xAD0116)
  /// The background of a button that destroys something, pressed.
  package static let primerButtonDangerBackgroundPressed = published(0xA40E26, 0xDA3633, 0x86061D, 0xAD0116)
  /// The background of a button that destroys something while it can't be used.
  package static let primerButtonDangerBackgroundDisabled = published(0xEFF2F5, 0x212830, 0xE0E6EB, 0x262C36)
  /// The line around a button that destroys something.
  package static let primerButtonDangerBorder = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// The line around a button that destroys something, under the pointer.
  package static let primerButtonDangerBorderHovered = published(
    translucent: 0x1F23_2826, 0xFFFF_FF26, 0x6E01_1AFF, 0xFFB1_AFFF)
  /// The line around a button that destroys something, pressed.
  package static let primerButtonDangerBorderPressed = published(
    translucent: 0x1F23_2826, 0xFFFF_FF26, 0x6E01_1AFF, 0xFFB1_AFFF)
  /// The text of a button that destroys something.
  package static let primerButtonDangerText = published(0xD1242F, 0xFA5E55, 0x86061D, 0xFFB1AF)
  /// The text of a button that destroys something, under the pointer.
  package static let primerButtonDangerTextHovered = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// The text of a button that destroys something, pressed.
  package static let primerButtonDangerTextPressed = published(0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF)
  /// The text of a button that destroys something while it can't be used.
  package static let primerButtonDangerTextDisabled = published(
    translucent: 0xD124_2F80, 0xF851_4980, 0x8606_1D80, 0xFF94_9280)
  /// The background of a button that is only text.
  package static let primerButtonInvisibleBackground = published(
    translucent: 0xFFFF_FF00, 0x0000_0000, 0xFFFF_FF00, 0x0000_0000)
  /// The background of a button that is only text, under the pointer.
  package static let primerButtonInvisibleBackgroundHovered = published(
    translucent: 0x818B_981A, 0x656C_7633, 0xDAE0_E7FF, 0x151B_23FF)
  /// The background of a button that is only text, pressed.
  package static let primerButtonInvisibleBackgroundPressed = published(
    translucent: 0x818B_9826, 0x656C_7640, 0xD1D9_E0FF, 0x2128_30FF)
  /// The background of a button that is only text while it can't be used.
  package static let primerButtonInvisibleBackgroundDisabled = published(
    translucent: 0xFFFF_FF00, 0x0000_0000, 0xFFFF_FF00, 0x0000_0000)
  /// The line around a button that is only text.
  package static let primerButtonInvisibleBorder = published(
    translucent: 0xFFFF_FF00, 0x0000_0000, 0xFFFF_FF00, 0x0000_0000)
  /// The line around a button that is only text, under the pointer.
  package static let primerButtonInvisibleBorderHovered = published(
    translucent: 0xFFFF_FF00, 0x0000_0000, 0x454C_54FF, 0xB7BD_C8FF)
  /// The line around a button that is only text while it can't be used.
  package static let primerButtonInvisibleBorderDisabled = published(
    translucent: 0xFFFF_FF00, 0x0000_0000, 0xFFFF_FF00, 0x0000_0000)
  /// The text of a button that is only text.
  package static let primerButtonInvisibleText = published(0x25292E, 0xF0F6FC, 0x25292E, 0xFFFFFF)
  /// The text of a button that is only text, under the pointer.
  package static let primerButtonInvisibleTextHovered = published(0x25292E, 0xF0F6FC, 0x393F46, 0xFFFFFF)
  /// The text of a button that is only text, pressed.
  package static let primerButtonInvisibleTextPressed = published(0x25292E, 0xF0F6FC, 0x25292E, 0xFFFFFF)
  /// The text of a button that is only text while it can't be used.
  package static let primerButtonInvisibleTextDisabled = published(0x818B98, 0x656C76, 0x59636E, 0x656C76)
}
