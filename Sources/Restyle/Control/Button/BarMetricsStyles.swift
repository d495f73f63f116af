/// Styles for some kinds of bar, and the rule by which the others fall back on them: `BarMetrics.fallback`.
///
/// ```swift
/// let styles = BarMetricsStyles(default: states)
/// styles[.compact]                        // nil: none was set for it
/// styles.style(for: .compactPrompt)       // states
/// ```
public struct BarMetricsStyles<Style: Restyle.Style>: Restyle.Style {
  private var `default`: Style?
  private var compact: Style?
  private var defaultPrompt: Style?
  private var compactPrompt: Style?

  /// Creates a table without styles.
  public init() {}
}

extension BarMetricsStyles {
  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    restyleAll { $0.restyleTexts(restyler) }
  }

  /// Creates a table of the given styles.
  ///
  /// - Parameters:
  ///   - default: The style in a bar of the usual height, which the others fall back on.
  ///   - compact: The style in a lower bar.
  ///   - defaultPrompt: The style in a bar of the usual height with a prompt above.
  ///   - compactPrompt: The style in a lower bar with a prompt above.
  public init(
    default: Style?, compact: Style? = nil, defaultPrompt: Style? = nil, compactPrompt: Style? = nil
  ) {
    self.init()
    self.default = `default`
    self.compact = compact
    self.defaultPrompt = defaultPrompt
    self.compactPrompt = compactPrompt
  }
  /// The style that was set for exactly a kind of bar; nil unsets it.
  public subscript(metrics: BarMetrics) -> Style? {
    get {
      switch metrics {
      case .default: `default`
      case .compact: compact
      case .defaultPrompt: defaultPrompt
      case .compactPrompt: compactPrompt
      }
    }
    set {
      switch metrics {
      case .default: `default` = newValue
      case .compact: compact = newValue
      case .defaultPrompt: defaultPrompt = newValue
      case .compactPrompt: compactPrompt = newValue
      }
    }
  }

  /// The style for a kind of bar, or for the one that it falls back on; nil if there is none.
  public func style(for metrics: BarMetrics) -> Style? {
    self[metrics] ?? metrics.fallback.flatMap { style(for: $0) }
  }

  /// Changes the styles of all kinds of bar that have one.
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Throws: What `styler` throws; the styles before the error are changed.
  public mutating func restyleAll(_ styler: (inout Style) throws -> Void) rethrows {
    for metrics in BarMetrics.allCases { self[metrics] = try self[metrics]?.restyled(styler) }
  }
}

extension BarMetricsStyles: ExpressibleByDictionaryLiteral {
  /// Creates a table; of several styles for one kind of bar the last wins.
  public init(dictionaryLiteral elements: (BarMetrics, Style)...) {
    self.init()
    for (metrics, style) in elements { self[metrics] = style }
  }
}

extension BarMetricsStyles: Equatable where Style: Equatable {}
extension BarMetricsStyles: Hashable where Style: Hashable {}
extension BarMetricsStyles: Encodable where Style: Encodable {}
extension BarMetricsStyles: Decodable where Style: Decodable {}

/// The kinds of bar that can contain a button or a segmented control.
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
  /// The kind of bar that this one falls back on if it has no style; nil for the last.
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
