package import Restyle

/// Colours of surfaces and lines of GitHub Primer, each in light, dark and both with high contrast.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), functional tokens `bgColor`, `borderColor` and `focus`.
extension Color {
  /// The background of a page.
  package static let primerBackgroundDefault = published(0xFFFFFF, 0x0D1117, 0xFFFFFF, 0x010409)
  /// A background that stands out a little.
  package static let primerBackgroundMuted = published(0xF6F8FA, 0x151B23, 0xE6EAEF, 0x151B23)
  /// A background that lies deeper than the page.
  package static let primerBackgroundInset = published(0xF6F8FA, 0x010409, 0xEFF2F5, 0x010409)
  /// A pale background for what is chosen, and for messages.
  package static let primerBackgroundAccentMuted = published(
    translucent: 0xDDF4_FFFF, 0x388B_FD1A, 0xDFF7_FFFF, 0x5CAC_FF1A)
  /// The background of what stands out.
  package static let primerBackgroundAccentEmphasis = published(0x0969DA, 0x1F6FEB, 0x0349B4, 0x194FB1)
  /// The background of what is right.
  package static let primerBackgroundSuccessEmphasis = published(0x1F883D, 0x238636, 0x055D20, 0x006222)
  /// The background of what is wrong.
  package static let primerBackgroundDangerEmphasis = published(0xCF222E, 0xDA3633, 0xA0111F, 0xAD0116)
  /// The line around a box.
  package static let primerBorderDefault = published(0xD1D9E0, 0x3D444D, 0x454C54, 0xB7BDC8)
  /// A line that stands back: between the rows of a box.
  package static let primerBorderMuted = published(
    translucent: 0xD1D9_E0B3, 0x3D44_4DB3, 0x454C_54FF, 0xB7BD_C8FF)
  /// The line around what one types into.
  package static let primerBorderAccentEmphasis = published(0x0969DA, 0x1F6FEB, 0x0349B4, 0x409EFF)
  /// The ring around what has the focus.
  package static let primerFocusOutline = published(0x0969DA, 0x1F6FEB, 0x0349B4, 0x409EFF)
}
