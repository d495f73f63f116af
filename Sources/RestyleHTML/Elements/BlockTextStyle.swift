import Restyle
import RestyleRendering

/// The style of a text that is an element of its own, such as a paragraph or a heading.
struct BlockTextStyle: CSSStyle {
  let text: TextStyle

  init(_ text: TextStyle) {
    self.text = text.withoutContent
  }

  static var css: CSSDescription<BlockTextStyle, String> {
    CSSDescription { style, rules in rules.add(text: style.map(\.text), over: ControlReset.text) }
  }
}
