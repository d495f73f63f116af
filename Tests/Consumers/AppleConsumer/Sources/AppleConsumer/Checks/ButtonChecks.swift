import Expectations
import Restyle
import RestyleGraphics
import RestyleUIKit
import UIKit

extension ButtonStyle {
  static var primary: ButtonStyle {
    let text = TextStyle(font: .system(size: 16, weight: .medium), color: .white).uppercased
    let fill = Color(light: .black, dark: Color(white: 0.25))
    let normal = ButtonStateStyle(color: fill, border: BorderStyle(cornerRadius: 6), text: text)
    return ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 12), alignment: .leading, normal: normal,
      highlighted: normal.alphaColored(0.5),
      disabled: ButtonStateStyle(text: text.colored(.gray)))
  }
}

extension Expectations {
  func checkButtons() {
    let button = UIButton(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.style = .primary
    expect(button.contentHorizontalAlignment, is: .leading)
    for scheme in [UIUserInterfaceStyle.light, .dark] {
      button.show(in: scheme)
      for isEnabled in [true, false] {
        for isSelected in [true, false] {
          for isHighlighted in [true, false] {
            button.isEnabled = isEnabled
            button.isSelected = isSelected
            button.isHighlighted = isHighlighted
            check(button)
          }
        }
      }
    }
    button.isEnabled = true
    button.style = button.style.allRestyled { $0.text.color = .red }
    let color: UIColor? = button.shownTitle?.attribute(.foregroundColor)
    expect(color, is: UIColor(Color.red))
    button.setTitle("Again", for: .normal)
    expect(button.configuration?.title, is: "AGAIN")
    button.style = ButtonStyle(states: [:])
    expect(button.configuration?.title, is: "Again", "without a style for a state")
    expect(button.configuration?.background.image, is: nil)

    button.style.preferredMinimumSize = MinimumSize(width: 80, height: 44)
    expect(button.activeSizes, is: [80, 44])
    button.style.preferredMinimumSize = MinimumSize(height: 50)
    expect(button.activeSizes, is: [50], "the sizes of the style before are gone")

    let item = UIBarButtonItem()
    item.apply(.system, in: UINavigationBar(frame: .zero))
    let font = item.titleTextAttributes(for: .disabled)?[.font] as? UIFont
    expect(font?.pointSize, is: 17, "a bar's button")
  }

  /// The configuration is that of the state, by Restyle's rule.
  private func check(_ button: UIButton) {
    let state = ControlState(button.state)
    guard let expected = ButtonStyle.primary.style(for: state), let shown = button.configuration else {
      return expect(button.configuration == nil, is: false, "\(state)")
    }
    expect(shown.title, is: "SIGN IN")
    expect(shown.contentInsets, is: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    let color: UIColor? = button.shownTitle?.attribute(.foregroundColor)
    expect(
      color?.components(in: button.traitCollection),
      is: expected.text.color?.components(in: button.traitCollection), "\(state)")
    let image =
      expected.background == .none
      ? nil : UIImage(drawing: expected.background, for: TraitCollection(of: button))
    expect(shown.background.image?.data, is: image?.data, "what lies behind in \(state)")
    expect(shown.background.image?.capInsets, is: image?.capInsets)
  }
}

extension UIButton {
  var activeSizes: [CGFloat] {
    (widthAnchor.constraints + heightAnchor.constraints).filter(\.isActive).map(\.constant)
  }
  var shownTitle: NSAttributedString? { configuration?.attributedTitle.map { NSAttributedString($0) } }
}
