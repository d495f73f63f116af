public import Restyle
import RestyleRendering

extension SliderStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<SliderStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([
        .boxSizing: "border-box", .display: "block", .margin: "0", .color: "inherit",
      ])
      ControlReset.aboveRowAction(&css)
      ControlReset.flexible(&css)
      css.add(.minHeight) { $0.append(length: style.$minimumHeight.stored) }
    }
    rules.add(style, in: [.normal, .invalid]) { style, state, css in
      if let color = style.fillColor(for: state) { css.add(.accentColor, color) }
    }
  }
}
