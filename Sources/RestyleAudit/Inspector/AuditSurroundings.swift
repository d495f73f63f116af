public import Restyle

/// The surroundings that a design is audited in: themes, the page behind it, and values of custom traits.
///
/// ```swift
/// let surroundings = AuditSurroundings(themes: [("Acme", .system), ("Umbrella", umbrella)], page: .white)
/// ```
///
/// Restyle's own traits have all their values, and so have traits of your own whose values are an enumeration's cases.
public struct AuditSurroundings: Sendable {
  /// The defaults that the design is shown with, each with its name; empty for the current ones.
  public var themes: [(name: String, defaults: DefaultStyling)]
  /// The colour of the page; nil for that of the catalog's plain forms, or else of the defaults'.
  public var page: Color?
  /// The lengths that spacings should have, in points; nil for the named ones, or else those that styles repeat.
  public var lengths: [Double]?
  var exploration = Exploration()

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - themes: The defaults that the design is shown with, each with its name; empty for the current ones.
  ///   - page: The colour of the page; nil for that of the catalog's plain forms, or else of the defaults'.
  public init(themes: [(name: String, defaults: DefaultStyling)] = [], page: Color? = nil) {
    self.themes = themes
    self.page = page
  }

  /// Returns the surroundings with the values of a trait of your own.
  ///
  /// - Parameters:
  ///   - key: The trait.
  ///   - values: Its values; the usual one is always among them.
  /// - Returns: The surroundings in which the trait has those values.
  public func varying<Key: TraitKey>(_ key: Key, over values: [Key.Value]) -> AuditSurroundings {
    var surroundings = self
    surroundings.exploration.customTraits.append(TraitDimension(Key.self, values: values))
    return surroundings
  }

  /// Calls `body` in each theme, with the situation that it is.
  func forEachTheme(_ body: (Situation) -> Void) {
    guard !themes.isEmpty else { return body(Situation()) }
    let dimension = Dimension(id: .theme, name: "theme", labels: themes.map(\.name))
    for (index, theme) in themes.enumerated() {
      let situation = themes.count == 1 ? Situation() : Situation().with(dimension, index)
      DefaultStyling.withDefaults(theme.defaults) { body(situation) }
    }
  }
}
