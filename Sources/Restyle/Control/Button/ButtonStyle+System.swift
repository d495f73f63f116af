extension ButtonStyle {
  /// The text button of iOS: the tint while it can be used, faded while it is pressed, and filled while it is chosen.
  ///
  /// The figures are those of `UIButton` of the type `system` in iOS 13 to 18; the tint is darker, so that it is
  /// legible.
  public static let system: ButtonStyle = {
    let text = TextStyle(font: .system(size: 15), color: .legibleTint, alignment: .center)
    return ButtonStyle(
      normal: ButtonStateStyle(text: text),
      highlighted: ButtonStateStyle(text: text.alphaColored(0.2)),
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel)),
      selected: ButtonStateStyle(
        color: .legibleTintFill, border: BorderStyle(cornerRadius: 4), text: text.colored(.white))
    )
  }()
}
