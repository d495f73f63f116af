public import Restyle
import RestyleRendering

extension DescriptionListStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<DescriptionListStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([.display: "flex", .flexDirection: "column"])
      css.add(.rowGap) { $0.append(length: style.$spacing.stored) }
      css.add(.margin, "0")
    }
    rules.add(style, StyleSelector(part: .title)) { style, css in
      css.add(.font, "inherit")
      css.add(style.term)
    }
    rules.add(pressed: style, StyleSelector(part: .title)) { $0.term }
    rules.add(style, StyleSelector(part: .item)) { style, css in
      css.add(.margin, "0")
      css.add(.paddingInlineStart) { $0.append(length: style.$indent.stored) }
    }
  }
}
