public import Restyle

/// The named values and styles of a design system, created from its tokens.
///
/// ```swift
/// let tokens = try DesignTokens(json: data)
/// let design = TokenDesign("Acme", tokens)
/// let heading = design.catalog[TextStyle.self, "typography.heading"]
/// let report = design.problems.map(\.description)
/// ```
///
/// An alias in the file refers to a named value here, so a theme that changes the named value changes the alias too.
public struct TokenDesign: Sendable {
  /// The colours, lengths, corner radii and shadows, by the paths of their tokens.
  public let values: DesignValues
  /// The text styles, borders, backgrounds and styles created by rules, by the paths of their tokens and groups.
  public let catalog: StyleCatalog
  /// The themes: the contexts of modifiers that correspond to no trait of Restyle.
  public let themes: [Theme]
  /// The values without an equivalent, and approximated values; each token and reason once.
  public let problems: [TokenProblem]
  /// The deviations in a resolver's files that were accepted on request.
  package let deviations: [TokenProblem]
  /// The tokens that it was created from.
  package let surroundings: TokenSurroundings
  let styles: TokenStyles
  /// The styles of groups, from rules or from Restyle's stored data.
  let groupStyles: [GroupStyle]

  /// Defaults with the named values of a context of a resolver.
  public struct Theme: Sendable {
    /// The names of the modifier and of the context, joined by a dot; for several modifiers, those of each in order.
    public let name: String
    /// The system's defaults with other named values.
    public let defaults: DefaultStyling
  }

  /// The style of a group.
  struct GroupStyle: Sendable {
    let group: TokenGroup
    let name: String
    /// Whether it comes from Restyle's stored data instead of a rule.
    let isStored: Bool
    /// Creates the style under the current defaults.
    let style: @Sendable () -> any Style
  }

  init(_ name: String, _ surroundings: TokenSurroundings, rules: TokenRules) {
    let plan = TokenPlan(surroundings, rules: rules)
    var styles = TokenStyles(name, plan)
    var values = styles.values
    var stored = surroundings.usual[0].groups.filter { $0.extensions.storedType != nil }
    stored.sortNumbered { $0.extensions.storedIndex }
    if !stored.isEmpty || plan.entries.contains(where: { $0.token.extensions.storedType != nil }) {
      styles.known = KnownValues(values, types: rules.storedTypes, keys: rules.keys)
      // In exports, fonts precede the text styles that use them.
      stored.removeAll { group in
        guard let value = group.extensions.storedValue(at: group.path, among: styles.known) else {
          return false
        }
        values.fonts += value.fonts
        values.textStyles += value.textStyles
        styles.known.add(value)
        return true
      }
    }
    self.styles = styles
    self.surroundings = surroundings
    var catalog = StyleCatalog(name)
    var problems = plan.problems
    func report(_ reason: String?, at path: String) {
      if let reason { problems.append(TokenProblem(path: path, .value, reason)) }
    }
    for entry in plan.entries { report(styles.add(entry, to: &catalog), at: entry.token.path) }
    var groupStyles: [GroupStyle] = []
    for group in stored {
      let name = group.extensions.storedName ?? group.path
      let (style, reason) = group.extensions.addStoredStyle(name, to: &catalog, among: styles.known)
      report(reason, at: group.path)
      if let style {
        groupStyles.append(GroupStyle(group: group, name: name, isStored: true) { style })
      }
    }
    problems += Self.unfinishedTokens(in: surroundings.usual[0])
    for rule in rules.styles {
      for group in surroundings.usual[0].groups where rule.matches(group.path) {
        let style = rule.add(TokenStyleGroup(path: group.path, styles: styles), &catalog)
        groupStyles.append(GroupStyle(group: group, name: group.path, isStored: false, style: style))
      }
    }
    self.values = values
    self.catalog = catalog
    self.groupStyles = groupStyles
    themes = plan.themes.map { Theme(name: $0.name, defaults: styles.defaults(for: $0)) }
    self.problems = problems
    deviations = surroundings.deviations
  }
}

extension TokenDesign {
  // Format Module 2025.10, section "Empty Groups": groups that look like incomplete tokens should be reported.
  private static func unfinishedTokens(in tokens: DesignTokens) -> [TokenProblem] {
    let groups = Dictionary(tokens.groups.map { (ExactText($0.path), $0) }) { first, _ in first }
    // Groups that declare something that the groups around them don't, although they have no tokens that it could apply
    // to.
    let suspects = tokens.groups.filter { group in
      let outer = groups[ExactText(group.path.parentPath)]?.type
      return !group.path.isEmpty && group.type != nil && (group.description != nil || group.type != outer)
    }
    guard !suspects.isEmpty else { return [] }
    let parents = Set((tokens.map(\.path) + tokens.groups.map(\.path)).map { ExactText($0.parentPath) })
    return suspects.filter { !parents.contains(ExactText($0.path)) }.map {
      TokenProblem(path: $0.path, .structure, "a type without tokens: to be a token, it needs a $value")
    }
  }

  var plan: TokenPlan { styles.plan }

  /// The paths of all groups, in the order of the file.
  var groupPaths: [String] { surroundings.usual[0].groups.map(\.path) }

  /// Creates values and styles from tokens that are the same in all surroundings.
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - tokens: The tokens of the design system.
  ///   - rules: The rules by which tokens become styles.
  /// - Complexity: Grows with the number of tokens.
  public init(_ name: String, _ tokens: DesignTokens, rules: TokenRules = .standard) {
    self.init(name, TokenSurroundings(usual: [tokens]), rules: rules)
  }

  /// Creates values and styles from tokens that vary with the colour scheme and the contrast.
  ///
  /// Tokens that are missing in the other surroundings are as in `light`.
  ///
  /// - Parameters:
  ///   - name: The name of the design system.
  ///   - light: The tokens in the light scheme.
  ///   - dark: The tokens in the dark scheme.
  ///   - lightIncreasedContrast: The tokens in the light scheme with increased contrast; nil for those of `light`.
  ///   - darkIncreasedContrast: The tokens in the dark scheme with increased contrast; nil for those of `dark`.
  ///   - rules: The rules by which tokens become styles.
  /// - Complexity: Grows with the number of tokens.
  public init(
    _ name: String, light: DesignTokens, dark: DesignTokens, lightIncreasedContrast: DesignTokens? = nil,
    darkIncreasedContrast: DesignTokens? = nil, rules: TokenRules = .standard
  ) {
    let usual = [light, dark, lightIncreasedContrast ?? light, darkIncreasedContrast ?? dark]
    self.init(name, TokenSurroundings(usual: usual), rules: rules)
  }
}
