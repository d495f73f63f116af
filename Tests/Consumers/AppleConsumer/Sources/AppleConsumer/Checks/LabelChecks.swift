import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension TextStyle {
  static var header: Self {
    TextStyle(font: .system(size: 28, weight: .bold), color: Color(light: .black, dark: .white))
  }
  static var body: Self { .preferred(for: .body) }
  static var footer: Self { TextStyle(font: .system(size: 12), color: .gray).uppercased }
}

class CaptionLabel: UILabel {}

extension Expectations {
  func checkLabels() {
    let label = UILabel(value: "Hello", style: .header)
    expect(label.text, is: "Hello")
    expect(label.font.pointSize, is: 28)
    expect(label.style, is: .header)
    label.style = .footer
    expect(label.text, is: "HELLO")
    expect(label.value, is: "Hello")
    expect(label.font.pointSize, is: 12)
    label.style.color = .red
    expect(label.style, is: .footer.colored(.red))
    expect(label.textColor, is: UIColor(Color.red))
    expect(label.text, is: "HELLO")
    label.style.textCase = .preserve
    expect(label.text, is: "Hello", "the text as it was given")
    label.text = "Goodbye"
    label.style = .footer
    expect(label.text, is: "GOODBYE")
    expect(label.value, is: "Goodbye")
    label.value = "Again"
    expect(label.text, is: "AGAIN")
    label.restyle { $0 = $0.multilined(lines: 3).aligned(to: .right) }
    expect(label.numberOfLines, is: 3)
    expect(label.lineBreakMode, is: .byWordWrapping)
    expect(label.textAlignment, is: .right)
    label.restyle { $0.alignment = .trailing }
    expect(label.textAlignment, is: .right)
    label.restyle { $0.writingDirection = .rightToLeft }
    expect(label.textAlignment, is: .left)
    label.style = TextStyle()

    expect(label.font.pointSize, is: 17, "the font of a new label")
    expect(label.textColor, is: .black)
    expect(label.numberOfLines, is: 1)
    expect(label.textAlignment, is: .natural)

    checkTraitChanges()
    checkSubclass()
    checkLifetime()
  }

  private func checkTraitChanges() {
    let window = UIWindow(frame: .zero)
    let label = UILabel(value: "Hello")
    window.addSubview(label)
    label.dynamicStyle = TraitStyle { traits in
      TextStyle.preferred(for: traits.isCompact ? .footnote : .body).colored(
        traits.colorScheme == .dark ? .white : .black)
    }
    for scheme in [UIUserInterfaceStyle.light, .dark, .light] {
      for sizeClass in [UIUserInterfaceSizeClass.compact, .regular, .compact] {
        for category in [UIContentSizeCategory.large, .accessibilityLarge] {
          window.show(in: scheme, sizeClass)
          window.traitOverrides.preferredContentSizeCategory = category
          let textStyle: Font.TextStyle = sizeClass == .compact ? .footnote : .body
          let own: ContentSizeCategory = category == .large ? .large : .accessibilityLarge
          expect(label.font.pointSize, is: CGFloat(textStyle.size(for: own)), "\(sizeClass), \(category)")
          expect(label.textColor, is: UIColor(scheme == .dark ? Color.white : Color.black), "\(scheme)")
          let font: UIFont? = label.attributedText?.attribute(.font)
          expect(font?.pointSize, is: label.font.pointSize)
        }
      }
    }

    // As before iOS 17.
    var calls = 0
    let watched = UIView()
    TraitObservation.watch(watched) { view in
      if view === watched { calls += 1 }
    }
    window.addSubview(watched)
    calls = 0
    window.show(in: .dark)
    expect(calls, is: 1, "a watched view")
    window.show(in: .dark)
    expect(calls, is: 1, "a watched view without a change")
    expect(watched.subviews.map(\.isHidden), is: [true])
  }

  /// What a view keeps is found by the name of its class and by that of a superclass.
  private func checkSubclass() {
    let label = CaptionLabel(value: "Hello", style: .header)
    expect(label.style, is: .header)
    label.style = .footer
    expect((label as UILabel).style, is: .footer)
    (label as UILabel).style = .header
    expect(label.style, is: .header)
    expect(label.font.pointSize, is: 28)
    expect(label.text, is: "Hello")
  }

  /// What a view keeps doesn't keep the view.
  private func checkLifetime() {
    weak var label: UILabel?
    weak var button: UIButton?
    weak var card: CardView?
    weak var shown: UIWindow?
    do {
      let window = UIWindow(frame: .zero)
      let views = (UILabel(value: "a", style: .header), UIButton(title: "b"), CardView())
      views.2.style = .default
      for view in [views.0, views.1, views.2] as [UIView] { window.addSubview(view) }
      window.show(in: .dark)
      shown = window
      (label, button, card) = views
      expect(label == nil || button == nil || card == nil, is: false)
    }
    expect(shown == nil, is: true, "a window that waits for other defaults")
    expect(label == nil, is: true, "a label that is gone")
    expect(button == nil, is: true, "a button that is gone")
    expect(card == nil, is: true, "a view of a user's own that is gone")
  }
}
