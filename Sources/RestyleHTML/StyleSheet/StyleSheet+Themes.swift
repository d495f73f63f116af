public import Restyle
import RestyleRendering

/// A theme of a stylesheet: other defaults for a part of the page.
struct Theme: Sendable {
  let defaults: DefaultStyling
  /// The selector of the part of the page.
  let selector: CSSSelector
  /// The scope of the part of the page, including other themes in it.
  let part: RuleScope
  /// The scopes in which the theme is the nearest one; nil if there are no others.
  var nearest: (roots: RuleScope, within: RuleScope)?
  /// The named values that its rules refer to; nil for none.
  var table: VariableTable?
  /// The rules of its custom properties; nil for none.
  var variables: RootedRules?
}

/// A style whose rules are created again for each theme.
struct ThemableStyle: Sendable {
  /// The rules without a theme.
  let usual: RootedRules
  /// The classes of a recipe's style whose rules are split among several roots; nil for other styles.
  var recipe: (names: String, parts: [RuleRoot])?
  let makeRules: @Sendable (inout RuleBuilder) -> CSSRules
}

extension StyleSheet {
  /// Adds the stylesheet's styles under other defaults, for a part of the page.
  ///
  /// ```swift
  /// sheet.add(values)
  /// let names = sheet.add(catalog)
  /// try sheet.add(theme: .brandB, to: "[data-theme=b]")
  /// ```
  ///
  /// The named values, the catalogs and the styles for selectors are evaluated again, whether you add them before or
  /// later. The differences are declared for the selected elements and all elements within them. So a theme reaches all
  /// values that are computed from the defaults each time, as computed properties are. It also reaches elements that
  /// you render with the stylesheet from then on, unless they have styles of their own. The selector adds no
  /// specificity.
  ///
  /// If parts of a page are nested, the innermost theme applies, whatever the order in which you add the themes. With
  /// more than one theme, browsers have to support container style queries.
  ///
  /// Add themes before you render elements. A theme doesn't reach elements that were rendered before, nor the contents
  /// of a prepared stylesheet that this one extends; that is one of the ``problems``. Nor does it reach the classes of
  /// single styles, which are the same under all defaults.
  ///
  /// - Complexity: Linear in the number of themes and of styles. All styles are evaluated again; rules are created for
  ///   those that differ.
  /// - Parameters:
  ///   - theme: The defaults.
  ///   - selector: The selector of the part of the page.
  public mutating func add(theme: DefaultStyling, to selector: CSSSelector) {
    let isKnown = themes.contains { $0.defaults.identity == theme.identity && $0.selector == selector }
    guard !isKnown else { return }
    if hasUnreachedClasses { report([RenderingProblem(.lateTheme)]) }
    if !selector.alternatives.allSatisfy(\.pseudoElement.isEmpty) {
      report([
        RenderingProblem(
          .pseudoElement(selector.description, "a theme applies to elements, and to everything in them"))
      ])
    }
    themes.append(Theme(defaults: theme, selector: selector, part: .part(of: selector)))
    updateThemes()
    // The previous themes must also declare the differences of this one.
    removeThemed(themables)
    reach(themables)
  }

  /// Adds the stylesheet's styles under other defaults, for a part of the page.
  ///
  /// - Throws: `CSSSelector.ParseError` if the selector can't be parsed; nothing is added then.
  public mutating func add(
    theme: DefaultStyling, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(theme: theme, to: try CSSSelector(selector))
  }

  /// Evaluates the current named values in each theme, and names the themes if there are several.
  ///
  /// A value that differs in one theme is declared in each, so that nested themes have their own values.
  mutating func updateThemes() {
    guard !themes.isEmpty else { return }
    typealias State = (value: VariableValue, declarations: [DeclaredVariable].Declarations)
    func states(in surroundings: RuleSurroundings) -> [State] {
      let declared = variables.declared
      return Array(zip(declared.map { $0.value().plain }, declared.declarations(in: surroundings)))
    }
    let usual = states(in: surroundings)
    let themed = themes.map { theme -> (table: VariableTable?, variables: [State]) in
      DefaultStyling.withDefaults(theme.defaults) {
        let table = variables.declared.isEmpty ? nil : VariableTable(variables.declared)
        return (table, states(in: surroundings.referring(to: table)))
      }
    }
    // A property with references is computed where it is declared, so it must be declared if the referenced properties
    // differ.
    let differing = usual.indices.filter { index in
      themed.contains {
        $0.variables[index].value != usual[index].value
          || !$0.variables[index].declarations.elementsEqual(usual[index].declarations, by: ==)
      }
    }
    let property = themes.count > 1 ? variables.themeProperty(classPrefix) : nil
    for (index, theme) in themed.enumerated() {
      themes[index].table = theme.table
      var declarations = differing.map { theme.variables[$0].declarations }
      if let property {
        let name = themes[index].name(property)
        declarations.append([(TraitCondition(), name)])
        themes[index].nearest = (.roots(of: themes[index].selector), .within(name))
      }
      let rules = RootedRules(
        root: RuleRoot(CSSSelector(elements: themes[index].selector.unweighed)),
        rules: CSSRules(variables: declarations))
      replace(themes[index].variables, with: rules)
      themes[index].variables = rules
    }
  }

  /// Adds the rules of styles in the themes.
  mutating func reach(_ styles: [ThemableStyle]) {
    guard !themes.isEmpty, !styles.isEmpty else { return }
    // Any theme's rule overrides all previous rules.
    order(Set(styles.flatMap { $0.recipe?.parts ?? [$0.usual.root] }), at: endOfClasses)
    let themed = themes.map { theme in
      var builder = RuleBuilder(in: surroundings.referring(to: theme.table))
      return DefaultStyling.withDefaults(theme.defaults) { styles.map { $0.makeRules(&builder) } }
    }
    var classes: [[RootedRules?]] = []
    var selected: [(usual: RootedRules, groups: [[RootedRules]])] = []
    for (index, style) in styles.enumerated() {
      let own = themed.map { $0[index] }
      if let recipe = style.recipe {
        let isSame = own.allSatisfy { $0 == style.usual.rules }
        share(recipe.names, with: style.usual.rules, isSameInThemes: isSame)
      }
      let rules = rules(of: own, beside: style.usual)
      if style.usual.root.isClass {
        classes.append(rules)
      } else {
        // Selectors can select the same elements: rules after the style must come after its themes, too.
        selected.append((style.usual, rules.compactMap { $0.map { [$0] } }))
      }
    }
    if !selected.isEmpty { add(selected) }
    for index in classes.first?.indices ?? 0..<0 { add(classes.compactMap { $0[index] }, at: endOfClasses) }
  }

  /// Adds the rules of a class, and its rules in each theme.
  mutating func add(_ rules: CSSRules, _ themed: [CSSRules], for root: RuleRoot) {
    let usual = RootedRules(root: root, rules: rules)
    add([usual], at: endOfClasses)
    guard !themed.isEmpty else { return }
    for rules in self.rules(of: themed, beside: usual) {
      if let rules { add([rules], at: endOfClasses) }
    }
  }

  /// The rules of a style in the themes, in order; the number is the same for each style, and some can be nil.
  ///
  /// A single theme declares the differences for its part of the page. Among several, the nearest one counts: each
  /// theme declares its differences for descendants of elements with its name, and then the differences of any theme
  /// for the roots of its part. The container query for the name tests the ancestors of an element, which have another
  /// theme's name at the roots.
  ///
  /// - Parameters:
  ///   - themed: The style's rules in each theme.
  ///   - usual: The rules without a theme.
  /// - Returns: The rules, all of which have a scope.
  private mutating func rules(of themed: [CSSRules], beside usual: RootedRules) -> [RootedRules?] {
    for rules in themed { report(rules.problems) }
    func rules(_ differences: CSSRules.Differences?, in scope: RuleScope) -> [RootedRules?] {
      [differences?.resets, differences?.rules].map {
        $0.map { RootedRules(root: usual.root, rules: $0, scope: scope, options: usual.options) }
      }
    }
    let scopes = themes.compactMap(\.nearest)
    if scopes.isEmpty { return rules(themed[0].differences(from: usual.rules), in: themes[0].part) }
    let within = zip(themed, scopes).flatMap { themed, scopes in
      rules(themed.differences(from: usual.rules), in: scopes.within)
    }
    let differences = CSSRules.differences(ofAny: themed, from: usual.rules)
    return within + scopes.indices.flatMap { rules(differences?[$0], in: scopes[$0].roots) }
  }

  /// The index after the ordered rules of classes and before those for selectors.
  private var endOfClasses: Int { ordered.firstIndex { !$0[0].root.isClass } ?? ordered.endIndex }
}

extension Theme {
  /// The declaration of the theme's name, which is the same in all stylesheets that have a theme for this part of the
  /// page.
  fileprivate func name(_ property: Bytes) -> Bytes {
    var bytes = property
    bytes.append(UInt8(ascii: ":"))
    bytes.append(
      cssString: String(
        decoding: Bytes(selector.elements.joined(separator: Bytes(",".utf8))), as: UTF8.self))
    return bytes
  }
}
