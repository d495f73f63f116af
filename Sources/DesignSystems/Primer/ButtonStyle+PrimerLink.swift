package import Restyle

extension ButtonStyle {
  /// A link, which is underlined while the pointer lies over it.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), token `fgColor-accent`; Primer React, Link.
  package static var primerLink: Self {
    let text = TextStyle.primerBodyMedium.colored(.primerTextAccent)
    return published(
      link: text,
      activeText: text.underlined,
      disabledColor: .primerTextDisabled,
      focusRing: ShadowStyle.primerFocusOutline
    )
  }

  /// What opens and closes more: a button that is only text, at the edge that lines start at.
  ///
  /// Source: Primer React, Details, whose summary is a button.
  package static var primerDisclosure: Self { primerInvisible.restyled { $0.alignment = .leading } }
}
