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
      Built from stylers, each composed of others. Colours, margins and corners are those of the screen itself; \
      the typeface, and what fields do in their states, come from the design system.
      """
  ) { _ in
    // A password stays where it was typed.
    SignInScreen()
  }

  /// A form of everything that forms hold.
  static let settings = Screen(
    title: "Settings",
    note: """
      No element but one was given a style: all that can be seen is the default styling in force. The exception \
      is the switch of bold ink, made of the library’s with one style for on and one for off.
      """
  ) { place in
    SettingsScreen(submission: Form.Submission(to: Link("#" + place), method: .get), headingLevel: 4)
  }
}
