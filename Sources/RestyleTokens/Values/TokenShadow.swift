/// One shadow.
public struct TokenShadow: Hashable, Sendable {
  /// The colour.
  public var color: Aliasable<TokenColor>
  /// The horizontal offset, to the right.
  public var offsetX: Aliasable<TokenDimension>
  /// The vertical offset, downwards.
  public var offsetY: Aliasable<TokenDimension>
  /// The radius of its blur.
  public var blur: Aliasable<TokenDimension>
  /// The spread: how much larger the shadow is than the box, on each side.
  public var spread: Aliasable<TokenDimension>
  /// Whether the shadow is inside the box; nil for outside.
  public var inset: Aliasable<Bool>?

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - offsetX: How far it is to the right of what casts it.
  ///   - offsetY: How far it is below what casts it.
  ///   - blur: The radius of its blur.
  ///   - spread: How much larger it is than what casts it, on each side.
  ///   - inset: Whether it lies inside; nil for a shadow outside.
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
