import Expectations
import Restyle
import RestyleUIKit
import UIKit

// The third essay's styles: a value that wraps the function, and composes.

@MainActor let smallLabelStyle = ViewStyler<UILabel> { label in
  label.font = label.font.withSize(12)
}
@MainActor let lightLabelStyle = ViewStyler<UILabel> { label in
  label.textColor = .lightGray
}
@MainActor let captionLabelStyle: ViewStyler<UILabel> = .compose(smallLabelStyle, lightLabelStyle)

extension ViewStyler {
  static func border(color: UIColor, width: CGFloat) -> ViewStyler {
    ViewStyler { view in
      view.layer.borderColor = color.cgColor
      view.layer.borderWidth = width
    }
  }
}

extension Expectations {
  func checkStylers() {
    let captionLabel = UILabel()
    captionLabelStyle.apply(to: captionLabel)
    expect(captionLabel.font.pointSize, is: 12)
    expect(captionLabel.textColor, is: .lightGray)

    let button = UIButton(title: "Title")
    let bordered: ViewStyler<UIButton> =
      .rounded <> .border(color: .black, width: 2) <> .style(.primary)
      <> .restyle(Styler { $0.contentInsets = .zero }) <> .set(\.tintColor, to: .white)
    bordered(button)
    expect(button.layer.cornerRadius, is: 6)
    expect(button.layer.borderWidth, is: 2)
    expect(button.style, is: ButtonStyle.primary.restyled { $0.contentInsets = .zero })
    expect(button.tintColor, is: .white)

    // Laws: composing is associative, and the identity is neutral.
    let stylers: [ViewStyler<UILabel>] = [
      .identity, smallLabelStyle, lightLabelStyle, .style(.header), .restyle(Styler { $0.color = .red }),
      ViewStyler<UIView>.rounded.of(),
    ]
    for first in stylers {
      for second in stylers {
        for third in stylers {
          let labels = [UILabel(value: "a"), UILabel(value: "a"), UILabel(value: "a")]
          ((first <> second) <> third).apply(to: labels[0])
          (first <> (second <> third <> .identity)).apply(to: labels[1])
          ViewStyler.concat([first, second, third]).apply(to: labels[2])
          expect(Set(labels.map(\.look)).count, is: 1)
        }
      }
    }
  }
}

extension UILabel {
  fileprivate var look: [String] {
    [
      "\(font.pointSize)", "\(textColor.components(in: traitCollection) ?? [])", "\(layer.cornerRadius)",
      style.debugDescription,
    ]
  }
}
