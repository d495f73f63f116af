public import Restyle

/// What a field's style becomes in CSS, for an `input` or a `textarea`.
///
/// | Property | CSS |
/// |---|---|
/// | `text`, `disabled` | the text, in the states |
/// | `placeholder` | `::placeholder` |
/// | `cursorColor`, `textHighlightColor` | `caret-color`, `::selection` |
/// | `backgrounds` | the box, in the states |
/// | `contentInsets` | the padding |
/// | `keyboard`, `returnKey`, `autocorrection`, `autocapitalization`, `isSecure` | attributes: HTML, not CSS |
/// | `clearButton` | what a browser's own search field has; CSS can't say it |
///
/// The text has no backgrounds, indents, spaces and line limits: in a field, they are the box's.
extension FieldStyle: CSSStyle {
  /// The class of the field.
  public typealias ClassNames = String

  /// Makes the rules of a field in its states.
  public static func cssRules(_ style: (TraitCollection) -> FieldStyle) -> CSSRules {
    let states = ControlState.distinguished { [style($0).backgrounds.map(\.state)] }
    let isFocusShown = states.contains { $0.contains(.focused) }
    let box = StyleRule.rules(StyleSelector(), in: states) { state, traits in
      let style = style(traits)
      let background = style.background(for: state)
      var declarations = CSSDeclarations()
      declarations.add("caret-color") { $0.append(style.cursorColor, for: traits) }
      declarations.add(background, for: traits)
      declarations.add(padding: style.contentInsets, within: background.border)
      if isFocusShown { declarations.add(outlineIn: state) { style.background(for: $0) } }
      return ControlReset.field.overlaid(with: declarations)
    }
    let text = StyleRule.rules(StyleSelector(), in: [.normal, .disabled]) { state, traits in
      style(traits).text(for: state).withinField.cssDeclarations(for: traits)
    }
    let placeholder = StyleRule(StyleSelector(suffix: "::placeholder")) { traits in
      var declarations = CSSDeclarations()
      declarations.add("opacity", "1")
      return declarations.overlaid(with: style(traits).placeholder.withinField.cssDeclarations(for: traits))
    }
    let selection = StyleRule(StyleSelector(suffix: "::selection")) { traits in
      TextStyle().restyled { $0.backgroundColor = style(traits).textHighlightColor }
        .cssDeclarations(for: traits)
    }
    return CSSRules(box + text + [placeholder, selection])
  }
}

extension TextStyle {
  /// The style without what a field has of its own.
  fileprivate var withinField: TextStyle {
    restyled {
      $0.backgroundColor = nil
      $0.removeAttribute(for: .headIndent)
      $0.removeAttribute(for: .firstLineHeadIndent)
      $0.removeAttribute(for: .tailIndent)
      $0.removeAttribute(for: .paragraphSpacing)
      $0.removeAttribute(for: .paragraphSpacingBefore)
      $0.removeAttribute(for: .numberOfLines)
      $0.removeAttribute(for: .lineBreakMode)
    }
  }
}
