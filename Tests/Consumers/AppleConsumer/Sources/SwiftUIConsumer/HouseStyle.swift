import Restyle

extension TextStyle {
  static var header: TextStyle {
    TextStyle(font: .system(size: 28, weight: .bold), color: Color(light: .black, dark: .white)).restyled {
      $0.alignment = .center
      $0.kern = 0.5
    }
  }
}

extension ButtonStyle {
  static var primary: ButtonStyle {
    let text = TextStyle(font: .system(size: 16, weight: .medium), color: .white).uppercased
    let normal = ButtonStateStyle(color: .black, border: BorderStyle(cornerRadius: 6), text: text)
    return ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 12), normal: normal,
      highlighted: normal.alphaColored(0.5), disabled: ButtonStateStyle(text: text.colored(.gray)))
  }
}

extension Font {
  static var house: Font { .custom("Inter", size: 15, weight: .semibold) }
}
