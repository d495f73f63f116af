public import Restyle
import RestyleRendering

extension FormFieldStyle: CSSElementStyle, ComponentStyle {
  static func addRules(of style: Variants<FormFieldStyle>, to rules: inout RuleBuilder) {
    rules.add(style) { style, css in
      ControlReset.group(&css)
      ControlReset.whole(&css)
      css.add([.display: "flex", .flexDirection: "column", .alignItems: "flex-start"])
      css.add(.rowGap) { $0.append(length: style.$spacing.stored) }
      css.add(.width, "100%")
    }
    // It is further from the choice above it than the label is, which may be as close as the choices are high.
    rules.add(StyleSelector(suffix: .revealed)) { $0.add(.marginBlockStart, "8px") }
    // A field with other elements beside it is as wide as one without.
    rules.add(StyleSelector(suffix: .boxesOfFields)) { $0.add(.alignSelf, "stretch") }
    if style.values.contains(where: \.marksErrors) {
      rules.add(style, in: [.normal, .invalid]) { style, state, css in
        guard state.contains(.invalid) else { return }
        css.add(style.errorBorder)
        css.add(padding: style.errorInsets, within: style.errorBorder)
      }
    }
    rules.add(element: style.map(\.label), StyleSelector(part: .label), over: ControlReset.line)
    if style.values.contains(where: { $0.shownRequiredMark != nil }) {
      let selector = StyleSelector(states: .required, child: .label, suffix: .after)
      rules.add(style, selector) { style, css in
        if let color = style.requiredMarkColor, style.shownRequiredMark != nil { css.add(.color, color) }
        css.add(requiredMarkOf: style)
      }
      // The mark isn't read aloud, in browsers that support alternative text for it.
      rules.add(style, selector) { $1.add(requiredMarkOf: $0, spokenAs: "/\"\"") }
    }
    rules.add(element: style.map(\.help), StyleSelector(part: .help), over: ControlReset.line)
    rules.add(element: style.map(\.error), StyleSelector(part: .error), over: ControlReset.line)
  }
}

extension CSSWriter {
  /// Adds the mark after the label of a required control, if the style has one.
  fileprivate mutating func add(requiredMarkOf style: FormFieldStyle, spokenAs spoken: StaticString = "") {
    guard let mark = style.shownRequiredMark else { return }
    add(.content) {
      $0.bytes.append(cssString: mark.restyled { $0.inherit(from: style.label) }.displayText)
      $0.bytes.append(verbatim: spoken)
    }
  }
}
