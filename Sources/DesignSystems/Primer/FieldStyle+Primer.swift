package import Restyle

extension FieldStyle {
  /// The text field of GitHub Primer: 32 points high with its text and the line around it.
  ///
  /// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `control`; Primer React, TextInput.
  package static var primer: Self {
    func background(
      _ color: Color, _ border: Color, shadows: [ShadowStyle] = ShadowStyle.primerInset
    ) -> BackgroundStyle {
      BackgroundStyle(
        color: color, border: BorderStyle(width: 1, color: border, cornerRadius: 6), shadows: shadows)
    }
    let focused = background(
      .primerBackgroundDefault, .primerBorderAccentEmphasis,
      shadows: [ShadowStyle(color: .primerBorderAccentEmphasis, spread: 1, isInner: true)]
    )
    return Self(
      text: .primerBodyMedium,
      placeholder: .primerBodyMedium.colored(.primerControlTextPlaceholder),
      disabled: .primerBodyMedium.colored(.primerTextDisabled),
      cursorColor: .primerTextDefault,
      textHighlightColor: .primerBackgroundAccentMuted,
      backgrounds: [
        .normal: background(.primerBackgroundDefault, .primerControlBorder),
        .disabled: background(
          .primerControlBackgroundDisabled, .primerControlBorderDisabled, shadows: []),
        .focused: focused,
        .invalid: background(.primerBackgroundDefault, .primerControlBorderDanger),
        [.invalid, .focused]: focused,
      ],
      contentInsets: EdgeInsets(horizontalInset: 8, verticalInset: 6)
    )
  }
}
