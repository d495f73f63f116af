/// A table of styles for kinds of bar, where a kind without a style uses that of its `BarMetrics.fallback`.
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

  /// Creates an empty table.
  public init() {}
}

extension BarMetricsStyles {
  /// Changes the styles of all texts in the style.
  public mutating func restyleTexts(_ restyler: (inout TextStyle) -> Void) {
    restyleAll { $0.restyleTexts(restyler) }
  }

  /// Creates a table from styles.
  ///
  /// - Parameters:
  ///   - default: The style in a bar with the usual height, which is also the fallback for the other bars.
  ///   - compact: The style in a lower bar.
  ///   - defaultPrompt: The style in a bar with the usual height and a prompt above.
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
  /// The style that is set for exactly this kind of bar; nil unsets it.
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

  /// Returns the style for a kind of bar, or for its fallback; nil if neither has a style.
  public func style(for metrics: BarMetrics) -> Style? {
    self[metrics] ?? metrics.fallback.flatMap { style(for: $0) }
  }

  /// Changes all styles of the table.
  ///
  /// - Parameter styler: Changes a style in place.
  /// - Throws: Any error that `styler` throws; the styles before it stay changed.
  public mutating func restyleAll(_ styler: (inout Style) throws -> Void) rethrows {
    for metrics in BarMetrics.allCases { self[metrics] = try self[metrics]?.restyled(styler) }
  }
}

extension BarMetricsStyles: ExpressibleByDictionaryLiteral {
  /// Creates a table from a literal; the last of several styles for one kind of bar wins.
  public init(dictionaryLiteral elements: (BarMetrics, Style)...) {
    self.init()
    for (metrics, style) in elements { self[metrics] = style }
  }
}

extension BarMetricsStyles: Equatable where Style: Equatable {}
extension BarMetricsStyles: Hashable where Style: Hashable {}
extension BarMetricsStyles: Encodable where Style: Encodable {}
extension BarMetricsStyles: Decodable where Style: Decodable {}

/// A kind of bar, which can contain buttons and segmented controls.
public enum BarMetrics: String, Hashable, Sendable, Codable, CaseIterable {
  /// A bar with the usual height.
  case `default`
  /// A lower bar, as on a phone in landscape orientation.
  case compact
  /// A bar with the usual height and a prompt above.
  case defaultPrompt
  /// A lower bar with a prompt above.
  case compactPrompt
}

extension BarMetrics {
  /// The kind of bar that this one falls back on if it has no style; nil if there is none.
  ///
  /// A bar with a prompt falls back on the same bar without a prompt, and a lower bar on the usual one.
  public var fallback: BarMetrics? {
    switch self {
    case .default: nil
    case .compact, .defaultPrompt: .default
    case .compactPrompt: .compact
    }
  }
}
