public import Restyle
import RestyleRendering

extension ColorFieldStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<ColorFieldStyle>, to rules: inout RuleBuilder) {
    let states = ControlState.distinguished(style.values.map { $0.frames.map(\.state) })
    let isFocusShown = states.contains { $0.contains(.focused) }
    rules.begin(StyleSelector(), in: states)
    rules.declare(ControlReset.field)
    rules.declare { css in
      css.add([.flex: "none", .cursor: "pointer"])
      ControlReset.aboveRowAction(&css)
      ControlReset.keepingColors(&css)
    }
    rules.declare(style) { $1.add($0.size) }
    rules.declare(style) { $1.add($0.frames.transition) }
    rules.declare(style) { style, selector, css in
      let frame = style.frame(for: selector.states)
      css.add(frame)
      css.add(padding: EdgeInsets(inset: style.inset), within: frame.border)
      if isFocusShown { css.add(outlineIn: selector.states) { style.frame(for: $0) } }
    }
  }
}
