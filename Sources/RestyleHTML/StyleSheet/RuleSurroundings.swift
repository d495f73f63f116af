import Restyle
import RestyleRendering

/// The surroundings that rules are made for.
struct RuleSurroundings: Sendable {
  /// The traits outside of media queries.
  private(set) var traits: TraitCollection
  /// Whether the rules are for no others, and so without media queries.
  let areFixed: Bool
  /// The values that rules refer to by name; nil for none.
  var variables: VariableTable?
  /// Identifies the values that the current defaults set for names; nil for none.
  private(set) var values: DefaultsIdentity?
  /// The traits that rules follow.
  private(set) var media = MediaTraits.standard

  /// Whatever media queries can detect, and otherwise a page's traits.
  static let page = RuleSurroundings(traits: .page, areFixed: false)

  /// Whatever media queries can detect, and otherwise some traits.
  static func adaptive(to traits: TraitCollection) -> RuleSurroundings {
    // Most contexts name none.
    traits == TraitCollection() ? unnamed : reset(traits)
  }

  private static let unnamed = reset(TraitCollection())

  private static func reset(_ traits: TraitCollection) -> RuleSurroundings {
    var page = TraitCondition(rawValue: .max).reset(in: traits)
    page.idiom = .web
    return RuleSurroundings(traits: page, areFixed: false)
  }

  /// The same, with values that rules refer to by name.
  func referring(to variables: VariableTable?) -> RuleSurroundings {
    guard let variables else { return self }
    var surroundings = self
    surroundings.variables = variables
    return surroundings
  }

  /// The same, with the traits that a stylesheet's rules follow, and the values that they refer to by name.
  func on(_ styleSheet: StyleSheet) -> RuleSurroundings {
    var surroundings = referring(to: styleSheet.variables.table)
    surroundings.media = styleSheet.mediaTraits
    surroundings.values = DefaultStyling.defaults.valuesIdentity
    guard !areFixed, let axes = surroundings.media.axes else { return surroundings }
    axes.reset(&surroundings.traits)
    return surroundings
  }

  /// These traits and no others.
  static func fixed(_ traits: TraitCollection) -> RuleSurroundings {
    RuleSurroundings(traits: traits, areFixed: true)
  }
}

extension RuleSurroundings: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isSameWithoutValues(as: rhs) && lhs.values == rhs.values && lhs.variables == rhs.variables
  }

  /// Whether rules that refer to no named values are the same in both.
  func isSameWithoutValues(as other: Self) -> Bool {
    areFixed == other.areFixed && media === other.media && traits == other.traits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(traits)
    hasher.combine(areFixed)
    hasher.combine(variables)
  }
}
