/// A style and the room to leave around what it styles.
///
/// ```swift
/// let separator = InsettedStyle(
///   style: SeparatorStyle(width: 0.5, color: .lightGray),
///   insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
/// )
/// ```
public struct InsettedStyle<Style: Restyle.Style>: Restyle.Style {
  /// The style.
  public var style: Style
  /// The room around what it styles.
  public var insets: EdgeInsets

  /// Makes a style with room around it.
  @inlinable
  public init(style: Style, insets: EdgeInsets) {
    self.style = style
    self.insets = insets
  }
}

extension InsettedStyle: Equatable where Style: Equatable {}
extension InsettedStyle: Hashable where Style: Hashable {}
extension InsettedStyle: Encodable where Style: Encodable {}
extension InsettedStyle: Decodable where Style: Decodable {}

extension InsettedStyle where Style == SeparatorStyle {
  /// No line.
  public static var none: Self { InsettedStyle(style: .none, insets: .zero) }
}
