import Restyle
import RestyleElements
import Testing

// The styles of the first essay, in its order: each made of those before it.

extension ButtonStyle {
  fileprivate static var base: Self {
    let text = TextStyle(font: .system(size: 16, weight: .medium), alignment: .center)
    return ButtonStyle(
      contentInsets: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16),
      normal: ButtonStateStyle(text: text))
  }

  fileprivate static var rounded: Self {
    base.allRestyled { $0.background.border.cornerRadius = 6 }
  }

  fileprivate static var filled: Self {
    rounded.allRestyled {
      $0.background.color = .black
      $0.text.color = .white
    }
  }

  fileprivate static var border: Self {
    rounded.allRestyled {
      $0.background.border.color = .black
      $0.background.border.width = 2
      $0.text.color = .black
    }
  }

  fileprivate static var text: Self {
    base.allRestyled { $0.text.color = .black }
  }
}

extension FieldStyle {
  fileprivate static var base: Self {
    FieldStyle.default.restyled {
      $0.backgrounds[.normal] = BackgroundStyle(
        color: .white, border: BorderStyle(width: 1, color: Color(white: 0.75), cornerRadius: 6))
    }
  }
}

extension TextStyle {
  fileprivate static var or: Self {
    TextStyle(font: .system(size: 14, weight: .medium), color: Color(white: 0.625), alignment: .center)
  }

  fileprivate static var finePrint: Self {
    or.restyled {
      $0.color = Color(white: 0.5)
      $0.font = .system(size: 11, weight: .light)
    }
  }
}

private struct SignInScreen: Element {
  var body: some Element {
    Stack(
      spacing: 16, insets: EdgeInsets(top: 32, left: 16, bottom: 32, right: 16), background: .sky
    ) {
      ImageView(Image(url: "logo.png"), aspectRatio: 3).accessibilityLabel("Diamond")
      Button(
        "Sign in with GitHub", image: Image(url: "github.png"), style: .filled, action: .follow("/github")
      )
      .with { $0.imageInsets.trailing = 16 }
      Label("or", style: .or)
      TextField(placeholder: "blob@example.org", name: "email", style: .base.email)
        .accessibilityLabel("E-mail")
      TextField(placeholder: "••••••••••••••••", name: "password", style: .base.password)
        .accessibilityLabel("Password")
      Button("Sign in", style: .border, action: .submit)
      Button("I forgot my password", style: .text, action: .follow("/reset"))
      Label("By signing in, you accept our terms and our privacy policy.", style: .finePrint)
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

@Suite("The sign-in screen of the first essay")
struct SignInScreenTests {
  @Test("Its elements come in the essay's order")
  func order() throws {
    #expect(
      try Outline(of: SignInScreen()).lines == [
        "stack vertical", "  image", "  button Sign in with GitHub", "  label or",
        "  field  (blob@example.org)",
        "  field  (••••••••••••••••)", "  button Sign in", "  button I forgot my password",
        "  label By signing in, you accept our terms and our privacy policy.", "end",
      ])
  }

  @Test("All buttons share the base, and differ in what the essay says")
  func buttons() throws {
    let buttons = try Outline(of: SignInScreen()).buttons
    #expect(buttons.map(\.style.contentInsets.leading) == [16, 16, 16])
    #expect(buttons.map { $0.stateStyle?.text.fontSize } == [16, 16, 16])
    #expect(buttons.map { $0.stateStyle?.background.border.cornerRadius } == [6, 6, 0])
    #expect(buttons.map { $0.stateStyle?.background.border.width } == [0, 2, 0])
    #expect(buttons.map { $0.stateStyle?.text.color } == [.white, .black, .black])
    #expect(buttons.map(\.imageInsets.trailing) == [16, 0, 0])
    #expect(buttons.map(\.action) == [.follow("/github"), .submit, .follow("/reset")])
  }

  @Test("Both fields have the essay's border; one hides its text; both have names")
  func fields() throws {
    let fields = try Outline(of: SignInScreen()).fields
    let borders = fields.map { $0.style.background(for: $0.state).border }
    #expect(borders.map(\.width) == [1, 1])
    #expect(borders.map(\.color) == [Color(white: 0.75), Color(white: 0.75)])
    #expect(fields.map(\.style.isSecure) == [false, true])
    #expect(fields.map(\.style.keyboard) == [.emailAddress, .default])
    #expect(fields.map { $0.accessibleName()?.displayValue } == ["E-mail", "Password"])
  }

  @Test("The fine print overrides what it shares")
  func labels() throws {
    let labels = try Outline(of: SignInScreen()).labels
    #expect(labels.map(\.style.fontSize) == [14, 11])
    #expect(labels.map(\.style.alignment) == [.center, .center])
    #expect(labels.map(\.style.color) == [Color(white: 0.625), Color(white: 0.5)])
  }

  @Test("The stack has the essay's margins")
  func stack() throws {
    let style = try #require(try Outline(of: SignInScreen()).stacks.first).style
    #expect(style.spacing == 16)
    #expect(style.insets == EdgeInsets(horizontalInset: 16, verticalInset: 32))
    #expect(style.background.gradient != nil)
  }
}
