import Restyle
import RestyleRendering

/// The style of a text that is an element of its own, such as a paragraph or a heading.
struct BlockTextStyle: SingleClassStyle {
  let text: TextStyle

  init(_ text: TextStyle) { self.text = text.withoutContent }

  static func addRules(of style: Variants<BlockTextStyle>, to rules: inout RuleBuilder) {
    rules.add(element: style.map(\.text))
    guard style.values.contains(where: \.text.cutsEachLine) else { return }
    rules.add(style, StyleSelector(suffix: .cutBesideTitle)) { style, css in
      if style.text.cutsEachLine { css.addSharingByWords(isCut: true) }
    }
  }
}

/// The style of a part of a line that has a limit of lines, and so is a box in its line: nothing else can be cut.
struct LimitedSpanStyle: SingleClassStyle {
  let text: TextStyle

  static func addRules(of style: Variants<LimitedSpanStyle>, to rules: inout RuleBuilder) {
    rules.add(text: style.map(\.text))
    rules.add(containersOf: style) { $0.text.numberOfLines == 1 }
    rules.add(style) { style, css in
      css.add(.display, style.text.numberOfLines == 1 ? "inline-block" : "-webkit-inline-box")
      // What is hidden would lie on the line with its lower edge, and what is clipped lies on it with its text.
      css.add(.overflow, "clip")
      if style.text.tailIndent <= 0 { css.add(.maxInlineSize, "100%") }
    }
  }
}
