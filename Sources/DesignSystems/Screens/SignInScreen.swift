import Restyle
package import RestyleElements

/// The sign-in screen of the essay on styling functions: plain elements, and stylers made of one another.
///
/// Source: Point-Free, episode 3, UIKit Styling with Functions.
package struct SignInScreen: Element {
  /// Where the form goes; without it nothing is sent.
  package var submission: Form.Submission?

  /// Creates the screen.
  ///
  /// - Parameter submission: Where the form goes; without it nothing is sent.
  package init(submission: Form.Submission? = nil) {
    self.submission = submission
  }

  /// The screen in its surroundings.
  package var body: some Element {
    Form(submission: submission, style: .toTheEdges) {
      // A dynamic style, and no reader: a page has each field once, whatever the window is like.
      Stack(
        style: TraitStyle { traits in
          let styler: Styler<StackStyle> =
            .rootStackView <> .gradientBehindUpperHalf <> .roomAtSides(in: traits)
          return styler.apply(to: StackStyle())
        }
      ) { content }
    }
  }

  @ElementBuilder private var content: ElementContent {
    ImageView(.logo).withStyle(.logo)
    Button("Sign in with GitHub", action: .perform("sign-in-with-github")).withStyle(.gitHubButton)
    Label("or").withStyle(.orLabel)
    TextField(name: "email").accessibilityLabel("Email").withStyle(.emailField)
    TextField(name: "password").accessibilityLabel("Password").withStyle(.passwordField)
    Button("Sign in", action: .submit).withStyle(.borderButton)
    Button("I forgot my password", action: .perform("reset-password")).withStyle(.textButton)
    Label("By signing in, you accept our terms and our privacy policy.").withStyle(.finePrint)
  }
}

extension DynamicFormStyle {
  /// A form that leaves all room to what it holds.
  fileprivate static let toTheEdges = DynamicFormStyle { _ in FormStyle(insets: .zero) }
}
