import Restyle

/// The colours by what they are for, which the page's own stylesheets may use as well.
///
/// Source: alphagov/govuk-frontend 6.3.0, packages/govuk-frontend/src/govuk/settings/_colours-functional.scss.
enum Palette {
  static let text = NamedValue("text-colour", Color(hex: 0x0B0C0C))
  static let brand = NamedValue("brand-colour", Color(hex: 0x1D70B8))
  static let surface = NamedValue("surface-background-colour", Color(hex: 0xF4F8FB))
  static let surfaceBorder = NamedValue("surface-border-colour", Color(hex: 0x8EB8DC))
  static let secondaryText = NamedValue("secondary-text-colour", Color(hex: 0x484949))
  static let focus = NamedValue("focus-colour", Color(hex: 0xFFDD00))
  static let error = NamedValue("error-colour", Color(hex: 0xCA3535))
  static let success = NamedValue("success-colour", Color(hex: 0x0F7A52))
  static let line = NamedValue("border-colour", Color(hex: 0xCECECE))
  static let link = NamedValue("link-colour", Color(hex: 0x1A65A6))
  static let linkVisited = NamedValue("link-visited-colour", Color(hex: 0x54319F))
  static let linkHover = NamedValue("link-hover-colour", Color(hex: 0x0F385C))
}

extension DesignValues {
  static let govuk = DesignValues(
    "govuk",
    colors: [
      Palette.text, Palette.brand, Palette.surface, Palette.surfaceBorder, Palette.secondaryText,
      Palette.focus, Palette.error, Palette.success, Palette.line, Palette.link, Palette.linkVisited,
      Palette.linkHover,
    ])
}

extension Color {
  static let ink = Color.named(Palette.text)
  static let brand = Color.named(Palette.brand)
  static let surface = Color.named(Palette.surface)
  static let surfaceBorder = Color.named(Palette.surfaceBorder)
  static let secondaryText = Color.named(Palette.secondaryText)
  static let focus = Color.named(Palette.focus)
  static let error = Color.named(Palette.error)
  static let success = Color.named(Palette.success)
  static let line = Color.named(Palette.line)
  static let link = Color.named(Palette.link)
  static let linkVisited = Color.named(Palette.linkVisited)
  static let linkHover = Color.named(Palette.linkHover)
  // Shades that are for single components.
  static let errorDark = Color(hex: 0x651B1B)
  static let successDark = Color(hex: 0x083D29)
  static let lightGrey = Color(hex: 0xF3F3F3)
}
