import Restyle
import RestyleElements

/// The buttons of the essay, each made of those before it.
extension Styler where Target == Button {
  /// What all buttons share; the typeface is that of the defaults in force.
  static let baseButton: Styler = Styler { button in
    let text = TextStyle.default.resized(to: 16).weight(.medium).restyled { $0.alignment = .center }
    button.style = ButtonStyle(
      contentInsets: EdgeInsets(horizontalInset: 16, verticalInset: 12),
      normal: ButtonStateStyle(text: text.restyled { $0.lineHeight = 20 }))
  }

  /// A button with round corners.
  static let roundedButton: Styler = baseButton <> Styler<BackgroundStyle>.rounded.ofButtons

  /// A button in a solid colour.
  static let filledButton: Styler =
    roundedButton <> Styler<BackgroundStyle>.filled(.signInInk).ofButtons <> titleColor(.signInPaper)

  /// A button with a line around it.
  static let borderButton: Styler =
    roundedButton <> Styler<BackgroundStyle>.border(color: .signInInk, width: 2).ofButtons
    <> titleColor(.signInInk)

  /// A button that is nothing but its title.
  static let textButton: Styler = baseButton <> titleColor(.signInInk)

  /// The button that signs in at GitHub.
  static let gitHubButton: Styler = filledButton <> imageButton(.branches)

  /// An image before the title.
  static func imageButton(_ image: Image) -> Styler {
    .set(\.imageInsets, to: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 16))
      <> .set(\.image, to: image)
  }

  private static func titleColor(_ color: Color) -> Styler {
    Styler { button in button.style = button.style.allRestyled { $0.text.color = color } }
  }
}
