public import Restyle

// A rule for a selector is as heavy as the selector itself: states and conditions weigh nothing, and of several rules
// that weigh the same the later one wins, as in stylesheets that people write.

extension StyleSheet {
  /// Adds rules for whatever a selector selects; themes reach them.
  ///
  /// ```swift
  /// sheet.add(TextStyle.header, to: .className("title"))
  /// ```
  ///
  /// They weigh as much as the selector, and come behind those that were added for selectors before. The element has
  /// the states that it is in itself, such as `:hover` and `[aria-pressed=true]`, and those that `data-state` names.
  ///
  /// - Parameters:
  ///   - style: The style; it is evaluated now, and again under the defaults of each theme.
  ///   - selector: What it is for.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> S, to selector: CSSSelector
  ) {
    add(to: selector) { style().cssRules(by: &$0, as: S.elementCSS) }
  }

  /// Adds rules for whatever a selector selects, wherever CSS can distinguish the style's traits; themes reach them.
  ///
  /// - Parameters:
  ///   - style: The style; it is evaluated now, and again under the defaults of each theme.
  ///   - selector: What it is for.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> TraitStyle<S>, to selector: CSSSelector
  ) {
    add(to: selector) { style().cssRules(by: &$0, as: S.elementCSS) }
  }

  /// Adds rules of a catalog's entry for whatever a selector selects; themes reach them.
  ///
  /// ```swift
  /// for entry in catalog[ButtonStyle.self] { sheet.add(entry, to: .className("btn-" + entry.name)) }
  /// ```
  public mutating func add<S: CSSElementStyle>(_ entry: NamedStyle<S>, to selector: CSSSelector) {
    add(to: selector) { entry.cssRules(by: &$0, as: S.elementCSS) }
  }

  private mutating func add(
    to selector: CSSSelector, _ makeRules: @escaping @Sendable (inout RuleBuilder) -> CSSRules
  ) {
    var builder = RuleBuilder(in: surroundings)
    let usual = RootedRules(root: RuleRoot(selector), rules: makeRules(&builder))
    let style = ThemableStyle(usual: usual, makeRules: makeRules)
    themables.append(style)
    add(usual)
    reach([style])
  }

  /// Adds rules for whatever a selector selects; themes reach them.
  ///
  /// ```swift
  /// try sheet.add(TextStyle.header, to: "h1, .prose h1")
  /// ```
  ///
  /// - Throws: `CSSSelector.ParseError` if the text is no selector that can be read; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> S, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(style(), to: try CSSSelector(selector))
  }

  /// Adds rules for whatever a selector selects, wherever CSS can distinguish the style's traits; themes reach them.
  ///
  /// - Throws: `CSSSelector.ParseError` if the text is no selector that can be read; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> TraitStyle<S>, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(style(), to: try CSSSelector(selector))
  }

  /// Adds rules of a catalog's entry for whatever a selector selects; themes reach them.
  ///
  /// - Throws: `CSSSelector.ParseError` if the text is no selector that can be read; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ entry: NamedStyle<S>, to selector: String
  ) throws(CSSSelector.ParseError) {
    add(entry, to: try CSSSelector(selector))
  }
}
