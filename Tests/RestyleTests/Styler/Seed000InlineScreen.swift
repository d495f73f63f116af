// The sign-in screen as the essay begins: everything configured where it is made.

extension Kit {
  enum Inline {
    static let legalText = """
      By signing in you agree to our latest \
      terms of use and privacy policy.
      """

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
        gradientView.fromColor = Color(red: 0.5, green: 0.85, blue: 1, alpha: 0.85)
        gradientView.toColor = .white
        gradientView.translatesAutoresizingMaskIntoConstraints = false

        logoImageView.widthAnchor.constraint(
          equalTo: logoImageView.heightAnchor,
          multiplier: logoImageView.frame.width / logoImageView.frame.height
        ).isActive = true

        gitHubButton.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        gitHubButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        gitHubButton.clipsToBounds = true
        gitHubButton.layer.cornerRadius = 6
        gitHubButton.backgroundColor = .black
        gitHubButton.tintColor = .white
        gitHubButton.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 16)
        gitHubButton.setImage(Image(name: "github"), for: .normal)
        gitHubButton.setTitle("Sign in with GitHub", for: .normal)

        orLabel.font = .systemFont(ofSize: 14, weight: .medium)
        orLabel.textAlignment = .center
        orLabel.textColor = Color(white: 0.625, alpha: 1)
        orLabel.text = "or"

        emailField.clipsToBounds = true
        emailField.layer.cornerRadius = 6
        emailField.layer.borderColor = Color(white: 0.75, alpha: 1)
        emailField.layer.borderWidth = 1
        emailField.borderStyle = .roundedRect
        emailField.heightAnchor.constraint(equalToConstant: 44).isActive = true
        emailField.keyboardType = .emailAddress
        emailField.placeholder = "blob@example.org"

        passwordField.clipsToBounds = true
        passwordField.layer.cornerRadius = 6
        passwordField.layer.borderColor = Color(white: 0.75, alpha: 1)
        passwordField.layer.borderWidth = 1
        passwordField.borderStyle = .roundedRect
        passwordField.heightAnchor.constraint(equalToConstant: 44).isActive = true
        passwordField.isSecureTextEntry = true
        passwordField.placeholder = "••••••••••••••••"

        signInButton.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        signInButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        signInButton.clipsToBounds = true
        signInButton.layer.cornerRadius = 6
        signInButton.layer.borderColor = .black
        signInButton.layer.borderWidth = 2
        signInButton.setTitleColor(.black, for: .normal)
        signInButton.setTitle("Sign in", for: .normal)

        forgotPasswordButton.contentEdgeInsets = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        forgotPasswordButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
        forgotPasswordButton.setTitleColor(.black, for: .normal)
        forgotPasswordButton.setTitle("I forgot my password", for: .normal)

        legalLabel.font = .systemFont(ofSize: 11, weight: .light)
        legalLabel.numberOfLines = 0
        legalLabel.textAlignment = .center
        legalLabel.textColor = Color(white: 0.5, alpha: 1)
        legalLabel.text = legalText

        root = StackView(arrangedSubviews: [
          logoImageView, gitHubButton, orLabel, emailField, passwordField, signInButton, forgotPasswordButton,
          legalLabel,
        ])
        root.axis = .vertical
        root.isLayoutMarginsRelativeArrangement = true
        root.layoutMargins = EdgeInsets(top: 32, left: 16, bottom: 32, right: 16)
        root.spacing = 16
        root.translatesAutoresizingMaskIntoConstraints = false

        super.init()
        view.backgroundColor = .white
        install(gradientView, root, in: view)
      }
    }

    static func install(_ gradientView: GradientView, _ root: StackView, in view: View) {
      view.addSubview(gradientView)
      view.addSubview(root)
      Kit.Constraint.activate([
        gradientView.topAnchor.constraint(equalTo: view.topAnchor),
        gradientView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        gradientView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        gradientView.bottomAnchor.constraint(equalTo: view.centerYAnchor),
        root.topAnchor.constraint(equalTo: view.topAnchor),
        root.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        root.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}
