extension ButtonStyle {
  // The colour of pressed links is legible too, which a paler tint wouldn't be.

  /// The style of a link in a page: underlined, in the tint, and in the colour of labels while it is pressed.
  public static let systemLink: ButtonStyle = {
    let text = TextStyle(font: .system(size: 17), color: .legibleTint).underlined
    return ButtonStyle(
      preferredMinimumSize: MinimumSize(height: 24), alignment: .leading,
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.colored(.label)),
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel))
    )
  }()

  /// The style of the button that opens and closes a disclosure: body text in the tint.
  public static let systemDisclosure: ButtonStyle = {
    let text = TextStyle(font: .system(size: 17), color: .legibleTint)
    return ButtonStyle(
      preferredMinimumSize: MinimumSize(height: 24), alignment: .leading,
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.colored(.label)),
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel))
    )
  }()
}
