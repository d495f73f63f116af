import Restyle
import RestyleElements
import RestyleRendering

/// The box around elements of which only those for some traits are shown, to everybody: none of their own otherwise.
struct VariantBoxStyle: SingleClassStyle {
  /// Under which condition the elements are shown.
  let condition: TraitCondition
  /// What distinguishes them from the others.
  let members: TraitCondition

  static func addRules(of style: Variants<VariantBoxStyle>, to rules: inout RuleBuilder) {
    let custom = rules.surroundings.media.axes
    let isShown = rules.property(of: style) { style, traits in
      TraitCondition(of: traits, among: style.members, custom) == style.condition
    }
    // The elements lie in what is around the box; assistive technologies ignore those that aren't displayed.
    rules.add(isShown) { isShown, css in css.add(.display, isShown ? "contents" : "none") }
  }
}

extension HTMLWriter {
  mutating func open(_ variant: ResolvedVariant) {
    styles.decided.append(variant.variant.decided)
    let style = VariantBoxStyle(condition: variant.variant.condition, members: variant.variant.members)
    let tag = tables.variants.tag(for: style, &styles) { style.cssRules(by: &$0) }
    tag.append(behind: "<div", to: &bytes)
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ variant: ResolvedVariant) {
    styles.decided.removeLast()
    bytes.append(verbatim: "</div>")
  }
}

extension RuleSurroundings {
  /// What readers are shown for in a context; nil for the context.
  func variation(in context: ElementContext) -> ConditionVariation? {
    guard !areFixed else { return nil }
    var base = traits
    // Not by a key path, which would be created again for each page.
    base.layoutDirection = context.traits.layoutDirection
    return ConditionVariation(over: base, media.axes, unfollowed: media.lossesOfReading)
  }
}
