public import Restyle

/// The surroundings of a design during its audit: themes, the page behind it, and values of custom traits.
///
/// ```swift
/// let surroundings = AuditSurroundings(themes: [("Acme", .system), ("Umbrella", umbrella)], page: .white)
/// ```
///
/// The audit varies Restyle's own traits over all values, and custom traits over the cases of an enumeration.
public struct AuditSurroundings: Sendable {
  /// The themes for which the design is audited, each with its name; empty for the current defaults.
  public var themes: [(name: String, defaults: DefaultStyling)]
  /// The colour of the page; nil for that of the catalog's plain forms, or else of the plain forms of the defaults.
  public var page: Color?
  /// The allowed lengths of spacings, in points; nil for the named lengths, or else those that styles repeat.
  public var lengths: [Double]?
  var exploration = Exploration()

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - themes: The themes for which the design is audited, each with its name; empty for the current defaults.
  ///   - page: The colour of the page; nil for that of the catalog's plain forms, or else of the plain forms of the
  ///     defaults.
  ///   - lengths: The allowed lengths of spacings, in points; nil for the named lengths, or else those that styles
  ///     repeat.
  public init(
    themes: [(name: String, defaults: DefaultStyling)] = [], page: Color? = nil, lengths: [Double]? = nil
  ) {
    self.themes = themes
    self.page = page
    self.lengths = lengths
  }

  /// Returns the surroundings with the values of a custom trait.
  ///
  /// - Parameters:
  ///   - key: The trait.
  ///   - values: The values of the trait, which always include the default one.
  /// - Returns: The surroundings with these values of the trait.
  public func varying<Key: TraitKey>(_ key: Key, over values: [Key.Value]) -> AuditSurroundings {
    var surroundings = self
    surroundings.exploration.customTraits.append(TraitDimension(Key.self, values: values))
    return surroundings
  }

  /// Calls `body` in each theme, with the situation for it.
  func forEachTheme(_ body: (Situation) -> Void) {
    guard !themes.isEmpty else { return body(Situation()) }
    let dimension = Dimension(id: .theme, name: "theme", labels: themes.map(\.name))
    for (index, theme) in themes.enumerated() {
      let situation = themes.count == 1 ? Situation() : Situation().with(dimension, index)
      DefaultStyling.withDefaults(theme.defaults) { body(situation) }
    }
  }
}
