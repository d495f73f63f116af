import Restyle
import RestyleUIKit
import UIKit

// The first essay's screen, in Swift 6 and in styles that the views keep: its colours have variants for dark
// surroundings, its sizes follow the width, and its typeface is that of the defaults in force.

extension Color {
  fileprivate static let ink = Color(light: .black, dark: .white)
  fileprivate static let paper = Color(light: .white, dark: .black)
  fileprivate static let pencil = Color(light: Color(white: 0.35), dark: Color(white: 0.7))
}

extension ButtonStyle {
  static var essayBase: ButtonStyle {
    let text = TextStyle.default.resized(to: 16).weight(.medium).colored(.ink)
    return ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 12), normal: ButtonStateStyle(text: text))
  }
  static var essayRounded: ButtonStyle {
    essayBase.allRestyled { $0.background.border.cornerRadius = 6 }
  }
  static var essayFilled: ButtonStyle {
    essayRounded.allRestyled {
      $0.background.color = .ink
      $0.text.color = .paper
    }
  }
  static var essayBordered: ButtonStyle {
    essayRounded.allRestyled {
      $0.background.border.color = .ink
      $0.background.border.width = 2
    }
  }
}

extension TextStyle {
  static var essayOr: TextStyle {
    TextStyle.default.resized(to: 14).weight(.medium).colored(.pencil).centerAligned
  }
  static func essayFinePrint(for traits: TraitCollection) -> TextStyle {
    essayOr.resized(to: traits.isCompact ? 11 : 13).weight(.light).multilined()
  }
}

/// The views of the screen.
@MainActor
struct SignInScreen {
  let gitHubButton = UIButton(title: "Sign in with GitHub")
  let orLabel = UILabel(value: "or")
  let emailField = UITextField(placeholder: "blob@pointfree.co")
  let signInButton = UIButton(title: "Sign in")
  let legalLabel = UILabel(value: "By signing in you agree to our terms.")

  init(in window: UIWindow) {
    ViewStyler.style(.essayFilled).apply(to: gitHubButton)
    ViewStyler.style(.essayOr).apply(to: orLabel)
    ViewStyler.style(.email).apply(to: emailField)
    ViewStyler.style(.essayBordered).apply(to: signInButton)
    legalLabel.dynamicStyle = TraitStyle { .essayFinePrint(for: $0) }
    let views = [gitHubButton, orLabel, emailField, signInButton, legalLabel]
    window.addSubview(UIStackView(arrangedSubviews: views))
  }
}
