/// The duration, the delay and the timing of a change.
public struct TokenTransition: Hashable, Sendable {
  /// The duration of the transition.
  public var duration: Aliasable<TokenDuration>
  /// How long it waits.
  public var delay: Aliasable<TokenDuration>
  /// How it proceeds.
  public var timing: Aliasable<TokenCubicBezier>

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: How long the change takes.
  ///   - delay: How long it waits.
  ///   - timing: How it proceeds.
  public init(
    duration: Aliasable<TokenDuration>, delay: Aliasable<TokenDuration>, timing: Aliasable<TokenCubicBezier>
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
  }
}
