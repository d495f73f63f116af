import Restyle

/// The style of a text that is an element of its own, such as a paragraph or a heading.
struct BlockTextStyle: CSSStyle {
  let text: TextStyle

  init(_ text: TextStyle) {
    self.text = text.withoutContent
  }

  typealias ClassNames = String

  static func cssRules(_ style: (TraitCollection) -> BlockTextStyle) -> CSSRules {
    CSSRules(StyleRule.rules(for: { style($0).text }, over: ControlReset.text))
  }
}

extension TextStyle {
  /// The style without what isn't CSS, and the case, in which rendered texts come already.
  var withoutContent: TextStyle {
    var style = self
    style.link = nil
    style.language = nil
    style.removeAttribute(for: .textCase)
    return style
  }
}
