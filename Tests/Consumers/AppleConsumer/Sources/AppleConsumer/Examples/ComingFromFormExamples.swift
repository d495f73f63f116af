// The examples of the article on Form, as they stand there, and what they give.

import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension UIColor {
  static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

extension Color {
  static let brand = Color(UIColor.brand)
}

extension ViewStyler where View == UIButton {
  static var signUp: ViewStyler { .rounded <> .style(.primary) }
}

extension TextStyle {
  static var title: TextStyle { defaultLabel.restyled { $0.fontSize = 34 } }

  func tinted(_ color: UIColor) -> TextStyle {
    return restyled { $0.color = Color(color) }
  }
}

extension DefaultStyling {
  static let custom = DefaultStyling(text: TextStyle(font: .system(size: 15), color: .label))
}

extension TextStyle {
  var wideSpacing: Double {
    get { return attribute(for: .kern) ?? 0 }
    set { setAttribute(newValue, for: .kern, defaultValue: 0) }
  }
}

extension Expectations {
  func checkForm() async {
    checkFormStyles()
    checkFormSections()
    await checkFormDefaults()
    checkFormTexts()
  }

  private func checkFormStyles() {
    let label = UILabel(value: "Hello", style: .header)
    let plain = UILabel(value: "Hello")
    label.style = .footer
    label.style.color = .red
    let footStyle = TextStyle.header.restyled { style in
      style.font = .system(size: 12)
      style.color = .gray
    }
    let footer = TextStyle.header.colored(.blue).resized(to: 24)

    expect(plain.style, is: .default)
    expect(label.textColor, is: UIColor(Color.red))
    expect(label.text, is: "HELLO")
    label.style = footStyle
    expect(label.font.pointSize, is: 12)
    label.style = footer
    expect(label.font.pointSize, is: 24)
    expect(label.font.weight, is: UIFont.Weight.bold.rawValue)
    expect(TextStyle.title.tinted(.red), is: TextStyle.default.resized(to: 34).colored(.red))
  }

  private func checkFormSections() {
    let customSection = DynamicSectionStyle.default.restyled { style in
      style.header.text.color = .red
    }
    let dynamicSection = customSection.restyledWithStyleAndInput { style, traits in
      let isCompact = traits.horizontalSizeClass == .compact
      style.header.text = style.header.text.resized(to: isCompact ? 14 : 18)
    }
    let header = UILabel(value: "Header")
    header.dynamicStyle = dynamicSection.map { $0.header.text }
    for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
      header.show(in: .light, sizeClass)
      expect(header.font.pointSize, is: sizeClass == .compact ? 14 : 18)
      expect(header.textColor, is: UIColor(Color.red))
    }

    let border = BorderStyle(width: 1, color: .gray, cornerRadius: 4)
    let background = BackgroundStyle(border: border, color: .white)
    let image = UIImage(image: background)
    expect(image?.capInsets.left, is: 4)
  }

  private func checkFormDefaults() async {
    let window = UIWindow(frame: .zero)
    let label = UILabel(value: "Hello")
    window.addSubview(label)

    DefaultStyling.defaults = .custom

    for _ in 0..<10_000 where label.font.pointSize != 15 { try? await Task.sleep(for: .milliseconds(1)) }
    expect(label.font.pointSize, is: 15)
    DefaultStyling.defaults = .system
  }

  private func checkFormTexts() {
    expect(TextStyle(font: .boldSystemFont(ofSize: 17), color: .brand).color, is: Color(hex: 0x336699))
    expect(Font.systemFont(ofSize: 12), is: .system(size: 12))
    expect(Font.systemFont(ofSize: 12, weight: .light), is: .system(size: 12, weight: .light))
    expect(Font.italicSystemFont(ofSize: 12), is: .italicSystem(size: 12))
    let length: CGFloat = 3
    expect(TextStyle().resized(to: length).fontSize, is: 3)
    let signUp = UIButton(type: .system)
    ViewStyler.signUp.apply(to: signUp)
    expect(signUp.style, is: .primary)
    let letterSpacing = 1.5
    var textStyle = TextStyle.default
    textStyle.setAttribute(letterSpacing, for: .kern)
    let header = TextStyle.default.uppercased
    expect(textStyle.wideSpacing, is: 1.5)
    textStyle.wideSpacing = 0
    expect(textStyle.attribute(for: .kern), is: nil)
    let button = UIButton(title: "title", style: ButtonStyle(normal: ButtonStateStyle(text: header)))
    expect(button.configuration?.title, is: "TITLE", "the title of a button")
  }
}
