public import Restyle
import RestyleRendering

extension CheckboxStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<CheckboxStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      css.add([
        .boxSizing: "border-box", .display: "inline-flex", .alignItems: "center", .verticalAlign: "middle",
        .maxWidth: "100%",
      ])
      css.add(.columnGap) { $0.append(length: style.$spacing.stored) }
      css.add(.cursor, "pointer")
    }
    addInput(StyleSelector(child: .input), of: style, to: &rules)
    rules.add(element: style.map(\.label), StyleSelector(part: .title), over: ControlReset.title)
    addFirstLine(of: style, to: &rules)
  }

  // The box is centred on the first line, whose height is `1lh` of the text's font, so the label and the box have that
  // font. The higher one of the two starts at the top.
  private static func addFirstLine(of style: Variants<CheckboxStyle>, to rules: inout RuleBuilder) {
    rules.add(style, StyleSelector(suffix: .label)) { style, css in
      css.add(linesOf: style.label)
      css.add(.alignItems, "flex-start")
      css.add(.paddingBlockStart) { css in
        css.bytes.append(verbatim: "max(0px,(")
        css.append(length: style.$size.stored)
        css.bytes.append(verbatim: " - 1lh)/2)")
      }
    }
    rules.add(style, StyleSelector(child: .input, suffix: .withinLabel)) { style, css in
      css.add(.font, "inherit")
      css.add(.marginBlockStart) { css in
        css.bytes.append(verbatim: "calc((1lh - ")
        css.append(length: style.$size.stored)
        css.bytes.append(verbatim: ")/2)")
      }
    }
  }

  // On the `input` itself, since its label is a separate element.
  static func addElementRules(of style: Variants<CheckboxStyle>, to rules: inout RuleBuilder) {
    addInput(StyleSelector(), of: style, to: &rules)
  }

  private static func addInput(
    _ input: StyleSelector, of style: Variants<CheckboxStyle>, to rules: inout RuleBuilder
  ) {
    let states = ControlState.distinguishedByChoice(style.values.map { $0.states.map(\.state) })
    let isFocusShown = states.contains { $0.contains(.focused) }
    rules.begin(input, in: states)
    rules.declare(ControlReset.toggle)
    rules.declare(style) { $1.add(Size(square: $0.size)) }
    rules.declare(style) { $1.add($0.states.transition) }
    rules.declare(style) { style, selector, css in
      css.add(style.appearance(for: selector.states).background)
      if isFocusShown { css.add(outlineIn: selector.states) { style.appearance(for: $0) } }
    }
    rules.begin(input.suffixed(.before), in: states)
    rules.declare { css in
      css.add([.position: "absolute", .inset: "0", .margin: "auto"])
    }
    rules.declare(style) { $1.add($0.mark) }
    rules.declare(style) { style, selector, css in
      css.add(.content, selector.states.contains(.selected) ? "''" : "none")
      css.add(.background, style.appearance(for: selector.states).markColor, else: "currentcolor")
    }
  }
}

extension CSSWriter {
  fileprivate mutating func add(_ mark: CheckboxStyle.Mark) {
    switch mark {
    case .checkmark:
      add([
        .width: "60%", .height: "60%", .clipPath: "polygon(14% 44%,0 58%,38% 94%,100% 20%,86% 6%,37% 66%)",
      ])
    case .dot:
      add([.width: "50%", .height: "50%", .borderRadius: "50%"])
    }
  }
}
