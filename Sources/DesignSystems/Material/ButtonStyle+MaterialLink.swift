package import Restyle

extension ButtonStyle {
  /// A link: text in the primary colour.
  ///
  /// Material 3 has no component for links. They are underlined, since a colour alone mustn't distinguish them from the
  /// text around them (WCAG 2.2, section 1.4.1).
  package static var materialLink: Self {
    let text = TextStyle.materialBodyLarge.underlined
    return published(
      link: text.colored(.materialPrimary),
      activeText: text,
      disabledColor: .materialDisabledContent,
      focusRing: ShadowStyle.materialFocusRing
    )
  }

  /// What opens and closes more: an item of a list.
  ///
  /// Source: Material Design 3, Components, Lists, Specs; the figures are those of the tokens `md.comp.list` in Material
  /// Web: 56 points high, with 16 points at the sides and 10 above and below.
  package static var materialDisclosure: Self {
    var states = StateStyles<ButtonStateStyle>.material(container: .clear, content: .materialOnSurface)
    states.restyleAll {
      let color = $0.text.color
      $0.text = TextStyle.materialBodyLarge.restyled { $0.color = color }
      $0.background.border.cornerRadius = 0
    }
    return Self(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 10),
      preferredMinimumSize: MinimumSize(height: 56),
      alignment: .leading,
      states: states
    )
  }
}
