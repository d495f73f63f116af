import Restyle
import RestyleElements
import RestyleRendering

// What scrolls has to be reached by the keyboard, as not all browsers do by themselves (WCAG 2.2, section 2.1.1).

extension StackStyle {
  /// Whether people scroll what is larger than the stack.
  var scrolls: Bool { hasBox && box.overflow == .scrolling }

  /// Whether people scroll what doesn't fit beside each other.
  var scrollsAlongLine: Bool { scrolls && axis == .horizontal && columns == nil }
}

extension TraitStyle<StackStyle> {
  /// Whether people scroll what is larger than the stack, with some traits.
  func scrolls(in surroundings: RuleSurroundings) -> Bool {
    guard !surroundings.areFixed else { return style(from: surroundings.traits).scrolls }
    return Variants(over: surroundings.traits, custom: surroundings.media.axes) { style(from: $0).scrolls }
      .values.contains(true)
  }
}

extension StyledContent {
  /// What lets the keyboard reach a box that scrolls, and rules for paper select it.
  static let ofScrollingBox = StyledContent(attributes: Bytes(" data-scrolls tabindex=\"0\"".utf8))
}

// Paper has nothing to scroll with: what scrolls in a window is as large there as it needs to be.

extension StyleSheet {
  /// Adds the rules of boxes that scroll, and of code in them, unless it has them.
  mutating func addRulesOfScrollingBoxes() {
    add(RootedRules.ofPrintedBoxes, at: ordered.endIndex)
  }
}

extension RootedRules {
  fileprivate static let ofPrintedBoxes = [
    printed(
      "[data-scrolls]", [.overflow: "visible", .height: "auto", .maxHeight: "none", .flexWrap: "wrap"]),
    // The room around code would stay behind on a page without a line of it.
    printed("[data-scrolls]:has(>pre)", [.display: "block"]),
    // Lines of code that don't wrap are cut by themselves, in a box as wide as they are.
    printed("[data-scrolls]>pre", [.minWidth: "0"]),
    printed("[data-scrolls]>pre *", [.whiteSpace: "pre-wrap", .overflow: "visible"]),
  ]

  private static func printed(
    _ selector: StaticString, _ declarations: KeyValuePairs<CSSProperty, StaticString>
  ) -> RootedRules {
    var css = Bytes()
    css.append(verbatim: selector)
    let rules = CSSRules { rules in
      for (property, value) in declarations {
        rules.add(property) { bytes in
          bytes.append(contentsOf: CSSProperty.beginnings[Int(property.index)])
          bytes.append(verbatim: value)
        }
      }
      rules.endRule(StyleSelector(), [])
    }
    // Whatever traits the styles of the boxes depend on.
    return RootedRules(
      root: RuleRoot(CSSSelector(elements: css)), rules: rules,
      options: RuleOptions(.print, .always, isImportant: true))
  }
}
