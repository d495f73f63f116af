public import Restyle

/// A group of tokens that a rule creates a style from.
///
/// ```swift
/// let rules = TokenRules.standard.adding(BorderStyle.self, in: "field.*") { group in
///   BorderStyle(
///     width: group.length("border.width") ?? 1, color: group.color("border.color") ?? .clear,
///     cornerRadius: group.length("radius") ?? 0)
/// }
/// ```
///
/// Names are relative to the group; dots in them lead into groups within it. If there is no such token, or if it has
/// another type, the result is nil. The returned values follow themes.
public struct TokenStyleGroup: Sendable {
  /// The names of the groups around this group and its own, joined by dots.
  @Exact public private(set) var path: String
  private let styles: TokenStyles

  init(path: String, styles: TokenStyles) {
    self.styles = styles
    self.path = path
  }

  /// The name of the group: the last one of the path.
  public var name: String { path.lastName }

  /// Returns a colour that refers to the token.
  public func color(_ name: String) -> Color? { styles.color(at: absolute(name)) }

  /// Returns a length or a corner radius in points that refers to the token.
  ///
  /// Like the result of `Double.named(_:)`, it is a number only where a style stores it, so don't calculate with it.
  public func length(_ name: String) -> Double? { styles.number(at: absolute(name)) }

  /// Returns one or several shadows that refer to the token.
  public func shadows(_ name: String) -> [ShadowStyle]? { styles.shadows(at: absolute(name)) }

  /// Returns a text style.
  public func text(_ name: String) -> TextStyle? { styles.text(at: absolute(name)) }

  /// Returns a border.
  public func border(_ name: String) -> BorderStyle? { styles.border(at: absolute(name)) }

  /// Returns a background with a gradient.
  public func background(_ name: String) -> BackgroundStyle? { styles.background(at: absolute(name)) }

  private func absolute(_ name: String) -> ExactText { ExactText(path.appending(name: name)) }
}
