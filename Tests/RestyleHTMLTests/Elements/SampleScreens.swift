import Restyle
import RestyleElements

/// The sign-in screen of the first essay, with its styles made of one another.
struct SignInScreen: Element {
  var body: some Element {
    Form(submission: Form.Submission(to: "/sign-in"), style: .plain) {
      Stack(spacing: 16, insets: EdgeInsets(top: 32, left: 16, bottom: 32, right: 16), background: .sky) {
        ImageView(Image(url: "logo.png"), aspectRatio: 3).accessibilityLabel("Diamond")
        Button(
          "Sign in with GitHub", image: Image(url: "github.png"), style: .filled, action: .follow("/github")
        )
        .with { $0.imageInsets.trailing = 16 }
        Label("or", style: .or)
        TextField(placeholder: "blob@example.org", name: "email", style: .outlined.email)
          .accessibilityLabel("E-mail")
        TextField(placeholder: "••••••••••••••••", name: "password", style: .outlined.password)
          .accessibilityLabel("Password")
        Button("Sign in", style: .outlined, action: .submit)
        Button("I forgot my password", style: .text, action: .follow("/reset"))
        Label(
          "By signing in, you accept our terms and our privacy policy.",
          style: .finePrint)
      }
    }
  }
}

extension DynamicFormStyle {
  fileprivate static let plain = DynamicFormStyle { _ in FormStyle(insets: .zero) }
}

extension ButtonStyle {
  fileprivate static var base: Self {
    ButtonStyle(
      contentInsets: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16),
      normal: ButtonStateStyle(text: TextStyle(font: .system(size: 16, weight: .medium), alignment: .center)))
  }

  fileprivate static var rounded: Self { base.allRestyled { $0.background.border.cornerRadius = 6 } }

  static var filled: Self {
    rounded.allRestyled {
      $0.background.color = .black
      $0.text.color = .white
    }
  }

  static var outlined: Self {
    rounded.allRestyled {
      $0.background.border.color = .black
      $0.background.border.width = 2
      $0.text.color = .black
    }
  }

  static var text: Self { base.allRestyled { $0.text.color = .black } }
}

extension FieldStyle {
  static var outlined: Self {
    FieldStyle.default.restyled {
      $0.backgrounds[.normal] = BackgroundStyle(
        color: .white, border: BorderStyle(width: 1, color: Color(white: 0.75), cornerRadius: 6))
      $0.contentInsets = EdgeInsets(horizontalInset: 16, verticalInset: 12)
    }
  }
}

extension TextStyle {
  static var or: Self {
    TextStyle(font: .system(size: 14, weight: .medium), color: Color(white: 0.4), alignment: .center)
  }

  static var finePrint: Self {
    or.restyled {
      $0.color = Color(white: 0.35)
      $0.font = .system(size: 11, weight: .light)
    }
  }
}

extension BackgroundStyle {
  fileprivate static var sky: Self {
    BackgroundStyle(
      gradient: .linear(
        angle: .degrees(180), colors: [Color(red: 0.5, green: 0.85, blue: 1, alpha: 0.85), .white]))
  }
}

/// A settings form with everything that forms hold.
struct SettingsForm: Element {
  var body: some Element {
    Form(submission: Form.Submission(to: "/settings")) {
      Label("Settings", style: .default.bold.resized(to: 28)).heading(1)
      Section(header: "Profile", footer: "Others see this.") {
        Row { TextField("Name", text: "Blob", name: "name") }
        Row { TextField("E-mail", placeholder: "blob@example.org", name: "email", style: .default.email) }
      }
      Section(header: "Network") {
        Row("Wi-Fi", subtitle: "Connected") { Switch(isOn: true, name: "wifi") }
        Row("Bluetooth") { Switch(name: "bluetooth").disabled() }
        Row("Networks", action: .follow("/networks"))
      }
      Section {
        Row("Theme") { SegmentedControl(["Light", "Dark"], selectedIndex: 0, name: "theme") }
        Row("Sign out", action: .perform("sign-out"))
      }
      Button("Save", action: .submit)
    }
  }
}
