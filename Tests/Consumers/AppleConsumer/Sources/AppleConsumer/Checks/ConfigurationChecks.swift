import Expectations
import Restyle
import RestyleUIKit
import UIKit

extension Expectations {
  /// A button's configuration stays the app's, but for what the style sets.
  func checkConfigurations() {
    checkOwnConfiguration()
    checkTitles()
    checkShownTitles()
    checkHandlers()
  }

  private func checkOwnConfiguration() {
    var own = UIButton.Configuration.filled()
    own.subtitle = "now"
    own.imagePadding = 5
    own.baseForegroundColor = .red
    own.cornerStyle = .capsule
    own.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    own.image = UIImage(drawing: BackgroundStyle(color: .red), for: TraitCollection())
    func expectOwn(_ button: UIButton, hasBackground: Bool = true, hasInsets: Bool = true, _ what: String) {
      let shown = button.configuration
      expect(shown?.subtitle, is: "now", what)
      expect(shown?.imagePadding, is: 5, what)
      expect(shown?.baseForegroundColor, is: .red, what)
      expect(shown?.image, is: own.image, what)
      if hasInsets { expect(shown?.contentInsets, is: own.contentInsets, what) }
      guard hasBackground else { return }
      expect(shown?.cornerStyle, is: .capsule, what)
      expect(shown?.background.backgroundColor, is: .blue, what)
      expect(shown?.background.image, is: nil, what)
    }
    let button = UIButton(configuration: own)
    button.contentHorizontalAlignment = .trailing
    let text = ButtonStateStyle(text: TextStyle(color: .white))
    button.style = ButtonStyle(states: [.normal: text])
    expectOwn(button, "under a style of texts")
    expect(button.contentHorizontalAlignment, is: .trailing)
    button.configuration?.imagePadding = 5
    button.style = ButtonStyle.primary
    expectOwn(button, hasBackground: false, hasInsets: false, "under a style of all")
    expect(button.configuration?.background.image == nil, is: false)
    expect(button.configuration?.background.backgroundColor, is: .clear)
    for isEnabled in [false, true, false] {
      button.isEnabled = isEnabled
      expect(button.configuration?.background.image == nil, is: !isEnabled)
      expectOwn(button, hasBackground: !isEnabled, hasInsets: false, "enabled \(isEnabled)")
    }
    button.isEnabled = true
    button.style = ButtonStyle()
    expectOwn(button, "back from another style")
    button.show(in: .dark)
    expectOwn(button, "after a change of traits")
  }

  private func checkTitles() {
    let style = ButtonStyle(states: [.normal: ButtonStateStyle(text: TextStyle(color: .white).uppercased)])
    let button = UIButton(type: .system)
    button.setTitle("One", for: .normal)
    button.setTitle("Chosen", for: .selected)
    button.style = style
    expect(button.configuration?.title, is: "ONE")
    button.isSelected = true
    expect(button.configuration?.title, is: "CHOSEN")
    button.isSelected = false
    expect(button.configuration?.title, is: "ONE")
    button.configuration?.title = "Two"
    expect(button.configuration?.title, is: "TWO")
    for isSelected in [true, false] {
      button.isHighlighted = isSelected
      expect(button.configuration?.title, is: "TWO", "the title of the configuration")
    }
    button.setTitle("Three", for: .normal)
    expect(button.configuration?.title, is: "THREE", "the title that was set last")
    button.style = ButtonStyle()
    expect(button.configuration?.title, is: "Three")

    let own = NSMutableAttributedString(string: "Buy ", attributes: [.kern: 2])
    own.append(NSAttributedString(string: "now", attributes: [.foregroundColor: UIColor.red]))
    button.configuration?.attributedTitle = AttributedString(own)
    button.style = style
    expect(button.shownTitle?.string, is: "BUY NOW")
    let kern: NSNumber? = button.shownTitle?.attribute(.kern)
    expect(kern, is: 2, "attributes of the app's own")
    expect(button.shownTitle?.attribute(.foregroundColor), is: UIColor(Color.white))
    button.style = ButtonStyle()
    expect(button.shownTitle, is: own)

    own.addAttribute(
      .font, value: UIFont(Font.custom("Inter", size: 20)), range: NSRange(location: 0, length: own.length))
    button.configuration?.attributedTitle = AttributedString(own)
    button.style = ButtonStyle(normal: ButtonStateStyle(text: TextStyle().weight(.bold)))
    let font: UIFont? = button.shownTitle?.attribute(.font)
    expect(font?.familyName, is: "Inter", "the family of the app's own")
    expect(font?.pointSize, is: 20)
    expect(font?.weight, is: UIFont.Weight.bold.rawValue)
    expect(button.titleLabel?.adjustsFontForContentSizeCategory, is: false)
    button.style = ButtonStyle(normal: ButtonStateStyle(text: .preferred(for: .body)))
    expect(button.titleLabel?.adjustsFontForContentSizeCategory, is: true, "Dynamic Type")
  }

  /// The original title stays the original, also where UIKit returns the one that is shown.
  private func checkShownTitles() {
    let style = ButtonStyle(states: [.normal: ButtonStateStyle(text: TextStyle().uppercased)])
    let button = UIButton(type: .system)
    button.returnsShownTitle = true
    button.setTitle("One", for: .normal)
    button.style = style
    expect(button.configuration?.title, is: "ONE")
    button.setTitle("Two", for: .normal)
    expect(button.configuration?.title, is: "TWO")
    for isHighlighted in [true, false] { button.isHighlighted = isHighlighted }
    button.style = ButtonStyle()
    expect(button.configuration?.title, is: "Two", "the title before the style")
  }

  private func checkHandlers() {
    for isSetFirst in [true, false] {
      let button = UIButton(title: "One", style: isSetFirst ? ButtonStyle() : .primary)
      button.configurationUpdateHandler = { $0.configuration?.subtitle = $0.isHighlighted ? "pressed" : "" }
      button.style = .primary
      for isHighlighted in [true, false] {
        button.isHighlighted = isHighlighted
        expect(button.configuration?.subtitle, is: isHighlighted ? "pressed" : "", "the app's own handler")
        expect(button.configuration?.contentInsets.top, is: 12)
        let alpha = ButtonStyle.primary.style(for: isHighlighted ? .highlighted : .normal)?.text.color?.alpha
        let color: UIColor? = button.shownTitle?.attribute(.foregroundColor)
        expect(color?.cgColor.alpha, is: alpha.map { CGFloat($0) })
      }
      var calls = 0
      button.configurationUpdateHandler = { _ in calls += 1 }
      button.show(in: .dark)
      calls = 0
      button.isHighlighted = true
      expect(calls, is: 1, "once for a change")
      for scheme in [UIUserInterfaceStyle.light, .dark, .light] { button.show(in: scheme) }
      calls = 0
      let count = button.configurationCount
      button.isHighlighted = false
      expect(calls, is: 1, "however often a style was applied")
      expect(button.configurationCount - count, is: 1, "the style is shown once")
    }
  }
}
