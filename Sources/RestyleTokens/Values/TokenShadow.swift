/// A shadow.
public struct TokenShadow: Hashable, Sendable {
  /// The colour.
  public var color: Aliasable<TokenColor>
  /// The horizontal offset, to the right.
  public var offsetX: Aliasable<TokenDimension>
  /// The vertical offset, downwards.
  public var offsetY: Aliasable<TokenDimension>
  /// The blur radius.
  public var blur: Aliasable<TokenDimension>
  /// The spread, by which the shadow is larger than the box on each side.
  public var spread: Aliasable<TokenDimension>
  /// Whether the shadow is inside the box; nil for outside.
  public var inset: Aliasable<Bool>?

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - offsetX: The horizontal offset, to the right.
  ///   - offsetY: The vertical offset, downwards.
  ///   - blur: The blur radius.
  ///   - spread: The spread, by which the shadow is larger than the box on each side.
  ///   - inset: Whether the shadow is inside the box; nil for outside.
  public init(
    color: Aliasable<TokenColor>, offsetX: Aliasable<TokenDimension>, offsetY: Aliasable<TokenDimension>,
    blur: Aliasable<TokenDimension>, spread: Aliasable<TokenDimension>, inset: Aliasable<Bool>? = nil
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}
