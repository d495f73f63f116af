import BrowserSupport
import DesignSystems
import Restyle
import RestyleElements
import RestyleHTML

@testable import stylebook

/// A screen of the book, and what people are told who hear it: written down by hand, element by element.
struct ScreenReading: Sendable {
  /// Which screen of the book it is.
  let title: String
  /// The screen as a page of its own.
  let screen: @Sendable () -> any Element
  /// A line for each element in the order of the screen, with the texts that design systems may change as they are
  /// shown, and the rank of its first heading.
  let lines: @Sendable (_ shown: (String) -> String, _ rank: Int) -> [String]
}

extension ScreenReading {
  static let all = [signIn, settings]

  static let signIn = ScreenReading(
    title: "Sign-in",
    screen: { SignInScreen() },
    lines: { _, _ in
      [
        "group",
        #"image "Diamond""#,
        #"button "Sign in with GitHub""#,
        "paragraph", #"StaticText "or""#,
        #"textbox "Email""#,
        #"textbox "Password""#,
        #"button "Sign in""#,
        #"button "I forgot my password""#,
        "paragraph", #"StaticText "By signing in, you accept our terms and our privacy policy.""#,
      ]
    })

  static let settings = ScreenReading(
    title: "Settings",
    screen: { SettingsScreen(submission: Form.Submission(to: "#there", method: .get)) },
    lines: { shown, rank in
      [
        "form",
        "heading \(rank) \"Settings\"",

        "group \"\(shown("Profile"))\"", "heading \(rank + 1) \"\(shown("Profile"))\"", "list",
        "listitem", #"StaticText "Name""#, #"textbox "Name" = "Ada Lovelace""#,
        "listitem", #"StaticText "Email""#, #"textbox "Email""#,
        "paragraph", #"StaticText "Others see your name, and nobody sees your address.""#,

        "group \"\(shown("Network"))\"", "heading \(rank + 1) \"\(shown("Network"))\"", "list",
        "listitem", #"StaticText "Connected""#, #"switch "Wi-Fi" checked"#,
        "listitem", #"switch "Bluetooth" unchecked disabled"#,
        "listitem", #"button "Known networks""#, "paragraph", #"StaticText "3""#,
        "paragraph", #"StaticText "Bluetooth waits for a device to be near.""#,

        "group \"\(shown("Appearance"))\"", "heading \(rank + 1) \"\(shown("Appearance"))\"", "list",
        "listitem", #"StaticText "Theme""#, #"radiogroup "Theme""#,
        #"radio "Light" unchecked"#, #"StaticText "Light""#,
        #"radio "Dark" unchecked"#, #"StaticText "Dark""#,
        #"radio "Auto" checked"#, #"StaticText "Auto""#,
        "listitem", #"switch "Bold ink" checked"#,
        "listitem", #"button "Sign out""#,

        #"button "Save""#,
        #"button "Reset""#,
      ]
    })
}

extension ScreenReading {
  /// What people are told in one of the book's design systems.
  func lines(in styling: DefaultStyling, rank: Int = 1) -> [String] {
    let context = ElementContext(defaults: styling)
    return lines(
      { text in
        context.withDefaults {
          let style = Section {}.style.style(from: context.traits).header.text
          return DisplayText(text).displayRuns(style, in: context.language).map(\.text).joined()
        }
      }, rank)
  }

  /// What the tab key leads to, one after the other: controls that can be used, and of a choice what is chosen.
  func stops(in styling: DefaultStyling) -> [String] {
    lines(in: styling).filter { line in
      ["textbox ", "button ", "switch ", "radio "].contains { line.hasPrefix($0) }
        && !line.hasSuffix(" disabled") && !(line.hasPrefix("radio ") && line.hasSuffix(" unchecked"))
    }
  }

  /// The screen as a page, in which nothing moves or blinks.
  func page(in context: ElementContext) throws -> String {
    var renderer = HTMLRenderer(styleSheet: StyleSheet(fixedTraits: context.traits))
    try renderer.append(screen(), in: context)
    return """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>\(title)</title><style>
      *{box-sizing:border-box;transition:none!important;caret-color:transparent!important}body{margin:0}
      \(renderer.styleSheet.css)</style>\(renderer.html)
      """
  }
}
