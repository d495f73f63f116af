public import Restyle

/// The tokens of a group, from which a rule creates a style.
///
/// ```swift
/// let rules = TokenRules.standard.adding(BorderStyle.self, in: "field.*") { group in
///   BorderStyle(
///     width: group.length("border.width") ?? 1, color: group.color("border.color") ?? .clear,
///     cornerRadius: group.length("radius") ?? 0)
/// }
/// ```
///
/// Names are relative to the group, and lead into groups within it by dots. A token that there isn't, or that is of
/// another type, is nil. What is returned follows themes.
public struct TokenStyleGroup: Sendable {
  /// The names of the groups around it and its own, joined by dots.
  @Exact public private(set) var path: String
  private let styles: TokenStyles

  init(path: String, styles: TokenStyles) {
    self.styles = styles
    self.path = path
  }

  /// The last name of the path: the group's own.
  public var name: String { path.lastName }

  /// A colour, which refers to the token.
  public func color(_ name: String) -> Color? { styles.color(at: absolute(name)) }

  /// A length or the radius of corners, in points, which refers to the token: a number only where a style stores it, as
  /// `Double.named(_:)`.
  public func length(_ name: String) -> Double? { styles.number(at: absolute(name)) }

  /// A shadow, or several, which refer to the token.
  public func shadows(_ name: String) -> [ShadowStyle]? { styles.shadows(at: absolute(name)) }

  /// A style of text.
  public func text(_ name: String) -> TextStyle? { styles.text(at: absolute(name)) }

  /// A border.
  public func border(_ name: String) -> BorderStyle? { styles.border(at: absolute(name)) }

  /// A background with a gradient.
  public func background(_ name: String) -> BackgroundStyle? { styles.background(at: absolute(name)) }

  private func absolute(_ name: String) -> ExactText { ExactText(path.appending(name: name)) }
}
