public import Restyle
import RestyleRendering

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
/// | `clearButton` | what a browser's own search field has; else a problem: CSS can't say it |
///
/// The text has no backgrounds, indents, spaces and line limits: in a field, they are the box's. What is asked of them is
/// a problem, as are links, and colours of what is pressed.
extension FieldStyle: CSSStyle {
  /// How a field becomes CSS, in its states.
  public static var css: CSSDescription<FieldStyle, String> {
    CSSDescription { style, rules in rules.add(field: style) { $0 } }
  }
}

extension RuleMaker {
  /// Adds the rules of a field in its states.
  mutating func add<Style>(field style: Variants<Style>, _ field: (Style) -> FieldStyle) {
    let states = ControlState.distinguished(style.values.map { field($0).backgrounds.map(\.state) })
    let isFocusShown = states.contains { $0.contains(.focused) }
    begin(StyleSelector(), in: states)
    declare(ControlReset.field)
    declare(style) { $1.add(.caretColor, field($0).cursorColor) }
    declare(style) { style, selector, css in
      let style = field(style)
      let background = style.background(for: selector.states)
      css.add(background)
      css.add(padding: style.contentInsets, within: background.border)
      if isFocusShown { css.add(outlineIn: selector.states) { style.background(for: $0) } }
    }
    end()
    add(style, in: [.normal, .disabled]) { style, state, css in
      css.add(withinField: field(style).text(for: state))
      let field = field(style)
      if field.clearButton != .never, field.keyboard != .webSearch {
        css.problems.append(RenderingProblem(.clearButton))
      }
    }
    add(style, StyleSelector(suffix: .placeholder)) { style, css in
      css.add(.opacity, "1")
      css.add(withinField: field(style).placeholder)
    }
    add(style, StyleSelector(suffix: .selection)) { style, css in
      if let color = field(style).textHighlightColor { css.add(.backgroundColor, color) }
    }
  }
}

extension CSSWriter {
  /// Declares what a text in a field says, and tells what it can't.
  fileprivate mutating func add(withinField text: TextStyle) {
    add(text.withinField)
    problems += text.namesLostWithinField.map { RenderingProblem(.attribute($0)) }
    if let link = text.link { problems.append(RenderingProblem(.linkInControl(link))) }
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

  /// The names of the attributes that ask for something which no text in a field has.
  fileprivate var namesLostWithinField: [String] {
    attributes.filter { attribute in
      switch attribute.name {
      case StandardTextAttribute.BackgroundColorKey.name, StandardTextAttribute.HighlightedColorKey.name: true
      case StandardTextAttribute.HeadIndentKey.name: headIndent != 0
      case StandardTextAttribute.FirstLineHeadIndentKey.name: firstLineHeadIndent != 0
      case StandardTextAttribute.TailIndentKey.name: tailIndent != 0
      case StandardTextAttribute.ParagraphSpacingKey.name: paragraphSpacing != 0
      case StandardTextAttribute.ParagraphSpacingBeforeKey.name: paragraphSpacingBefore != 0
      // A field has one line, whose end is out of sight.
      case StandardTextAttribute.NumberOfLinesKey.name: numberOfLines != 1
      case StandardTextAttribute.LineBreakModeKey.name: lineBreakMode != .clipping
      default: false
      }
    }.map(\.name)
  }
}
