import Restyle
import RestyleHTML

extension TextStyle {
  static var header: Self { TextStyle(font: .system(size: 28, weight: .bold), color: .label) }
  static var warning: Self { header.colored(.systemRed).resized(to: 17).uppercased }
}
let html = StyledText("Mind the gap", style: .warning).html()
