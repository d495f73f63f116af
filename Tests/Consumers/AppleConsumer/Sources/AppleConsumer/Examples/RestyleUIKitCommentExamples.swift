// The examples in the comments of RestyleUIKit, as they stand there.

import Expectations
import Restyle
import RestyleFoundation
import RestyleUIKit
import UIKit

final class CardView: UIView, StyledView {
  static let defaultStyle = TraitStyle { _ in SectionStyle.Background.default }

  func applyStyle(_ style: SectionStyle.Background) {
    backgroundColor = style.unique.map { UIColor($0.background.color) }
  }
}

extension BarButtonStyle {
  static var done: BarButtonStyle { BarButtonStyle(text: TextStyle(font: .boldSystem(size: 17))) }
}

extension ViewStyler {
  static var rounded: ViewStyler {
    ViewStyler { view in
      view.clipsToBounds = true
      view.layer.cornerRadius = 6
    }
  }
}
extension ViewStyler where View == UIButton {
  static var filled: ViewStyler { .rounded <> .style(.primary) <> ViewStyler { $0.tintColor = .white } }
}

extension Expectations {
  /// What the examples give.
  func checkCommentExamples() {
    let view = UIView(frame: .zero)
    checkValueExamples(view)
    checkViewExamples(view)
  }

  private func checkValueExamples(_ view: UIView) {
    let label = UILabel()
    label.textColor = UIColor(Color(light: .black, dark: .white))
    expect(label.textColor.components(in: view.traitCollection), is: [0, 0, 0, 1])
    let tint = Color(UIColor.tintColor)
    expect(tint.varies, is: true)
    label.font = UIFont(Font.system(size: 15, weight: .semibold, design: .rounded))
    label.font = UIFont(Font.preferred(for: .body, compatibleWith: TraitCollection(of: view)))
    expect(label.font.pointSize, is: 17)
    let background = BackgroundStyle(border: BorderStyle(cornerRadius: 8), color: .white)
    let image = UIImage(image: background)
    expect(image?.capInsets.top, is: 8)

    let bar = UINavigationBar(frame: .zero)
    let values = UIKitTextValues(for: TraitCollection(of: view))
    bar.titleTextAttributes = TextStyle.header.nativeAttributes(with: values)
    expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize, is: 28)
    let textView = UITextView(frame: .zero)
    let notice: StyledString = "Notice"
    textView.attributedText = NSAttributedString(notice, for: TraitCollection(of: textView))
    expect(textView.attributedText.string, is: "Notice")
  }

  private func checkViewExamples(_ window: UIView) {
    let title = TextStyle(font: .boldSystemFont(ofSize: 17), color: .white)
    expect(title.fontWeight, is: .bold)
    let small = SwitchStyle(onTintColor: .green, size: Size(width: 40, height: 24))
    let problems = UISwitch(isOn: true, style: small).problems
    // left out "size": the output doesn't support it
    expect(problems.map(\.description), is: ["left out \"size\": the output doesn't support it"])
    do {
      let label = UILabel(value: "Hello", style: .header)
      expect(label.style, is: .header)
      label.restyle { $0.color = .red }
      expect(label.style.color, is: .red)
      label.dynamicStyle = TraitStyle { traits in traits.isCompact ? .body : .header }
      expect(label.style, is: .header)
    }
    let button = UIButton(title: "Sign in", style: .primary)
    ViewStyler.filled.apply(to: button)
    expect(button.layer.cornerRadius, is: 6)
    let field = UITextField(placeholder: "Email", style: .email)
    expect(field.keyboardType, is: .emailAddress)
    let cell = UITableViewCell(frame: .zero)
    let (row, count) = (0, 1)
    cell.setRowStyle(.default, position: SegmentPosition(isFirst: row == 0, isLast: row == count - 1))
    expect(cell.backgroundView is SegmentBackgroundView, is: true)

    let (item, navigationBar) = (UIBarButtonItem(), UINavigationBar(frame: .zero))
    item.apply(.done, in: navigationBar)
    expect(
      (item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.weight, is: UIFont.Weight.bold.rawValue)

    DefaultStyling.defaults = .custom
    expect(TextStyle.default, is: DefaultStyling.custom.text)
    DefaultStyling.defaults = .system
  }
}
