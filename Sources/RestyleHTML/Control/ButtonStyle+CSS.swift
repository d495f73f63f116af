public import Restyle
import RestyleRendering

/// A style of buttons.
protocol ButtonLikeStyle: ComponentStyle {
  /// Returns the look of the buttons.
  static func looks(of style: Variants<Self>, in rules: RuleBuilder) -> Variants<ButtonLook>
}

extension ButtonLikeStyle {
  static func addRules(of style: Variants<Self>, to rules: inout RuleBuilder) {
    let look = looks(of: style, in: rules)
    rules.add(button: look)
    rules.add(linkAsPartOfLine: look)
  }

  static func addElementRules(of style: Variants<Self>, to rules: inout RuleBuilder) {
    let look = looks(of: style, in: rules)
    rules.add(buttonWithText: look)
    rules.add(linkAsPartOfLine: look)
  }
}

extension ButtonStyle: CSSElementStyle, ButtonLikeStyle {
  static func looks(of style: Variants<ButtonStyle>, in _: RuleBuilder) -> Variants<ButtonLook> {
    style.mapEach { ButtonLook($0) }
  }
}

extension ButtonStateStyle: CSSElementStyle, ButtonLikeStyle {
  static func looks(of style: Variants<ButtonStateStyle>, in _: RuleBuilder) -> Variants<ButtonLook> {
    style.mapEach { ButtonLook(states: [.normal: $0]) }
  }
}

extension BarButtonStyle: CSSElementStyle, ButtonLikeStyle {
  static func looks(of style: Variants<BarButtonStyle>, in rules: RuleBuilder) -> Variants<ButtonLook> {
    rules.property(of: style) { ButtonLook(states: $0.states.style(for: $1) ?? [:]) }
  }
}

extension BarMetricsStyles {
  /// The style in a bar without a prompt, which is compact in a window of small height.
  func style(for traits: TraitCollection) -> Style? {
    // If no style distinguishes compact bars, the window doesn't matter.
    guard self[.compact] != nil else { return style(for: .default) }
    return style(for: traits.verticalSizeClass == .compact ? .compact : .default)
  }
}

/// The look of a button, regardless of the type of its style.
struct ButtonLook: Equatable {
  var states: ButtonStatesStyle
  var insets = EdgeInsets.zero
  var minimumSize = MinimumSize.none
  var alignment = HorizontalAlignment.center
}

extension ButtonLook {
  init(_ style: ButtonStyle) {
    self.init(
      states: style.states, insets: style.contentInsets, minimumSize: style.preferredMinimumSize,
      alignment: style.alignment)
  }

  /// Whether a link in a text is broken into lines like the text, since it is only text.
  fileprivate var isPartOfLine: Bool {
    insets == .zero && minimumSize == .none
      && states.allSatisfy { $0.style.background.border.insets == .zero }
  }

  /// The text in a state; pressed text has its highlighted colour.
  fileprivate func text(in state: ControlState) -> TextStyle {
    let text = states.style(for: state)?.text ?? TextStyle()
    guard state.contains(.highlighted), let color = text.highlightedColor else { return text }
    return text.colored(color)
  }
}

extension RuleBuilder {
  /// Adds the rules of a button: a box with states, and a title in it.
  mutating func add(button look: Variants<ButtonLook>, _ selector: StyleSelector = StyleSelector()) {
    let states = add(buttonBox: look, selector)
    begin(selector.child(.title), in: states)
    declare { $0.add(.minWidth, "0") }
    declare(look) { if $0.alignment == .fill { $1.add(.flex, "1") } }
    declare(
      texts: look.inStates(states.count) { look, texts in
        texts += states.lazy.map { look.text(in: $0) }
      })
    declare(look) { look, css in
      for state in states {
        css.reportContent(of: look.text(in: state), in: state) { look.text(in: $0) }
      }
    }
    declare(look) { $1.add($0.states.transition) }
  }

  /// Adds the rules of a button that contains only its text.
  ///
  /// The text has no background, offset, indents, spacing and line limits; the box has those of the button. Without an
  /// element for the text, `fill` aligns it at the leading edge.
  fileprivate mutating func add(buttonWithText look: Variants<ButtonLook>) {
    add(look, in: add(buttonBox: look, StyleSelector())) { look, state, css in
      var text = look.text(in: state)
      css.reportContent(of: text, in: state) { look.text(in: $0) }
      if text.baselineOffset != 0 {
        css.problems.append(RenderingProblem(.attribute(.baselineOffset)))
      }
      text.removeAttribute(for: .baselineOffset)
      // The states include it.
      text.highlightedColor = nil
      css.add(withinControl: text)
    }
  }

  /// Adds the rule of a link in a text that doesn't need a box.
  fileprivate mutating func add(linkAsPartOfLine look: Variants<ButtonLook>) {
    guard look.values.contains(where: \.isPartOfLine) else { return }
    add(look, StyleSelector(suffix: .link)) { $1.add(.display, $0.isPartOfLine ? "inline" : "inline-flex") }
  }

  /// Adds the rules of a button's box.
  ///
  /// - Returns: The states in which its text may look different; the pressed state also has the highlighted colours.
  private mutating func add(buttonBox look: Variants<ButtonLook>, _ selector: StyleSelector) -> [ControlState]
  {
    let states = ControlState.distinguished(look.values.map { $0.states.map(\.state) })
    begin(selector, in: states)
    declare(ControlReset.button)
    declare(look) { look, css in
      css.add(.justifyContent, look.alignment.justification)
      // Browsers centre lines only in a `button`.
      css.add(.textAlign, look.alignment == .fill ? "center" : look.alignment.textAlignment)
    }
    declare(look) { look, selector, css in
      let background = look.states.style(for: selector.states)?.background ?? .none
      css.add(background)
      ControlReset.printing(background, &css)
      css.add(padding: look.insets, within: background.border)
    }
    declare(look) { $1.add($0.minimumSize) }
    declare(look) { $1.add($0.states.transition) }
    if states.contains(where: { $0.contains(.focused) }) {
      declare(look) { look, selector, css in
        css.add(outlineIn: selector.states) { look.states.style(for: $0) }
      }
    }
    let hasHighlights = look.values.contains {
      $0.states.contains { $0.style.text.highlightedColor != nil }
    }
    return hasHighlights ? ControlState.distinguished([states, [.highlighted]]) : states
  }
}

extension CSSWriter {
  /// Adds the outline of the browser's focus ring, which a style can replace with its own look.
  ///
  /// An invisible outline remains, since forced colours make it visible.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - look: The look of the style in a state; a style with the same look in the focused state doesn't show the
  ///     focus.
  mutating func add(outlineIn state: ControlState, look: (ControlState) -> some Equatable) {
    if state.contains(.focused), look(state) != look(state.subtracting(.focused)) {
      add(.outline, "2px solid transparent")
    } else {
      add(.outline, "revert")
    }
  }
}

extension HorizontalAlignment {
  fileprivate var justification: StaticString {
    switch self {
    case .leading, .fill: "flex-start"
    case .center: "center"
    case .trailing: "flex-end"
    case .left: "left"
    case .right: "right"
    }
  }
}
