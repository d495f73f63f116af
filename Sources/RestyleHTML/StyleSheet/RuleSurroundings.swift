import Restyle
import RestyleRendering

/// The surroundings that rules are created for.
struct RuleSurroundings: Sendable {
  /// The traits outside of media queries.
  private(set) var traits: TraitCollection
  /// Whether the rules are only for these traits, without media queries.
  let areFixed: Bool
  /// The values that rules refer to by name; nil for none.
  var variables: VariableTable?
  /// Identifies the values that the current defaults set for names; nil for none.
  private(set) var values: DefaultsIdentity?
  /// The traits that rules follow.
  private(set) var media = MediaTraits.standard

  /// All traits that media queries can detect, and otherwise a page's traits.
  static let page = RuleSurroundings(traits: .page, areFixed: false)

  /// All traits that media queries can detect, and otherwise the given ones.
  static func adaptive(to traits: TraitCollection) -> RuleSurroundings {
    // A fast path: most contexts set no traits.
    traits == TraitCollection() ? unnamed : reset(traits)
  }

  private static let unnamed = reset(TraitCollection())

  private static func reset(_ traits: TraitCollection) -> RuleSurroundings {
    var page = TraitCondition(rawValue: .max).reset(in: traits)
    page.idiom = .web
    return RuleSurroundings(traits: page, areFixed: false)
  }

  /// Returns the surroundings with named values that rules refer to.
  func referring(to variables: VariableTable?) -> RuleSurroundings {
    guard let variables else { return self }
    var surroundings = self
    surroundings.variables = variables
    return surroundings
  }

  /// Returns the surroundings with the traits that a stylesheet's rules follow, and the named values that they refer
  /// to.
  func on(_ styleSheet: StyleSheet) -> RuleSurroundings {
    var surroundings = referring(to: styleSheet.variables.table)
    surroundings.media = styleSheet.mediaTraits
    surroundings.values = DefaultStyling.defaults.valuesIdentity
    guard !areFixed, let axes = surroundings.media.axes else { return surroundings }
    axes.reset(&surroundings.traits)
    return surroundings
  }

  /// Only the given traits.
  static func fixed(_ traits: TraitCollection) -> RuleSurroundings {
    RuleSurroundings(traits: traits, areFixed: true)
  }
}

extension RuleSurroundings: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isSameWithoutValues(as: rhs) && lhs.values == rhs.values && lhs.variables == rhs.variables
  }

  /// Whether rules without named values are the same in both surroundings.
  func isSameWithoutValues(as other: Self) -> Bool {
    areFixed == other.areFixed && media === other.media && traits == other.traits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    hasher.combine(areFixed)
    hasher.combine(variables)
  }
}
