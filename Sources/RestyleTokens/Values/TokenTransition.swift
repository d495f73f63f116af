/// The duration, the delay and the timing of a transition.
public struct TokenTransition: Hashable, Sendable {
  /// The duration of the transition.
  public var duration: Aliasable<TokenDuration>
  /// The delay before the transition.
  public var delay: Aliasable<TokenDuration>
  /// The timing curve of the transition.
  public var timing: Aliasable<TokenCubicBezier>

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration of the transition.
  ///   - delay: The delay before the transition.
  ///   - timing: The timing curve of the transition.
  public init(
    duration: Aliasable<TokenDuration>, delay: Aliasable<TokenDuration>, timing: Aliasable<TokenCubicBezier>
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}
