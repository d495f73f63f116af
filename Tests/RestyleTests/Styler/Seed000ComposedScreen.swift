import Restyle

// The sign-in screen as the essay ends: styling functions for everything, composed with `<>`.

extension Kit {
  enum Composed {
    // MARK: - Base

    static func autolayoutStyle<V: View>(_ view: V) {
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    static func aspectRatioStyle<V: View>(size: Size) -> @Sendable (V) -> Void {
      {
        $0.widthAnchor
          .constraint(equalTo: $0.heightAnchor, multiplier: size.width / size.height)
          .isActive = true
      }
    }

    static func implicitAspectRatioStyle<V: View>(_ view: V) {
      aspectRatioStyle(size: view.frame)(view)
    }

    static func roundedRectStyle<V: View>(_ view: V) {
      view.clipsToBounds = true
      view.layer.cornerRadius = 6
    }

    // MARK: - Buttons

    static let baseButtonStyle: @Sendable (Button) -> Void = {
      $0.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
      $0.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    }

    static let roundedButtonStyle =
      baseButtonStyle
      <> roundedRectStyle

    static let filledButtonStyle =
      roundedButtonStyle
      <> {
        $0.backgroundColor = .black
        $0.tintColor = .white
      }

    static let borderButtonStyle =
      roundedButtonStyle
      <> {
        $0.layer.borderColor = .black
        $0.layer.borderWidth = 2
        $0.setTitleColor(.black, for: .normal)
      }

    static let textButtonStyle =
      baseButtonStyle
      <> {
        $0.setTitleColor(.black, for: .normal)
      }

    static let imageButtonStyle: @Sendable (Image?) -> @Sendable (Button) -> Void = { image in
      {
        $0.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 16)
        $0.setImage(image, for: .normal)
      }
    }

    static let gitHubButtonStyle =
      filledButtonStyle
      <> imageButtonStyle(Image(name: "github"))

    // MARK: - Text fields

    static let baseTextFieldStyle: @Sendable (TextField) -> Void =
      roundedRectStyle
      <> {
        $0.borderStyle = .roundedRect
        $0.heightAnchor.constraint(equalToConstant: 44).isActive = true
        $0.layer.borderColor = Color(white: 0.75, alpha: 1)
        $0.layer.borderWidth = 1
      }

    static let emailTextFieldStyle =
      baseTextFieldStyle
      <> {
        $0.keyboardType = .emailAddress
        $0.placeholder = "blob@example.org"
      }

    static let passwordTextFieldStyle =
      baseTextFieldStyle
      <> {
        $0.isSecureTextEntry = true
        $0.placeholder = "••••••••••••••••"
      }

    // MARK: - Labels

    static func fontStyle(ofSize size: Double, weight: Font.Weight) -> @Sendable (Label) -> Void {
      {
        $0.font = .systemFont(ofSize: size, weight: weight)
      }
    }

    static func textColorStyle(_ color: Color) -> @Sendable (Label) -> Void {
      {
        $0.textColor = color
      }
    }

    static let centerStyle: @Sendable (Label) -> Void = {
      $0.textAlignment = .center
    }

    // MARK: - Hyper-local

    static let orLabelStyle: @Sendable (Label) -> Void =
      centerStyle
      <> fontStyle(ofSize: 14, weight: .medium)
      <> textColorStyle(Color(white: 0.625, alpha: 1))

    static let finePrintStyle: @Sendable (Label) -> Void =
      centerStyle
      <> fontStyle(ofSize: 14, weight: .medium)
      <> textColorStyle(Color(white: 0.5, alpha: 1))
      <> {
        $0.font = .systemFont(ofSize: 11, weight: .light)
        $0.numberOfLines = 0
      }

    static let gradientStyle: @Sendable (GradientView) -> Void =
      autolayoutStyle
      <> {
        $0.fromColor = Color(red: 0.5, green: 0.85, blue: 1, alpha: 0.85)
        $0.toColor = .white
      }

    // MARK: - Stack views

    static let rootStackViewStyle: @Sendable (StackView) -> Void =
      autolayoutStyle
      <> {
        $0.axis = .vertical
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = EdgeInsets(top: 32, left: 16, bottom: 32, right: 16)
        $0.spacing = 16
      }

    // MARK: - The screen, composed

    final class SignIn: Kit.ViewController {
      let gradientView = GradientView()
      let logoImageView = ImageView(image: Image(name: "logo", size: Size(width: 3, height: 2)))
      let gitHubButton = Button(type: .system)
      let orLabel = Label()
      let emailField = TextField()
      let passwordField = TextField()
      let signInButton = Button(type: .system)
      let forgotPasswordButton = Button(type: .system)
      let legalLabel = Label()
      let root: StackView

      override init() {
        gradientStyle(gradientView)
        implicitAspectRatioStyle(logoImageView)
        baseButtonStyle(.appearance())

        gitHubButton.setTitle("Sign in with GitHub", for: .normal)
        gitHubButtonStyle(gitHubButton)

        orLabelStyle(orLabel)
        orLabel.text = "or"

        emailTextFieldStyle(emailField)
        passwordTextFieldStyle(passwordField)

        signInButton.setTitle("Sign in", for: .normal)
        borderButtonStyle(signInButton)

        forgotPasswordButton.setTitle("I forgot my password", for: .normal)
        textButtonStyle(forgotPasswordButton)

        legalLabel.text = Inline.legalText
        finePrintStyle(legalLabel)

        root = StackView(arrangedSubviews: [
          logoImageView, gitHubButton, orLabel, emailField, passwordField, signInButton, forgotPasswordButton,
          legalLabel,
        ])
        rootStackViewStyle(root)

        super.init()
        view.backgroundColor = .white
        Inline.install(gradientView, root, in: view)
      }
    }
  }
}
