public import Restyle
import RestyleRendering

// A rule for a selector has the specificity of the selector itself: states and conditions add none. Among rules with
// the same specificity, the later one wins, as in hand-written stylesheets.

extension StyleSheet {
  /// Adds rules of a style for a selector; themes apply to them.
  ///
  /// ```swift
  /// sheet.add(TextStyle.header, to: .className("title"))
  /// sheet.add(TextStyle(color: .black), to: .className("title"), where: .print)
  /// ```
  ///
  /// The rules have the specificity of the selector, and follow the rules that were added for selectors before. An
  /// element has its own states, such as `:hover` and `[aria-pressed=true]`, and those that its `data-state` names.
  ///
  /// - Parameters:
  ///   - style: The style. It is evaluated now, and again under the defaults of each theme.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important, as utility classes do.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> S, to selector: CSSSelector,
    where media: MediaCondition = .always, supporting feature: SupportsCondition = .always,
    isImportant: Bool = false
  ) {
    add(NamedStyle("", style()), to: selector, where: media, supporting: feature, isImportant: isImportant)
  }

  /// Adds rules of a dynamic style for a selector, for the traits that CSS can distinguish; themes apply to them.
  ///
  /// - Parameters:
  ///   - style: The style. It is evaluated now, and again under the defaults of each theme.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> TraitStyle<S>, to selector: CSSSelector,
    where media: MediaCondition = .always, supporting feature: SupportsCondition = .always,
    isImportant: Bool = false
  ) {
    add(
      NamedStyle("", dynamic: style()), to: selector, where: media, supporting: feature,
      isImportant: isImportant)
  }

  /// Adds rules of a catalog's entry for a selector; themes apply to them.
  ///
  /// ```swift
  /// for entry in catalog[ButtonStyle.self] { sheet.add(entry, to: .className("btn-" + entry.name)) }
  /// ```
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  public mutating func add<S: CSSElementStyle>(
    _ entry: NamedStyle<S>, to selector: CSSSelector, where media: MediaCondition = .always,
    supporting feature: SupportsCondition = .always, isImportant: Bool = false
  ) {
    add(to: selector, RuleOptions(media, feature, isImportant: isImportant)) { builder in
      DefaultStyling.countingReads { ThemableRules(entry, by: &builder, as: S.elementCSS, in: $0) }
    }
  }

  /// Adds a rule of declarations for a selector; themes apply to it.
  ///
  /// ```swift
  /// sheet.addRule(for: .className("external").pseudoElement(.after)) { css in
  ///   css.set(content: " ↗")
  ///   css.set(.text, .link)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  ///   - declare: A closure that adds the declarations. It is called now, and again under the defaults of each theme.
  public mutating func addRule(
    for selector: CSSSelector, where media: MediaCondition = .always,
    supporting feature: SupportsCondition = .always, isImportant: Bool = false,
    declaring declare: @escaping @Sendable (inout CSSProperties) -> Void
  ) {
    add(to: selector, RuleOptions(media, feature, isImportant: isImportant)) { builder in
      ThemableRules(by: &builder) { builder in
        builder.removeAll()
        builder.add(StyleSelector()) { CSSProperties.borrowing(&$0, declare) }
        return builder.makeRules()
      }
    }
  }

  private mutating func add(
    to selector: CSSSelector, _ options: RuleOptions?, _ create: (inout RuleBuilder) -> ThemableRules
  ) {
    var builder = RuleBuilder(in: surroundings)
    let rules = create(&builder)
    let usual = RootedRules(root: RuleRoot(selector), rules: rules.rules, options: options)
    // Rules for elements around the selected ones can be left out without a problem.
    if !usual.rules.rules.allSatisfy({ $0.selector.suffix?.isOfOthers == true || usual.selects($0) }) {
      report([
        RenderingProblem(.pseudoElement(selector.description, "it has no components that rules could select"))
      ])
    }
    let style = ThemableStyle(usual: usual, makeRules: rules.update)
    themables.append(style)
    add(usual)
    reach([style])
  }
}

// The same with selectors as text.

extension StyleSheet {
  /// Adds rules of a style for a selector; themes apply to them.
  ///
  /// ```swift
  /// try sheet.add(TextStyle.header, to: "h1, .prose h1")
  /// ```
  ///
  /// - Parameters:
  ///   - style: The style. It is evaluated now, and again under the defaults of each theme.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  /// - Throws: `CSSSelector.ParseError` if the selector can't be parsed; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> S, to selector: String,
    where media: MediaCondition = .always, supporting feature: SupportsCondition = .always,
    isImportant: Bool = false
  ) throws(CSSSelector.ParseError) {
    add(
      style(), to: try CSSSelector(selector), where: media, supporting: feature, isImportant: isImportant)
  }

  /// Adds rules of a dynamic style for a selector, for the traits that CSS can distinguish; themes apply to them.
  ///
  /// - Parameters:
  ///   - style: The style. It is evaluated now, and again under the defaults of each theme.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  /// - Throws: `CSSSelector.ParseError` if the selector can't be parsed; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ style: @escaping @autoclosure @Sendable () -> TraitStyle<S>, to selector: String,
    where media: MediaCondition = .always, supporting feature: SupportsCondition = .always,
    isImportant: Bool = false
  ) throws(CSSSelector.ParseError) {
    add(
      style(), to: try CSSSelector(selector), where: media, supporting: feature, isImportant: isImportant)
  }

  /// Adds rules of a catalog's entry for a selector; themes apply to them.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  /// - Throws: `CSSSelector.ParseError` if the selector can't be parsed; nothing is added then.
  public mutating func add<S: CSSElementStyle>(
    _ entry: NamedStyle<S>, to selector: String, where media: MediaCondition = .always,
    supporting feature: SupportsCondition = .always, isImportant: Bool = false
  ) throws(CSSSelector.ParseError) {
    add(entry, to: try CSSSelector(selector), where: media, supporting: feature, isImportant: isImportant)
  }

  /// Adds a rule of declarations for a selector; themes apply to it.
  ///
  /// ```swift
  /// try sheet.addRule(for: ".field:has(:user-invalid)::before") { css in css.set(.background, .systemRed) }
  /// ```
  ///
  /// - Parameters:
  ///   - selector: The selector of the elements.
  ///   - media: The condition on the window and the device.
  ///   - feature: The features that browsers have to support.
  ///   - isImportant: Whether the rules override all that isn't important.
  ///   - declare: A closure that adds the declarations. It is called now, and again under the defaults of each theme.
  /// - Throws: `CSSSelector.ParseError` if the selector can't be parsed; nothing is added then.
  public mutating func addRule(
    for selector: String, where media: MediaCondition = .always,
    supporting feature: SupportsCondition = .always, isImportant: Bool = false,
    declaring declare: @escaping @Sendable (inout CSSProperties) -> Void
  ) throws(CSSSelector.ParseError) {
    addRule(
      for: try CSSSelector(selector), where: media, supporting: feature, isImportant: isImportant,
      declaring: declare)
  }
}
