import Restyle
import RestyleHTML

/// The colours of a link in its states.
struct LinkColors {
  var usual = Color.link
  var visited: Color?
  var hovered: Color?
  var pressed: Color?

  static let plain = LinkColors(visited: .linkVisited, hovered: .linkHover, pressed: .ink)
  static let unvisited = LinkColors(hovered: .linkHover, pressed: .ink)
  static let text = LinkColors(usual: .ink)

  var styles: StateStyles<TextStyle> {
    let text = TextStyle.linkLine.restyled {
      $0.setAttribute(true, for: Transport())
      $0.color = usual
    }
    let hovered = text.restyled {
      $0.color = self.hovered ?? usual
      $0.underlineThickness = 3
    }
    return [
      .normal: text, .visited: text.colored(visited ?? usual), .hovered: hovered,
      .highlighted: hovered.colored(pressed ?? usual),
      .focused: text.restyled {
        $0.underline = .absent
        $0.color = .ink
        $0.backgroundColor = .focus
      },
    ]
  }

  /// The colours alone, for links of a class that has the rest.
  var colors: StateStyles<TextStyle> {
    styles.allRestyled { $0 = TextStyle(color: $0.color) }
  }
}

extension StyleSheet {
  mutating func addLinks(_ selector: String, _ colors: LinkColors) throws {
    try add(colors.styles, to: selector)
    try rule(selector, ["text-underline-offset": ".1578em"])
    try rule(selector + ":hover", ["text-decoration-skip-ink": "none"])
    try addFocus(of: selector)
  }

  /// The mark of the focus on what is a text.
  mutating func addFocus(of selector: String) throws {
    try rule(
      selector + ":focus", ["outline": "3px solid transparent"],
      shadows: [ShadowStyle(color: .focus, y: -2), ShadowStyle(color: .ink, y: 4)])
  }
}
