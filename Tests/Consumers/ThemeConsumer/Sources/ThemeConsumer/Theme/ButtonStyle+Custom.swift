import Restyle

extension ButtonStyle {
  static let custom = ButtonStyle(
    contentInsets: EdgeInsets(horizontalInset: 5, verticalInset: 3),
    normal: ButtonStateStyle(text: .regularButton),
    highlighted: ButtonStateStyle(
      color: .mintGreen, border: BorderStyle(cornerRadius: 4), text: .whiteButton),
    disabled: ButtonStateStyle(text: .disabledButton)
  )
}

extension BarButtonStyle {
  static let custom = BarButtonStyle(text: .barButton)
}

extension SwitchStyle {
  static let custom = SwitchStyle(onTintColor: .mintGreen)
}
