public import Restyle

/// The meaning of a tag in a text: the style of its content.
///
/// ```swift
/// let tags: [String: MarkupTag] = [
///   "b": .style(.bold),
///   "a": .link(.underlined),
///   "size": MarkupTag(attributes: ["points"]) { attributes in
///     TextStyle().restyled { $0.fontSize = attributes["points"].flatMap(Double.init) ?? 17 }
///   },
/// ]
/// ```
public struct MarkupTag: Sendable, NonisolatedValue {
  let attributes: Set<String>
  let style: @Sendable (_ attributes: [String: String]) -> TextStyle

  /// Creates a tag whose style depends on its attributes.
  ///
  /// - Parameters:
  ///   - attributes: The attributes that the tag requires. It can't have any others.
  ///   - style: Returns the style for the values of the attributes, which can be any text.
  public init(
    attributes: Set<String>, style: @escaping @Sendable (_ attributes: [String: String]) -> TextStyle
  ) {
    self.attributes = attributes
    self.style = style
  }
}

extension MarkupTag {
  /// Returns a tag without attributes, which has a style.
  public static func style(_ style: TextStyle) -> MarkupTag { MarkupTag(attributes: []) { _ in style } }

  /// Returns a tag that links to the address in its attribute `href`.
  ///
  /// The address can be any text. Each output decides whether it is safe to follow.
  public static func link(_ style: TextStyle = TextStyle()) -> MarkupTag {
    MarkupTag(attributes: ["href"]) { style.linked(to: Link($0["href"] ?? "")) }
  }
}
