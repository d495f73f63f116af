/// The kinds of bar that a button or a segmented control can stand in.
public enum BarMetrics: String, Hashable, Sendable, Codable, CaseIterable {
  /// A bar of the usual height.
  case `default`
  /// A lower bar, as on a phone held sideways.
  case compact
  /// A bar of the usual height with a prompt above.
  case defaultPrompt
  /// A lower bar with a prompt above.
  case compactPrompt
}

extension BarMetrics {
  /// The bar that this one takes its style from where it has none; nil for the last.
  ///
  /// A bar falls back on the same without a prompt, and the lower one on the usual one.
  public var fallback: BarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}
