import Restyle

// Those that are made of a text style of the system follow the reader's text size once they are resolved.
extension TextStyle {
  static let normalText = preferred(for: .body).colored(.black)
  static let placeholderText = normalText.colored(.placeholderGray)
  static let disabledText = normalText.colored(.disabledGray)
  static let smallText = preferred(for: .callout).colored(.textGray)

  static let regularButton = preferred(for: .title3).colored(.mintGreenDark).centerAligned
  static let disabledButton = regularButton.colored(.textGray)
  static let whiteButton = regularButton.colored(.white)

  static let headerText = preferred(for: .subheadline).colored(.textGray).tracking(0.8).uppercased
  static let listHeader = headerText.multilined()
  static let formHeader = headerText.colored(.black).multilined()
  static let footer = smallText.centerAligned.multilined()
}

extension TextStyle {
  // A bar doesn't grow, and so neither does its text.
  static let barButton = TextStyle(font: .preferred(for: .body), color: .mintGreenDark)

  static func segment(_ color: Color) -> TextStyle {
    normalText.centerAligned.resized(to: 15).colored(color)
  }
}

extension TitleSubtitleStyle {
  static let custom = TitleSubtitleStyle(
    title: TextStyle.normalText.truncatedMiddle,
    subtitle: TextStyle.smallText.truncatedMiddle,
    spacing: 0,
    insets: .zero
  )
}

extension FieldStyle {
  static let custom = FieldStyle(
    text: .normalText, placeholder: .placeholderText, disabled: .disabledText, cursorColor: .mintGreen)
}
