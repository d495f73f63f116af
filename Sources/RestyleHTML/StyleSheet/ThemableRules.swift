import Restyle
import RestyleRendering

/// The rules of a style, and a closure that creates them again with other defaults.
///
/// If a named style is unchanged in a theme, as most are, its rules are the same object.
struct ThemableRules: Sendable {
  let rules: CSSRules
  let update: @Sendable (inout RuleBuilder) -> CSSRules
}

extension ThemableRules {
  /// Creates rules that are created again each time.
  init(by builder: inout RuleBuilder, _ create: @escaping @Sendable (inout RuleBuilder) -> CSSRules) {
    self.init(rules: create(&builder), update: create)
  }

  /// Stores them in a variable, and returns the current rules.
  func stored(in variable: inout ThemableRules?) -> CSSRules {
    variable = self
    return rules
  }
}

// One initializer for each case, since generic code for both would look up type metadata at run time each time.

extension ThemableRules {
  /// Creates the rules of a named style from a description.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>,
    in scope: CountingScope
  ) {
    if let style = entry.dynamicStyle {
      self.init(entry, style, by: &builder, as: description, in: scope)
    } else {
      self.init(entry, entry.style, by: &builder, as: description, in: scope)
    }
  }

  /// Creates the rules of a named style that doesn't depend on traits, from a description.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, _ style: Style, by builder: inout RuleBuilder,
    as description: CSSDescription<Style, Names>, in scope: CountingScope
  ) {
    let known = KnownRules(by: &builder, in: scope) { style.cssRules(by: &$0, as: description) }
    self.init(rules: known.rules) { builder in
      if let style = entry.dynamicStyle { return style.cssRules(by: &builder, as: description) }
      let new = entry.style
      if known.isReusable(by: builder), new == style { return known.rules }
      return new.cssRules(by: &builder, as: description)
    }
  }

  /// Creates the rules of a named style that depends on traits, from a description.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, _ style: TraitStyle<Style>, by builder: inout RuleBuilder,
    as description: CSSDescription<Style, Names>, in scope: CountingScope
  ) {
    let variants = StyleVariants(style, in: builder.surroundings)
    let known = KnownRules(by: &builder, in: scope) { variants.cssRules(by: &$0, as: description) }
    self.init(rules: known.rules) { builder in
      guard let style = entry.dynamicStyle else {
        return entry.style.cssRules(by: &builder, as: description)
      }
      let new = StyleVariants(style, in: builder.surroundings)
      if known.isReusable(by: builder), new == variants { return known.rules }
      return new.cssRules(by: &builder, as: description)
    }
  }
}

/// Rules with the style that they were created from.
private struct KnownRules: Sendable {
  let rules: CSSRules
  private let surroundings: RuleSurroundings
  // Named values, and declarations from users' own code, can differ in a theme.
  private let readsDefaults: Bool

  /// Creates the rules in a scope that counts what they read.
  init(
    by builder: inout RuleBuilder, in scope: CountingScope,
    _ derive: (inout RuleBuilder) -> CSSRules
  ) {
    let readCount = scope.readCount
    surroundings = builder.surroundings
    rules = derive(&builder)
    readsDefaults = scope.readCount > readCount
  }

  /// Whether a builder would create the same rules from an equal style.
  func isReusable(by builder: RuleBuilder) -> Bool {
    !readsDefaults && builder.surroundings.isSameWithoutValues(as: surroundings)
  }
}

/// The variants of a style for all traits that CSS can distinguish.
struct StyleVariants<Style: CSSStyle>: Equatable, Sendable {
  let styles: Variants<Style>
  /// The traits that it depends on, but that rules don't follow.
  private let losses: [RenderingProblem.Loss]
}

extension StyleVariants {
  /// Evaluates a style, only for the surroundings if these are fixed.
  init(_ style: TraitStyle<Style>, in surroundings: RuleSurroundings) {
    guard !surroundings.areFixed else {
      styles = Variants(style.style(from: surroundings.traits), over: surroundings.traits)
      losses = []
      return
    }
    let media = surroundings.media
    let (styles, reads) = surroundings.traits.recordingReads { traits in
      Variants(over: traits, custom: media.axes) { style.style(from: $0) }
    }
    self.styles = styles
    losses = media.contents.losses(ofReading: reads)
  }

  /// Creates the rules of the style from a description, reusing a builder.
  func cssRules<Names>(
    by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>
  ) -> CSSRules {
    builder.removeAll()
    builder.report(losses)
    description.addRules(styles, &builder)
    return builder.makeRules()
  }
}
