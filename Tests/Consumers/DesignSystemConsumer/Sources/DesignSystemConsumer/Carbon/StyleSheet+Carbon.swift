import Restyle
import RestyleHTML

/// What a class of a page that is written by hand looks like.
struct ClassStyle<Style: CSSElementStyle>: Sendable {
  let selector: String
  /// The attributes of an element that it is for.
  let classes: String
  let entry: NamedStyle<Style>
}

/// The classes of Carbon's own stylesheet that the site uses.
enum CarbonClasses {
  static let texts: [ClassStyle<TextStyle>] =
    TypeToken.all.map { token in
      let name = "cds--type-\(token.name)"
      return ClassStyle(selector: ".\(name)", classes: name, entry: token.entry)
    } + [
      text("cds--label", "label-01") { $0.textSecondary },
      text("cds--form__helper-text", "helper-text-01") { $0.textHelper },
      text("cds--form-requirement", "label-01") { $0.textError },
    ]

  private static func text(
    _ name: String, _ token: String, _ color: @escaping @Sendable (CarbonTheme) -> Color
  ) -> ClassStyle<TextStyle> {
    ClassStyle(
      selector: ".\(name)", classes: name,
      entry: NamedStyle(name, TextStyle.carbon(token).colored(color(.current))))
  }

  static let buttons = plainButtons + sizedButtons

  /// Buttons of one class, and the usual size.
  private static let plainButtons: [ClassStyle<ButtonStyle>] = ButtonTone.allCases.map { tone in
    let name = "cds--btn--\(tone.rawValue)"
    return ClassStyle(
      selector: ".\(name)", classes: name, entry: NamedStyle(name, ButtonStyle.carbon(tone, .lg)))
  }

  private static let sizedButtons: [ClassStyle<ButtonStyle>] = ButtonTone.allCases.flatMap { tone in
    ControlSize.allCases.map { size in
      let names = ["cds--btn", "cds--btn--\(tone.rawValue)", "cds--btn--\(size.rawValue)"]
      // A class that starts with a digit behind its hyphens needs no escape.
      let selector = ".\(names[1]).\(names[2])"
      return ClassStyle(
        selector: selector, classes: names.joined(separator: " "),
        entry: NamedStyle(names[1] + names[2], ButtonStyle.carbon(tone, size)))
    }
  }

  static let fields: [ClassStyle<FieldStyle>] = [ControlSize.sm, .md, .lg].flatMap { size in
    [false, true].map { isInvalid in
      let name = "cds--text-input--\(size.rawValue)"
      let invalid = "cds--text-input--invalid"
      return ClassStyle(
        selector: isInvalid ? ".\(name).\(invalid)" : ".\(name)",
        classes: isInvalid ? "cds--text-input \(name) \(invalid)" : "cds--text-input \(name)",
        entry: NamedStyle(name, FieldStyle.carbon(size, isInvalid: isInvalid)))
    }
  }
}

extension DesignValues {
  /// The tokens that the page's own stylesheet may use as well, each under one name: what equals two of them isn't
  /// referred to by either.
  static let carbon = DesignValues(
    "cds", colors: surfaces + texts + buttons,
    lengths: [NamedValue("spacing-05", 16), NamedValue("spacing-10", 64)])

  private static let surfaces: [NamedValue<Color>] = [
    NamedValue("field-01", CarbonTheme.current.field01),
    NamedValue("border-strong-01", CarbonTheme.current.borderStrong01),
    NamedValue("focus", CarbonTheme.current.focus),
    NamedValue("focus-inset", CarbonTheme.current.focusInset),
    NamedValue("support-error", CarbonTheme.current.supportError),
    NamedValue("background-hover", CarbonTheme.current.backgroundHover),
    NamedValue("background-active", CarbonTheme.current.backgroundActive),
  ]

  private static let texts: [NamedValue<Color>] = [
    NamedValue("text-primary", CarbonTheme.current.textPrimary),
    NamedValue("text-secondary", CarbonTheme.current.textSecondary),
    NamedValue("text-helper", CarbonTheme.current.textHelper),
    NamedValue("text-error", CarbonTheme.current.textError),
    NamedValue("text-disabled", CarbonTheme.current.textDisabled),
    NamedValue("text-placeholder", CarbonTheme.current.textPlaceholder),
    NamedValue("text-on-color-disabled", CarbonTheme.current.textOnColorDisabled),
    NamedValue("link-primary", CarbonTheme.current.linkPrimary),
    NamedValue("link-primary-hover", CarbonTheme.current.linkPrimaryHover),
  ]

  private static let buttons: [NamedValue<Color>] = [
    NamedValue("button-secondary", CarbonTheme.current.buttonSecondary),
    NamedValue("button-secondary-hover", CarbonTheme.current.buttonSecondaryHover),
    NamedValue("button-secondary-active", CarbonTheme.current.buttonSecondaryActive),
    NamedValue("button-tertiary-hover", CarbonTheme.current.buttonTertiaryHover),
    NamedValue("button-tertiary-active", CarbonTheme.current.buttonTertiaryActive),
    NamedValue("button-disabled", CarbonTheme.current.buttonDisabled),
  ]
}

extension StyleSheet {
  /// The stylesheet of the site: both brands, which readers may see in either scheme.
  static func carbon() throws -> StyleSheet {
    var sheet = StyleSheet(
      appearance: .mediaAndAttributes(), mediaTraits: MediaTraits(BreakpointKey.self))
    sheet.add(.carbon)
    for text in CarbonClasses.texts { try sheet.add(text.entry, to: text.selector) }
    for button in CarbonClasses.buttons { try sheet.add(button.entry, to: button.selector) }
    for field in CarbonClasses.fields { try sheet.add(field.entry, to: field.selector) }
    for brand in Brand.allCases where brand != .white {
      sheet.add(theme: brand.defaults, to: .attribute("data-carbon-theme", equals: brand.rawValue))
    }
    return sheet
  }
}
