package import Restyle

/// Roles of Material 3's baseline colour scheme, each in light, dark and both with high contrast.
///
/// Source: Material Design 3, Styles, Color, Roles, baseline scheme (m3.material.io); the figures are those of the
/// tokens `md.sys.color` in Material Web.
extension Color {
  /// What stands out most: filled buttons, switches that are on, what has the focus.
  package static let materialPrimary = published(0x6750A4, 0xD0BCFF, 0x381E72, 0xF6EDFF)
  /// Text on the primary colour.
  package static let materialOnPrimary = published(0xFFFFFF, 0x381E72, 0xFFFFFF, 0x000000)
  /// A fill that stands out, but less.
  package static let materialPrimaryContainer = published(0xEADDFF, 0x4F378B, 0x4F378B, 0xD0BCFF)
  /// Text on the primary container.
  package static let materialOnPrimaryContainer = published(0x4F378B, 0xEADDFF, 0xFFFFFF, 0x000000)

  /// What stands out less than the primary colour: the ring around what has the focus.
  package static let materialSecondary = published(0x625B71, 0xCCC2DC, 0x332D41, 0xF6EDFF)
  /// Text on the secondary colour.
  package static let materialOnSecondary = published(0xFFFFFF, 0x332D41, 0xFFFFFF, 0x000000)
  /// A fill for what is chosen, and for tonal buttons.
  package static let materialSecondaryContainer = published(0xE8DEF8, 0x4A4458, 0x4A4458, 0xCCC2DC)
  /// Text on the secondary container.
  package static let materialOnSecondaryContainer = published(0x4A4458, 0xE8DEF8, 0xFFFFFF, 0x000000)

  /// What is wrong.
  package static let materialError = published(0xB3261E, 0xF2B8B5, 0x601410, 0xFCEEEE)
  /// Text on the colour of errors.
  package static let materialOnError = published(0xFFFFFF, 0x601410, 0xFFFFFF, 0x000000)
}

extension Color {
  /// The background of a page.
  package static let materialSurface = published(0xFEF7FF, 0x141218, 0xFEF7FF, 0x141218)
  /// A surface that stands out a little: an elevated card.
  package static let materialSurfaceContainerLow = published(0xF7F2FA, 0x1D1B20, 0xF7F2FA, 0x1D1B20)
  /// A surface that stands out: a group of rows.
  package static let materialSurfaceContainer = published(0xF3EDF7, 0x211F26, 0xF3EDF7, 0x211F26)
  /// The surface that stands out most: a filled card or field.
  package static let materialSurfaceContainerHighest = published(0xE6E0E9, 0x36343B, 0xE6E0E9, 0x36343B)

  /// Text on a surface.
  package static let materialOnSurface = published(0x1D1B20, 0xE6E0E9, 0x000000, 0xFFFFFF)
  /// Text on a surface that stands back, such as a label.
  package static let materialOnSurfaceVariant = published(0x49454F, 0xCAC4D0, 0x000000, 0xFFFFFF)

  /// A line that says what something is: the edge of a field.
  package static let materialOutline = published(0x79747E, 0x938F99, 0x322F37, 0xF5EEFA)
  /// A line that only divides.
  package static let materialOutlineVariant = published(0xCAC4D0, 0x49454F, 0x49454F, 0xCAC4D0)
}
