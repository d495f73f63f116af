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
  /// What lets the keyboard reach a box that scrolls.
  static let ofScrollingBox = StyledContent(attributes: Bytes(" tabindex=\"0\"".utf8))
}
