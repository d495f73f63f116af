import DesignSystems
import Restyle
import RestyleElements

/// A whole screen made of elements, which the book shows under every design system.
struct Screen: Sendable {
  /// Its name for people.
  let title: String
  /// What to look at.
  let note: String
  /// Creates the elements, of which the place in the book with some name gets what forms send.
  let content: @Sendable (_ place: String) -> any Element
}

extension Screen {
  /// All screens, in the order of the page.
  static let all = [signIn, settings]

  /// The screen of the essay on styling functions.
  static let signIn = Screen(
    title: "Sign-in",
    note: """
      Built from stylers that are composed of others. The colours, margins and corners are the screen’s own. The \
      typeface, and how fields look in their states, come from the design system.
      """
  ) { _ in
    // A password stays where it was typed.
    SignInScreen()
  }

  /// A form of everything that forms hold.
  static let settings = Screen(
    title: "Settings",
    note: """
      No element has a style of its own but the switch for bold ink, which has one style for on and one for off. \
      Everything else is the default styling in force.
      """
  ) { place in
    SettingsScreen(submission: Form.Submission(to: Link("#" + place), method: .get), headingLevel: 4)
  }
}
