/// The colour, the width and the style of a border.
public struct TokenBorder: Hashable, Sendable {
  /// The colour.
  public var color: Aliasable<TokenColor>
  /// The width.
  public var width: Aliasable<TokenDimension>
  /// The stroke style.
  public var style: Aliasable<TokenStrokeStyle>

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - width: The width.
  ///   - style: The stroke style.
  public init(
    color: Aliasable<TokenColor>, width: Aliasable<TokenDimension>,
    style: Aliasable<TokenStrokeStyle> = Aliasable(.line(.solid))
  ) {
    self.color = color
    self.width = width
    self.style = style
  }
}
