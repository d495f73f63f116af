import Restyle
import Testing

extension Kit {
  /// The first essay, step by step in its own order: what each way of sharing styles can do, up to `<>`.
  @Suite("Seed 000: composable styling with functions")
  struct Seed000Tests {
    // MARK: - Everything in the controller

    @Test("Without any sharing, every view is configured where it is made, and much is said twice")
    func inline() {
      let screen = Inline.SignIn()
      #expect(screen.emailField.layer.cornerRadius == screen.passwordField.layer.cornerRadius)
      #expect(screen.gitHubButton.contentEdgeInsets == screen.signInButton.contentEdgeInsets)
      #expect(screen.root.arrangedSubviews.count == 8)
      #expect(screen.root.constraints.count == 3)
      #expect(screen.root.layoutMargins == EdgeInsets(top: 32, left: 16, bottom: 32, right: 16))
    }

    // MARK: - Appearance

    @Test("An appearance proxy reaches direct properties only, and all buttons at once")
    func appearance() {
      let proxy = Button.appearance()
      proxy.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      proxy.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)

      let gitHubButton = Button(type: .system)
      let loginButton = Button(type: .system)
      gitHubButton.takeOver(proxy)
      loginButton.takeOver(proxy)
      #expect(gitHubButton.contentEdgeInsets.left == 16)
      #expect(loginButton.contentEdgeInsets.left == 16)
      #expect(gitHubButton.titleLabel?.font != .systemFont(ofSize: 16, weight: .medium))
    }

    // MARK: - Subclasses

    private class BaseButton: Button {
      required init() {
        super.init()
        contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
      }
    }

    private class RoundedButton: BaseButton {
      required init() {
        super.init()
        clipsToBounds = true
        layer.cornerRadius = 6
      }
    }

    private class FilledButton: BaseButton {
      required init() {
        super.init()
        backgroundColor = .black
        tintColor = .white
      }
    }

    private class FilledRoundedButton: RoundedButton {
      required init() {
        super.init()
        backgroundColor = .black
        tintColor = .white
      }
    }

    @Test("Subclasses share styles along one line only: filled is rounded after moving it in the hierarchy")
    func subclasses() {
      #expect(FilledButton().backgroundColor == .black)
      #expect(FilledButton().contentEdgeInsets.top == 12)
      #expect(FilledButton().layer.cornerRadius == 0)
      #expect(FilledRoundedButton().layer.cornerRadius == 6)
    }

    // MARK: - Object composition

    private enum Buttons {
      static var base: Button {
        let button = Button()
        button.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        return button
      }

      static var filled: Button {
        let button = base
        button.backgroundColor = .black
        button.tintColor = .white
        return button
      }

      static var rounded: Button {
        let button = filled
        button.clipsToBounds = true
        button.layer.cornerRadius = 6
        return button
      }
    }

    @Test("Static properties derive from each other, so that filled isn't rounded, and rounded is filled")
    func objectComposition() {
      #expect(Buttons.filled.contentEdgeInsets.top == 12)
      #expect(Buttons.filled.layer.cornerRadius == 0)
      #expect(Buttons.rounded.backgroundColor == .black)
    }

    // MARK: - Functions

    private static func baseButtonStyle(_ button: Button) {
      button.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      button.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    }

    private static func filledButtonStyle(_ button: Button) {
      button.backgroundColor = .black
      button.tintColor = .white
    }

    private static func roundedButtonStyle(_ button: Button) {
      button.clipsToBounds = true
      button.layer.cornerRadius = 6
    }

    @Test("Functions style without a hierarchy, but each has to be called")
    func functions() {
      let gitHubButton = Button(type: .system)
      Self.baseButtonStyle(gitHubButton)
      Self.roundedButtonStyle(gitHubButton)
      Self.filledButtonStyle(gitHubButton)
      #expect(ButtonLook(gitHubButton) == .filled)
    }

    // MARK: - Function composition

    @Test("`<>` composes functions of one type: from value to value, in place, and on objects")
    func shapes() {
      let increment: (Int) -> Int = { $0 + 1 }
      let double: (Int) -> Int = { $0 * 2 }
      #expect((increment <> double)(3) == 8)
      #expect((double <> increment)(3) == 7)

      let append: (inout String) -> Void = { $0 += "b" }
      let wrap: (inout String) -> Void = { $0 = "(\($0))" }
      var text = "a"
      (append <> wrap)(&text)
      #expect(text == "(ab)")

      let clip: (View) -> Void = { $0.clipsToBounds = true }
      let fill: (View) -> Void = { $0.backgroundColor = .black }
      let view = View()
      (clip <> fill)(view)
      #expect(view.clipsToBounds)
      #expect(view.backgroundColor == .black)
    }

    @Test("Styles compose from a shared base, and hierarchies are decided at composition")
    func composition() {
      let baseButtonStyle: (Button) -> Void = Self.baseButtonStyle
      let filledFromBase =
        baseButtonStyle
        <> {
          $0.backgroundColor = .black
          $0.tintColor = .white
        }
      let roundedFromBase =
        baseButtonStyle
        <> {
          $0.clipsToBounds = true
          $0.layer.cornerRadius = 6
        }
      let filledFromRounded =
        roundedFromBase
        <> {
          $0.backgroundColor = .black
          $0.tintColor = .white
        }
      let (fromBase, fromRounded) = (Button(), Button())
      filledFromBase(fromBase)
      filledFromRounded(fromRounded)
      #expect(fromBase.contentEdgeInsets.top == 12)
      #expect(fromBase.layer.cornerRadius == 0)
      #expect(ButtonLook(fromRounded) == .filled)
    }

    @Test("A style of all views serves buttons and text fields: the diamond that classes can't have")
    func diamond() {
      let baseButtonStyle: (Button) -> Void = Self.baseButtonStyle
      let roundedStyle: (View) -> Void = {
        $0.clipsToBounds = true
        $0.layer.cornerRadius = 6
      }
      let roundedButtonStyle = baseButtonStyle <> roundedStyle
      let fieldStyle: (TextField) -> Void =
        roundedStyle
        <> {
          $0.layer.borderColor = Color(white: 0.75, alpha: 1)
          $0.layer.borderWidth = 1
          $0.borderStyle = .roundedRect
          $0.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
      let button = Button()
      roundedButtonStyle(button)
      #expect(button.layer.cornerRadius == 6)
      #expect(button.contentEdgeInsets.top == 12)

      let (email, password) = (TextField(), TextField())
      fieldStyle(email)
      fieldStyle(password)
      #expect(FieldLook(email) == FieldLook(password))
      #expect(email.layer.cornerRadius == 6)

      func borderStyle(color: Color, width: Double) -> (View) -> Void {
        { view in
          view.layer.borderColor = color
          view.layer.borderWidth = width
        }
      }
      let sameFieldStyle: (TextField) -> Void =
        roundedStyle
        <> borderStyle(color: Color(white: 0.75, alpha: 1), width: 1)
        <> { (field: TextField) in
          field.borderStyle = .roundedRect
          field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
      let again = TextField()
      sameFieldStyle(again)
      #expect(FieldLook(again) == FieldLook(email))

      let borderButtonStyle = roundedStyle <> borderStyle(color: .black, width: 2)
      let bordered = Button()
      borderButtonStyle(bordered)
      #expect(bordered.layer.borderWidth == 2)
      #expect(bordered.layer.cornerRadius == 6)
    }

    // MARK: - Styling functions for everything

    @Test("The screen made of styling functions looks like the one that was configured inline")
    func screen() {
      let inline = Inline.SignIn()
      let composed = Composed.SignIn()
      #expect(ButtonLook(composed.gitHubButton) == ButtonLook(inline.gitHubButton))
      #expect(ButtonLook(composed.signInButton) == ButtonLook(inline.signInButton))
      #expect(
        ButtonLook(composed.forgotPasswordButton) == ButtonLook(inline.forgotPasswordButton))
      #expect(FieldLook(composed.emailField) == FieldLook(inline.emailField))
      #expect(FieldLook(composed.passwordField) == FieldLook(inline.passwordField))
      #expect(LabelLook(composed.orLabel) == LabelLook(inline.orLabel))
      #expect(LabelLook(composed.legalLabel) == LabelLook(inline.legalLabel))
      #expect(composed.gradientView.fromColor == inline.gradientView.fromColor)
      #expect(composed.gradientView.translatesAutoresizingMaskIntoConstraints == false)
      #expect(composed.logoImageView.constraints == inline.logoImageView.constraints)
      #expect(composed.root.axis == inline.root.axis)
      #expect(composed.root.spacing == inline.root.spacing)
      #expect(composed.root.layoutMargins == inline.root.layoutMargins)
      #expect(composed.root.constraints == inline.root.constraints)
    }

    @Test("The fine print overrides the font that its own chain has set before")
    func override() {
      let label = Label()
      Composed.finePrintStyle(label)
      #expect(label.font == .systemFont(ofSize: 11, weight: .light))
      #expect(label.numberOfLines == 0)
      #expect(label.textAlignment == .center)
    }

    @Test("A styling function styles an appearance proxy like any button")
    func appearanceByFunction() {
      let proxy = Button.appearance()
      Composed.baseButtonStyle(proxy)
      let button = Button()
      button.takeOver(proxy)
      #expect(button.contentEdgeInsets == EdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    }
  }
}
