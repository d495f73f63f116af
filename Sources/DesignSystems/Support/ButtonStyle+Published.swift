import Restyle

extension ButtonStyle {
  /// Returns the style of a link of a design system: text, as large as targets have to be at least (WCAG 2.2, section
  /// 2.5.8).
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - activeText: The text while the pointer lies over it, and while it is pressed.
  ///   - disabledColor: The colour of the text while it can't be used.
  ///   - focusRing: What is around a link that has the focus.
  /// - Returns: The style.
  static func published(
    link text: TextStyle, activeText: TextStyle, disabledColor: Color, focusRing: [ShadowStyle]
  ) -> Self {
    Self(
      preferredMinimumSize: MinimumSize(height: 24),
      alignment: .leading,
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: activeText),
      disabled: ButtonStateStyle(text: text.colored(disabledColor)),
      focused: ButtonStateStyle(background: BackgroundStyle(shadows: focusRing), text: text),
      hovered: ButtonStateStyle(text: activeText)
    )
  }
}
