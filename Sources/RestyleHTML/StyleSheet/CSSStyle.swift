public import Restyle

/// A style that CSS has rules for: what a ``StyleSheet`` makes classes of.
///
/// ```swift
/// let button = sheet.classNames(for: ButtonStyle.default)
/// "<button class=\"\(button.control)\"><span class=\"\(button.title)\">OK</span></button>"
/// ```
public protocol CSSStyle: Style, Hashable {
  /// The classes of what is styled and of its parts.
  associatedtype ClassNames: Sendable

  /// Names the classes; those of parts start with that of the whole.
  static func classNames(root: String) -> ClassNames

  /// Makes the rules of a style that may depend on traits.
  static func cssRules(_ style: (TraitCollection) -> Self) -> CSSRules
}

extension CSSStyle where ClassNames == String {
  /// Names the class, which is the only one.
  public static func classNames(root: String) -> String { root }
}

extension CSSStyle {
  /// The rules of the style.
  var cssRules: CSSRules {
    CSSRules.remembered(for: self) { Self.cssRules { _ in self } }
  }
}

extension TraitStyle where Style: CSSStyle {
  /// The rules of the style, wherever CSS can tell its traits apart.
  var cssRules: CSSRules {
    CSSRules.remembered(for: identity) { Style.cssRules { style(from: $0) } }
  }
}

extension TextStyle: CSSStyle {
  /// Makes the rule of a text, and one for what is pressed.
  public static func cssRules(_ style: (TraitCollection) -> TextStyle) -> CSSRules {
    CSSRules(StyleRule.rules(for: style))
  }
}
