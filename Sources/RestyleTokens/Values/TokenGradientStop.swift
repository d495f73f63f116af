/// A stop of a gradient: a colour at a position.
public struct TokenGradientStop: Hashable, Sendable {
  /// The colour.
  public var color: Aliasable<TokenColor>
  /// The position as the file writes it; numbers below 0 stand for the start of the axis, numbers above 1 for its end.
  public var position: Aliasable<Double>

  /// Creates a stop.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - position: The position along the axis, from 0 to 1.
  public init(color: Aliasable<TokenColor>, position: Aliasable<Double>) {
    self.color = color
    self.position = position
  }

  /// The position clamped to the axis, from 0 to 1.
  public var clampedPosition: Double { min(max(position.value, 0), 1) }
}
