import Restyle

extension SegmentedControlStyle {
  static let custom = SegmentedControlStyle(
    normal: ButtonStateStyle(
      color: .white,
      border: BorderStyle(width: SeparatorStyle.systemHairlineWidth, color: .line, cornerRadius: 4),
      text: .segment(.mintGreen)
    ),
    highlighted: filled(.mintGreenDark, text: .white),
    disabled: filled(.mintGreen, text: .textGray),
    selected: filled(.mintGreen, text: .white),
    tintColor: .mintGreen
  )

  private static func filled(_ color: Color, text: Color) -> ButtonStateStyle {
    ButtonStateStyle(color: color, border: BorderStyle(cornerRadius: 4), text: .segment(text))
  }
}
