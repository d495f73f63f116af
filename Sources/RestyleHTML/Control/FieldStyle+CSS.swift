public import Restyle
import RestyleRendering

/// The CSS of a field's style, for an `input` or a `textarea`.
///
/// | Property | CSS |
/// |---|---|
/// | `text`, `disabled` | the text, in the states |
/// | `placeholder` | `::placeholder`, with the colour of `disabled` in a disabled field |
/// | `cursorColor`, `textHighlightColor` | `caret-color`, `::selection` |
/// | `backgrounds` | the box, in the states |
/// | `contentInsets` | the padding |
/// | `keyboard`, `returnKey`, `autocorrection`, `autocapitalization` | attributes: HTML, not CSS |
/// | `isSecure` | an attribute; for a `textarea`, `-webkit-text-security`, since no attribute hides its text |
/// | `clearButton` | the button of a browser's own search field; otherwise a problem: CSS can't express it |
///
/// The text has no backgrounds, indents, spacing or line limits: in a field, the box has them. If the text sets them,
/// or has links or colours for pressed text, this is a problem.
extension FieldStyle: CSSElementStyle, SingleClassStyle {
  static func addRules(of style: Variants<FieldStyle>, to rules: inout RuleBuilder) {
    rules.add(field: style)
    // The arrow of a list is drawn by the browser.
    rules.add(style, StyleSelector(suffix: .list)) { $1.add(.appearance, "auto") }
  }
}

extension RuleBuilder {
  /// Adds the rules of a field in its states.
  ///
  /// - Parameters:
  ///   - style: The style of the field.
  ///   - placeholder: What shows the placeholder.
  mutating func add(
    field style: Variants<FieldStyle>, placeholder: StyleSelector.Suffix = .placeholder
  ) {
    // The text of a disabled field has its own look.
    let states = ControlState.distinguished(
      style.values.map { $0.backgrounds.map(\.state) } + [[.normal, .disabled]])
    let isFocusShown = states.contains { $0.contains(.focused) }
    begin(StyleSelector(), in: states)
    declare(ControlReset.field)
    declare(style) { $1.add(.caretColor, $0.cursorColor) }
    declare(style) { $1.add($0.backgrounds.transition) }
    declare(style) { style, selector, css in
      let background = style.background(for: selector.states)
      css.add(background)
      css.add(padding: style.contentInsets, within: background.border)
      if isFocusShown { css.add(outlineIn: selector.states) { style.background(for: $0) } }
    }
    let texts = style.inStates(states.count) { style, texts in
      texts += states.lazy.map { style.text(for: $0) }
    }
    declare(texts, part: { $0.pointee }, as: { $1.add(withinControl: $0) })
    declare(style) { style, css in
      for text in [style.text, style.disabled] { css.reportContent(of: text, beside: style.text) }
      if style.clearButton != .never, style.keyboard != .webSearch {
        css.problems.append(RenderingProblem(.clearButton))
      }
    }
    add(style) { style, css in
      if style.isSecure { css.add(.webkitTextSecurity, "disc") }
    }
    add(style, StyleSelector(suffix: placeholder), in: [.normal, .disabled]) { style, state, css in
      if style.isSecure { css.add(.webkitTextSecurity, "none") }
      if placeholder == .placeholder { css.add(.opacity, "1") }
      css.add(withinControl: style.placeholder(for: state))
      css.reportContent(of: style.placeholder, beside: style.text)
    }
    add(style, StyleSelector(suffix: .selection)) { style, css in
      if let color = style.textHighlightColor { css.add(.backgroundColor, color) }
    }
  }
}
