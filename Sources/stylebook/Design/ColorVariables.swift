import Restyle

/// Colours under names that a layout can use: CSS custom properties (CSS Custom Properties 1).
struct ColorVariables {
  /// Which elements see the names; part of the program.
  let selector: String
  /// The names and what they stand for.
  let colors: [(name: StaticString, color: Color)]
}

extension ColorVariables {
  /// The names of the book's own colours.
  static let book = ColorVariables(
    selector: ":root",
    colors: [
      ("paper", .bookPaper), ("patch", .bookPatch), ("rule", .bookRule),
      ("ink", .bookInk), ("pencil", .bookPencil), ("accent", .bookAccent),
    ]
  )

  /// The rules, which follow what the reader prefers.
  var css: String {
    """
    \(rule(.light, .normal))
    @media (prefers-color-scheme:dark){\(rule(.dark, .normal))}
    @media (prefers-contrast:more){\(rule(.light, .increased))}
    @media (prefers-color-scheme:dark) and (prefers-contrast:more){\(rule(.dark, .increased))}

    """
  }

  /// The rule for one colour scheme, whatever the reader prefers.
  func rule(_ colorScheme: ColorScheme, _ contrast: Contrast = .normal) -> String {
    let declarations = colors.map { name, color in
      "--\(name):\(color.cssText(colorScheme: colorScheme, contrast: contrast))"
    }
    return "\(selector){\(declarations.joined(separator: ";"))}"
  }
}
