import Restyle
import RestyleElements

/// The fields of the essay, on top of those of the defaults in force.
extension Styler where Target == TextField {
  /// What all fields share: the essay's line and its height of 44 points.
  static let baseField: Styler =
    Styler<BackgroundStyle>.rounded.ofFields
    <> Styler<BackgroundStyle>.border(color: .signInLine, width: 1).ofFields
    <> Styler<BackgroundStyle>.filled(.signInPaper).ofFields
    <> Styler { field in
      field.style.text.color = .signInInk
      field.style.placeholder.color = .signInFinePrint
      for path in [\FieldStyle.text, \.placeholder] { field.style[keyPath: path].lineHeight = 22 }
      // With a line of text they come to 44.
      field.style.contentInsets = EdgeInsets(horizontalInset: 10, verticalInset: 11)
    }

  /// A field for an e-mail address.
  static let emailField: Styler =
    baseField <> .placeholder("blob@example.org") <> Styler { $0.style = $0.style.email }

  /// A field for a password.
  static let passwordField: Styler =
    baseField <> .placeholder("••••••••••••••••") <> Styler { $0.style = $0.style.password }

  private static func placeholder(_ text: String) -> Styler {
    .set(\.placeholder, to: DisplayText(text))
  }
}
