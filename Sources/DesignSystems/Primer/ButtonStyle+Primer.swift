package import Restyle

/// Four buttons of GitHub Primer in their medium size, which is the default.
///
/// Source: GitHub Primer Primitives 11.2.1 (MIT), tokens `control-medium` and `button`: 32 points high, corners of 6
/// points. Primer React draws the focus.
extension ButtonStyle {
  /// For most things.
  package static var primerDefault: Self {
    primer(
      normal: state(.primerButtonDefaultBackground, .primerButtonDefaultBorder, .primerButtonDefaultText),
      hovered: state(
        .primerButtonDefaultBackgroundHovered, .primerButtonDefaultBorderHovered, .primerButtonDefaultText),
      pressed: state(
        .primerButtonDefaultBackgroundPressed, .primerButtonDefaultBorderPressed, .primerButtonDefaultText),
      disabled: state(
        .primerButtonDefaultBackgroundDisabled, .primerButtonDefaultBorderDisabled,
        .primerControlTextDisabled, shadows: [])
    )
  }

  /// For the one thing that matters most.
  package static var primerPrimary: Self {
    primer(
      normal: state(.primerButtonPrimaryBackground, .primerButtonPrimaryBorder, .primerButtonPrimaryText),
      hovered: state(
        .primerButtonPrimaryBackgroundHovered, .primerButtonPrimaryBorderHovered, .primerButtonPrimaryText),
      pressed: state(
        .primerButtonPrimaryBackgroundPressed, .primerButtonPrimaryBorderPressed, .primerButtonPrimaryText),
      disabled: state(
        .primerButtonPrimaryBackgroundDisabled, .primerButtonPrimaryBorderDisabled,
        .primerButtonPrimaryTextDisabled, shadows: []),
      focusRing: ShadowStyle.primerFocusRingOnEmphasis
    )
  }

  /// For what destroys something.
  package static var primerDanger: Self {
    primer(
      normal: state(.primerButtonDangerBackground, .primerButtonDangerBorder, .primerButtonDangerText),
      hovered: state(
        .primerButtonDangerBackgroundHovered, .primerButtonDangerBorderHovered,
        .primerButtonDangerTextHovered),
      pressed: state(
        .primerButtonDangerBackgroundPressed, .primerButtonDangerBorderPressed,
        .primerButtonDangerTextPressed),
      disabled: state(
        .primerButtonDangerBackgroundDisabled, .primerControlBorderDisabled,
        .primerButtonDangerTextDisabled, shadows: [])
    )
  }

  /// For what matters least.
  package static var primerInvisible: Self {
    primer(
      normal: state(
        .primerButtonInvisibleBackground, .primerButtonInvisibleBorder, .primerButtonInvisibleText,
        shadows: []),
      hovered: state(
        .primerButtonInvisibleBackgroundHovered, .primerButtonInvisibleBorderHovered,
        .primerButtonInvisibleTextHovered, shadows: []),
      pressed: state(
        .primerButtonInvisibleBackgroundPressed, .primerButtonInvisibleBorderHovered,
        .primerButtonInvisibleTextPressed, shadows: []),
      disabled: state(
        .primerButtonInvisibleBackgroundDisabled, .primerButtonInvisibleBorderDisabled,
        .primerButtonInvisibleTextDisabled, shadows: [])
    )
  }
}

extension ButtonStyle {
  private static func primer(
    normal: ButtonStateStyle,
    hovered: ButtonStateStyle,
    pressed: ButtonStateStyle,
    disabled: ButtonStateStyle,
    focusRing: [ShadowStyle] = ShadowStyle.primerFocusRing
  ) -> Self {
    Self(
      contentInsets: EdgeInsets(horizontalInset: 12, verticalInset: 6),
      preferredMinimumSize: MinimumSize(height: 32),
      normal: normal,
      highlighted: pressed,
      disabled: disabled,
      focused: normal.restyled { $0.background.shadows = focusRing },
      hovered: hovered
    )
  }

  private static func state(
    _ background: Color, _ border: Color, _ text: Color, shadows: [ShadowStyle] = ShadowStyle.primerButton
  ) -> ButtonStateStyle {
    ButtonStateStyle(
      background: BackgroundStyle(
        color: background, border: BorderStyle(width: 1, color: border, cornerRadius: 6), shadows: shadows),
      text: .primerBodyMedium.weight(.medium).colored(text)
    )
  }
}

extension BarButtonStyle {
  /// A button in the header of a page.
  package static var primer: Self { Self(states: ButtonStyle.primerInvisible.states) }
}
