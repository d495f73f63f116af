public import Restyle
import RestyleRendering

/// A style that CSS has rules for: what a ``StyleSheet`` makes classes of.
///
/// ```swift
/// let button = sheet.classNames(for: ButtonStyle.default)
/// let html = "<button class=\"\(button.control)\"><span class=\"\(button.title)\">OK</span></button>"
/// ```
///
/// These are Restyle's own styles; types of your own can't conform.
public protocol CSSStyle: Style, Hashable {
  /// The classes of what is styled and of its parts.
  associatedtype ClassNames: Sendable

  /// How the style becomes CSS.
  static var css: CSSDescription<Self, ClassNames> { get }
}

/// How styles of a type become CSS; only Restyle makes these.
public struct CSSDescription<Style: Sendable, ClassNames: Sendable>: Sendable {
  /// Names the classes; those of parts start with that of the whole.
  let classNames: @Sendable (_ root: String) -> ClassNames
  /// Adds the rules of a style.
  let addRules: @Sendable (Variants<Style>, inout RuleMaker) -> Void

  init(
    classNames: @escaping @Sendable (String) -> ClassNames,
    addRules: @escaping @Sendable (Variants<Style>, inout RuleMaker) -> Void
  ) {
    self.classNames = classNames
    self.addRules = addRules
  }
}

extension CSSDescription where ClassNames == String {
  /// Describes what has one class only.
  init(addRules: @escaping @Sendable (Variants<Style>, inout RuleMaker) -> Void) {
    self.init(classNames: { $0 }, addRules: addRules)
  }
}

extension CSSStyle {
  /// Makes the rules of the style.
  func cssRules(in surroundings: RuleSurroundings) -> CSSRules {
    var maker = RuleMaker(in: surroundings)
    return cssRules(by: &maker)
  }

  /// Makes the rules of the style with what made others before.
  func cssRules(in lent: borrowing LentRuleMaker) -> CSSRules { lent.make { cssRules(by: &$0) } }

  /// Makes the rules of the style with what made others before.
  func cssRules(by maker: inout RuleMaker) -> CSSRules {
    maker.removeAll()
    Self.css.addRules(Variants(self, over: maker.surroundings.traits), &maker)
    return maker.rules
  }
}

extension TraitStyle where Style: CSSStyle {
  /// Makes the rules of the style, wherever CSS can tell its traits apart.
  func cssRules(in surroundings: RuleSurroundings) -> CSSRules {
    var maker = RuleMaker(in: surroundings)
    return cssRules(by: &maker)
  }

  /// Makes the rules of the style with what made others before.
  func cssRules(in lent: borrowing LentRuleMaker) -> CSSRules { lent.make { cssRules(by: &$0) } }

  /// Makes the rules of the style with what made others before.
  func cssRules(by maker: inout RuleMaker) -> CSSRules {
    let traits = maker.surroundings.traits
    guard !maker.surroundings.areFixed else { return style(from: traits).cssRules(by: &maker) }
    maker.removeAll()
    Style.css.addRules(Variants(over: traits) { style(from: $0) }, &maker)
    return maker.rules
  }
}

extension TextStyle: CSSStyle {
  /// How a text becomes CSS, and what is pressed.
  public static var css: CSSDescription<TextStyle, String> {
    CSSDescription { style, rules in rules.add(text: style) }
  }
}
