import Restyle
import RestyleRendering

/// What one selector declares: everywhere, and over that wherever a media condition holds.
struct StyleRule: Sendable {
  let selector: StyleSelector
  let declarations: CSSDeclarations
  let overrides: [(condition: MediaCondition, declarations: CSSDeclarations)]
  let problems: [RenderingProblem]

  /// Keeps of each condition what the cascade doesn't give already.
  init(_ selector: StyleSelector, _ variants: MediaVariants<CSSDeclarations>) {
    self.selector = selector
    declarations = variants.always
    problems = variants.values.flatMap(\.problems)
    var overrides: [(condition: MediaCondition, declarations: CSSDeclarations)] = []
    for (condition, wanted) in variants.others {
      // Where this condition holds, those that it is a special case of hold too.
      let cascaded = overrides.lazy.filter { $0.condition.isSubset(of: condition) }
        .reduce(variants.always) { $0.overlaid(with: $1.declarations) }
      let override = wanted.differences(from: cascaded)
      if !override.isEmpty { overrides.append((condition, override)) }
    }
    self.overrides = overrides
  }

  /// Resolves declarations wherever they may differ.
  init(_ selector: StyleSelector = StyleSelector(), _ declarations: (TraitCollection) -> CSSDeclarations) {
    self.init(selector, MediaVariants(declarations))
  }
}

extension StyleRule {
  /// The rules of a text.
  static func rules(
    for style: (TraitCollection) -> TextStyle,
    _ selector: StyleSelector = StyleSelector(),
    over reset: CSSDeclarations = CSSDeclarations()
  ) -> [StyleRule] {
    let pressed = StyleRule(selector.pressed) { traits in
      let color = style(traits).highlightedColor
      return color.map { TextStyle(color: $0).cssDeclarations(for: traits) } ?? CSSDeclarations()
    }
    return [StyleRule(selector) { reset.overlaid(with: style($0).cssDeclarations(for: $0)) }, pressed]
  }
}
