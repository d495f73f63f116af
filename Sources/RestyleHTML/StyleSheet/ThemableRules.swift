import Restyle
import RestyleRendering

/// The rules of a named style, and how they are created again under other defaults.
///
/// They are the same object where the style is the same as before, as most styles are in most themes.
struct ThemableRules: Sendable {
  let rules: CSSRules
  let update: @Sendable (inout RuleBuilder) -> CSSRules

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - builder: The builder that is reused.
  ///   - derive: Creates the rules of the style as it is now.
  ///   - update: Creates those of the style as it is under other defaults, or returns these, which the last argument is, if
  ///     the style is the same; the last argument is nil where the rules may be others even then.
  fileprivate init(
    by builder: inout RuleBuilder, _ derive: (inout RuleBuilder) -> CSSRules,
    update: @escaping @Sendable (inout RuleBuilder, CSSRules?) -> CSSRules
  ) {
    let surroundings = builder.surroundings
    // What a style refers to by name, and what is declared by code of users' own, may be otherwise in a theme.
    let (rules, readsDefaults) = DefaultStyling.recordingReads { derive(&builder) }
    self.rules = rules
    self.update = { builder in
      let isReusable = !readsDefaults && builder.surroundings.isSameWithoutValues(as: surroundings)
      return update(&builder, isReusable ? rules : nil)
    }
  }
}

// One for each case, since code that doesn't know the style's type would look up that of a value for both each time.

extension ThemableRules {
  /// Creates the rules that a description has for a named style.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>
  ) {
    if let style = entry.dynamicStyle {
      self.init(entry, style, by: &builder, as: description)
    } else {
      self.init(entry, entry.style, by: &builder, as: description)
    }
  }

  /// Creates the rules that a description has for a named style that doesn't depend on traits.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, _ style: Style, by builder: inout RuleBuilder,
    as description: CSSDescription<Style, Names>
  ) {
    self.init(by: &builder) {
      style.cssRules(by: &$0, as: description)
    } update: { builder, rules in
      if let style = entry.dynamicStyle { return style.cssRules(by: &builder, as: description) }
      let new = entry.style
      if let rules, new == style { return rules }
      return new.cssRules(by: &builder, as: description)
    }
  }

  /// Creates the rules that a description has for a named style that depends on traits.
  init<Style: CSSStyle, Names>(
    _ entry: NamedStyle<Style>, _ style: TraitStyle<Style>, by builder: inout RuleBuilder,
    as description: CSSDescription<Style, Names>
  ) {
    let variants = StyleVariants(style, in: builder.surroundings)
    self.init(by: &builder) {
      variants.cssRules(by: &$0, as: description)
    } update: { builder, rules in
      guard let style = entry.dynamicStyle else {
        return entry.style.cssRules(by: &builder, as: description)
      }
      let new = StyleVariants(style, in: builder.surroundings)
      if let rules, new == variants { return rules }
      return new.cssRules(by: &builder, as: description)
    }
  }
}

/// A style wherever CSS can distinguish its traits.
struct StyleVariants<Style: CSSStyle>: Equatable, Sendable {
  private let styles: Variants<Style>
  /// What it depends on and no rule follows.
  private let losses: [RenderingProblem.Loss]
}

extension StyleVariants {
  /// Evaluates a style, for the surroundings alone if these are fixed.
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

  /// Creates the rules that a description has for the style, reusing a builder.
  func cssRules<Names>(
    by builder: inout RuleBuilder, as description: CSSDescription<Style, Names>
  ) -> CSSRules {
    builder.removeAll()
    builder.report(losses)
    description.addRules(styles, &builder)
    return builder.rules
  }
}
