import Expectations
import Restyle
import RestyleUIKit
import SignIn
import UIKit

extension Expectations {
  /// Members that an app adds to views are the app's own, on views with styles as well.
  func checkNamesOfApps() {
    let (view, label) = (UIView(frame: .zero), UILabel(value: "a"))
    let own: [String] = [
      view.applyStyle(), view.applyStyles(), view.styleTraits, label.applyStyle(), label.applyStyles(),
      label.styleTraits,
    ]
    expect(Set(own), is: ["the app's own"])
  }

  /// The screen in styles holds what those say: in both schemes and size classes, before and after swaps.
  func checkStyledSignIn() async {
    let window = UIWindow(frame: .zero)
    let screen = SignInScreen(in: window)
    let serif = DefaultStyling.system.restyled {
      $0.text.fontFamily = .system(.serif)
      $0.field.text.fontSize = 19
    }
    for defaults in [DefaultStyling.system, serif, .system] {
      DefaultStyling.defaults = defaults
      let design: UIFontDescriptor.SystemDesign =
        defaults.text.fontFamily == .system(.serif) ? .serif : .default
      for _ in 0..<10_000 where screen.legalLabel.font.fontDescriptor.design != design {
        try? await Task.sleep(for: .milliseconds(1))
      }
      for scheme in [UIUserInterfaceStyle.light, .dark] {
        for sizeClass in [UIUserInterfaceSizeClass.compact, .regular] {
          window.show(in: scheme, sizeClass)
          check(screen, design: design, in: window.traitCollection)
          let field = screen.emailField.defaultTextAttributes[.font] as? UIFont
          expect(field.map { Double($0.pointSize) }, is: defaults.field.text.fontSize)
        }
      }
    }
    DefaultStyling.defaults = .system
  }

  private func check(
    _ screen: SignInScreen, design: UIFontDescriptor.SystemDesign, in traits: UITraitCollection
  ) {
    let (ink, paper): ([CGFloat], [CGFloat]) =
      traits.userInterfaceStyle == .dark ? ([1, 1, 1, 1], [0, 0, 0, 1]) : ([0, 0, 0, 1], [1, 1, 1, 1])
    for (button, color, style) in [
      (screen.gitHubButton, paper, ButtonStyle.essayFilled), (screen.signInButton, ink, .essayBordered),
    ] {
      let font: UIFont? = button.shownTitle?.attribute(.font)
      expect(font?.fontDescriptor.design, is: design)
      expect(font?.pointSize, is: 16)
      let shown: UIColor? = button.shownTitle?.attribute(.foregroundColor)
      expect(shown?.components(in: traits), is: color)
      let image = style.style(for: .normal).flatMap { UIImage(image: $0.background, compatibleWith: traits) }
      expect(button.configuration?.background.image?.data, is: image?.data)
    }
    expect(screen.orLabel.font.pointSize, is: 14)
    expect(screen.orLabel.font.fontDescriptor.design, is: design)
    expect(screen.orLabel.textAlignment, is: .center)
    expect(screen.legalLabel.font.pointSize, is: traits.horizontalSizeClass == .compact ? 11 : 13)
    expect(screen.legalLabel.numberOfLines, is: 0)
    expect(screen.emailField.keyboardType, is: .emailAddress)
  }

  /// The second essay's screen holds what its style sheet says.
  func checkSwitchScreen() {
    let rows = (switchView()?.subviews.first as? UIStackView)?.arrangedSubviews ?? []
    guard rows.count == 3, let primary = rows[0] as? UIButton, let toggle = rows[2] as? UISwitch else {
      return expect(rows.count, is: 3, "the screen's rows")
    }
    expect(primary.layer.borderWidth, is: 2)
    expect(primary.layer.cornerRadius, is: 8)
    expect(primary.titleColor(for: .highlighted), is: .gray)
    expect(rows[1].layer.borderWidth, is: 0)
    for isOn in [true, false] {
      toggle.isOn = isOn
      toggle.sendActions(for: .valueChanged)
      expect(toggle.layer.borderWidth, is: isOn ? 1 : 0)
      expect(toggle.backgroundColor, is: isOn ? .white : .gray)
    }
  }

  /// The first essay's screen holds what its functions say.
  func checkSignIn() {
    let views = signInView()?.subviews ?? []
    guard views.count == 2, let stack = views[1] as? UIStackView, stack.arrangedSubviews.count == 8 else {
      return expect(views.count, is: 2, "the screen's views")
    }
    expect(stack.axis, is: .vertical)
    expect(stack.spacing, is: 16)
    expect(stack.layoutMargins, is: UIEdgeInsets(top: 32, left: 16, bottom: 32, right: 16))
    let rows = stack.arrangedSubviews
    guard let gitHub = rows[1] as? UIButton, let or = rows[2] as? UILabel,
      let email = rows[3] as? UITextField,
      let password = rows[4] as? UITextField, let signIn = rows[5] as? UIButton,
      let legal = rows[7] as? UILabel
    else { return expect(rows.count, is: 0, "the classes of the rows") }
    expect(gitHub.title(for: .normal), is: "Sign in with GitHub")
    expect(gitHub.contentEdgeInsets, is: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    expect(gitHub.titleLabel?.font.weight, is: UIFont.Weight.medium.rawValue)
    expect(gitHub.layer.cornerRadius, is: 6)
    expect(gitHub.backgroundColor, is: .black)
    expect(gitHub.image(for: .normal)?.name, is: "github")
    expect(or.textAlignment, is: .center)
    expect(or.textColor, is: UIColor(white: 0.625, alpha: 1))
    expect(email.keyboardType, is: .emailAddress)
    expect(email.layer.borderWidth, is: 1)
    expect(email.heightAnchor.constraints.map(\.constant), is: [44])
    expect(password.isSecureTextEntry, is: true)
    expect(signIn.layer.borderColor, is: UIColor.black.cgColor)
    expect(signIn.titleColor(for: .normal), is: .black)
    expect(legal.font.pointSize, is: 11, "the later of two fonts")
    expect(legal.numberOfLines, is: 0)
  }
}
