extension ButtonStyle {
  // The colour of pressed links is legible too, which a paler tint wouldn't be.

  /// The style of a link in a page: underlined, in the tint, and in the colour of labels while it is pressed.
  public static let systemLink: ButtonStyle = link(body.underlined)

  /// The style of the button that opens and closes a disclosure: body text in the tint.
  public static let systemDisclosure: ButtonStyle = link(body)

  private static var body: TextStyle { TextStyle(font: .system(size: 17), color: .legibleTint) }

  private static func link(_ text: TextStyle) -> ButtonStyle {
    ButtonStyle(
      preferredMinimumSize: MinimumSize(height: 24), alignment: .leading,
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.colored(.label)),
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel))
    )
  }
}
