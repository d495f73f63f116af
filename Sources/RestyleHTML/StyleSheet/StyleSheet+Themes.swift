public import Restyle

/// A theme of a stylesheet: other defaults for a part of the page.
struct Theme: Sendable {
  let defaults: DefaultStyling
  /// What selects the part of the page.
  let selector: CSSSelector
  /// The end of the selectors of its rules.
  let scope: Bytes
  /// The values that its rules refer to by name; nil for none.
  var table: VariableTable?
  /// The rules of its custom properties; nil for none.
  var variables: RootedRules?
}

/// A style that is made anew for each theme.
struct ThemableStyle: Sendable {
  /// What it is without a theme.
  let usual: RootedRules
  let makeRules: @Sendable (inout RuleBuilder) -> CSSRules
}

extension StyleSheet {
  /// Adds what the stylesheet's styles look like under other defaults, in a part of the page.
  ///
  /// ```swift
  /// sheet.add(values)
  /// let names = sheet.add(catalog)
  /// try sheet.add(theme: .brandB, to: "[data-theme=b]")
  /// ```
  ///
  /// The named values, the catalogs and the styles for selectors are evaluated again, whether they are added before or
  /// later, and what differs is declared for the elements that the selector selects and for all within them. So a theme
  /// reaches whatever is built on the defaults when it is read, as computed properties are. It reaches elements that are
  /// rendered with the stylesheet from then on, as far as they have no styles of their own. The selector weighs nothing.
  ///
  /// In parts of a page that lie in one another, each custom property has the value of the innermost theme; of other
  /// rules, those of the theme that was added last count.
  ///
  /// What a prepared stylesheet has which this one extends isn't reached: add themes before preparing. Neither are the
  /// classes of single styles, which are what they are under all defaults.
  ///
  /// - Parameters:
  ///   - theme: The defaults.
  ///   - selector: What selects the part of the page.
  public mutating func add(theme: DefaultStyling, to selector: CSSSelector) {
    let isKnown = themes.contains { $0.defaults.identity == theme.identity && $0.selector == selector }
    guard !isKnown else { return }
    themes.append(Theme(defaults: theme, selector: selector, scope: selector.scope))
    updateThemes()
    reach(themables, from: themes.count - 1)
  }

  /// Adds what the stylesheet's styles look like under other defaults, in a part of the page.
  ///
  /// - Throws: `CSSSelector.ParseError` if the text is no selector that can be read; nothing is added then.
  public mutating func add(
    theme: DefaultStyling, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(theme: theme, to: try CSSSelector(selector))
  }

  /// Evaluates the named values under each theme, as they are now.
  ///
  /// What differs in one theme is declared in each, so that a theme within another has its own.
  mutating func updateThemes() {
    guard !themes.isEmpty, !variables.declared.isEmpty else { return }
    let usual = variables.declared.declarations(in: surroundings)
    let themed = themes.map { theme in
      DefaultStyling.withDefaults(theme.defaults) {
        (
          table: VariableTable(variables.declared, isTheme: true),
          variables: variables.declared.declarations(in: surroundings)
        )
      }
    }
    let differing = usual.indices.filter { index in
      themed.contains { !$0.variables[index].elementsEqual(usual[index], by: ==) }
    }
    for (index, theme) in themed.enumerated() {
      themes[index].table = theme.table
      let rules = RootedRules(
        root: RuleRoot(themes[index].selector.unweighed),
        rules: CSSRules(variables: differing.map { theme.variables[$0] }))
      replace(themes[index].variables, with: rules)
      themes[index].variables = rules
    }
  }

  /// Adds what styles look like otherwise in the themes from a first one on.
  mutating func reach(_ styles: [ThemableStyle], from first: Int = 0) {
    guard first < themes.count, !styles.isEmpty else { return }
    // Whichever rule of a theme holds, it takes the place of all that stand before.
    order(Set(styles.map(\.usual.root)), at: endOfClasses)
    for theme in themes[first...] {
      DefaultStyling.withDefaults(theme.defaults) { addDifferences(of: styles, in: theme) }
    }
  }

  /// Adds what styles look like otherwise with the defaults in force.
  private mutating func addDifferences(of styles: [ThemableStyle], in theme: Theme) {
    var builder = RuleBuilder(in: surroundings.referring(to: theme.table))
    var resets: [RootedRules] = []
    var rules: [RootedRules] = []
    var selected: [(usual: RootedRules, groups: [[RootedRules]])] = []
    for style in styles {
      let themed = style.makeRules(&builder)
      report(themed.problems)
      guard let differences = themed.differences(from: style.usual.rules) else { continue }
      let group = [differences.resets, differences.rules].map {
        RootedRules(root: style.usual.root, rules: $0, scope: theme.scope)
      }
      if style.usual.root.isClass {
        resets.append(group[0])
        rules.append(group[1])
      } else {
        // Selectors may select the same: what comes behind the style comes behind its theme as well.
        selected.append((style.usual, group.map { [$0] }))
      }
    }
    if !selected.isEmpty { add(selected) }
    for group in [resets, rules] { add(group, at: endOfClasses) }
  }

  /// Adds rules of a class that themes reach, and what they are in each theme.
  mutating func add(_ rules: CSSRules, _ themed: [CSSRules], for root: RuleRoot) {
    add([RootedRules(root: root, rules: rules)], at: endOfClasses)
    for (theme, themed) in zip(themes, themed) {
      report(themed.problems)
      guard let differences = themed.differences(from: rules) else { continue }
      for rules in [differences.resets, differences.rules] {
        add([RootedRules(root: root, rules: rules, scope: theme.scope)], at: endOfClasses)
      }
    }
  }

  /// Behind the rules of classes whose order alone decides, before those for selectors.
  private var endOfClasses: Int { ordered.firstIndex { !$0[0].root.isClass } ?? ordered.endIndex }
}

extension CSSSelector {
  /// The selector, weighing nothing.
  fileprivate var unweighed: CSSSelector {
    CSSSelector(alternatives: [
      Bytes(":where(".utf8) + alternatives.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: ")")]
    ])
  }

  /// The end of selectors of what the selector selects, and of all within that; it weighs nothing.
  fileprivate var scope: Bytes {
    let places = alternatives.map { $0 + [UInt8(ascii: ",")] + $0 + Bytes(" *".utf8) }
    return Bytes(":where(".utf8) + places.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: ")")]
  }
}
