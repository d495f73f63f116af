public import Restyle
import RestyleRendering

extension ButtonStyle: CSSElementStyle, ComponentElementStyle {
  static func addRules(of style: Variants<ButtonStyle>, to rules: inout RuleBuilder) {
    rules.add(button: StyleSelector(), style, states: { $0.states }, shape: ButtonShape.init)
  }

  static func addElementRules(of style: Variants<ButtonStyle>, to rules: inout RuleBuilder) {
    rules.add(buttonWithText: style, states: { $0.states }, shape: ButtonShape.init)
  }
}

extension ButtonStateStyle: CSSElementStyle, ComponentElementStyle {
  static func addRules(of style: Variants<ButtonStateStyle>, to rules: inout RuleBuilder) {
    rules.add(button: StyleSelector(), style, states: { [.normal: $0] }, shape: { _ in ButtonShape() })
  }

  static func addElementRules(of style: Variants<ButtonStateStyle>, to rules: inout RuleBuilder) {
    rules.add(buttonWithText: style, states: { [.normal: $0] }, shape: { _ in ButtonShape() })
  }
}

extension BarButtonStyle: CSSElementStyle, ComponentElementStyle {
  static func addRules(of style: Variants<BarButtonStyle>, to rules: inout RuleBuilder) {
    let states = rules.property(of: style) { $0.states.style(for: $1) ?? [:] }
    rules.add(button: StyleSelector(), states, states: { $0 }, shape: { _ in ButtonShape() })
  }

  static func addElementRules(of style: Variants<BarButtonStyle>, to rules: inout RuleBuilder) {
    let states = rules.property(of: style) { $0.states.style(for: $1) ?? [:] }
    rules.add(buttonWithText: states, states: { $0 }, shape: { _ in ButtonShape() })
  }
}

extension BarMetricsStyles {
  /// The style in a bar without a prompt: a low one in a low window.
  func style(for traits: TraitCollection) -> Style? {
    // Where no style distinguishes the bars, neither does the window.
    guard self[.compact] != nil else { return style(for: .default) }
    return style(for: traits.verticalSizeClass == .compact ? .compact : .default)
  }
}

/// What a button has in common in all its states.
struct ButtonShape {
  var insets = EdgeInsets.zero
  var minimumSize = MinimumSize.none
  var alignment = HorizontalAlignment.center
}

extension ButtonShape {
  init(_ style: ButtonStyle) {
    self.init(
      insets: style.contentInsets, minimumSize: style.preferredMinimumSize, alignment: style.alignment)
  }
}

extension RuleBuilder {
  /// Adds the rules of what is a button: a box that is in states, and a title in it.
  mutating func add<Style>(
    button selector: StyleSelector, _ style: Variants<Style>, states: (Style) -> ButtonStatesStyle,
    shape: (Style) -> ButtonShape
  ) {
    let distinguished = add(buttonBox: selector, style, states: states, shape: shape)
    begin(selector.child(.title), in: titleStates(distinguished, style, states))
    declare(style) { style, selector, css in
      let state = selector.states
      if shape(style).alignment == .fill { css.add(.flex, "1") }
      css.add((states(style).style(for: state)?.text ?? TextStyle()).pressed(in: state))
    }
    declare(style) { $1.add(states($0).transition) }
    end()
  }

  /// Adds the rules of what is a button with nothing but its text in it.
  ///
  /// The text has no background, offset, indents, spaces and line limits: those of the button are the box's. What
  /// would fill it starts at its leading edge, where there is no element for the text.
  fileprivate mutating func add<Style>(
    buttonWithText style: Variants<Style>, states: (Style) -> ButtonStatesStyle,
    shape: (Style) -> ButtonShape
  ) {
    let distinguished = add(buttonBox: StyleSelector(), style, states: states, shape: shape)
    add(style, in: titleStates(distinguished, style, states)) { style, state, css in
      var text = (states(style).style(for: state)?.text ?? TextStyle()).pressed(in: state)
      if text.baselineOffset != 0 {
        css.problems.append(RenderingProblem(.attribute(StandardTextAttribute.BaselineOffsetKey.name)))
      }
      text.removeAttribute(for: .baselineOffset)
      css.add(withinControl: text, showing: [StandardTextAttribute.HighlightedColorKey.self])
    }
  }

  /// Adds the rules of a button's box; returns the states in which it may look otherwise.
  private mutating func add<Style>(
    buttonBox selector: StyleSelector, _ style: Variants<Style>, states: (Style) -> ButtonStatesStyle,
    shape: (Style) -> ButtonShape
  ) -> [ControlState] {
    let distinguished = ControlState.distinguished(style.values.map { states($0).map(\.state) })
    let isFocusShown = distinguished.contains { $0.contains(.focused) }
    begin(selector, in: distinguished)
    declare(ControlReset.button)
    declare(style) { $1.add(.justifyContent, shape($0).alignment.justification) }
    declare(style) { style, selector, css in
      let background = states(style).style(for: selector.states)?.background ?? .none
      css.add(background)
      css.add(padding: shape(style).insets, within: background.border)
    }
    declare(style) { $1.add(shape($0).minimumSize) }
    declare(style) { $1.add(states($0).transition) }
    if isFocusShown {
      declare(style) { style, selector, css in
        let states = states(style)
        css.add(outlineIn: selector.states) { states.style(for: $0) }
      }
    }
    end()
    return distinguished
  }

  /// The states in which a button's text may look otherwise: pressing shows the highlighted colours as well.
  private func titleStates<Style>(
    _ distinguished: [ControlState], _ style: Variants<Style>, _ states: (Style) -> ButtonStatesStyle
  ) -> [ControlState] {
    let hasHighlights = style.values.contains {
      states($0).contains { $0.style.text.highlightedColor != nil }
    }
    return hasHighlights ? ControlState.distinguished([distinguished, [.highlighted]]) : distinguished
  }
}

extension TextStyle {
  /// The style as it is in a state: pressed texts have their highlighted colour.
  func pressed(in state: ControlState) -> TextStyle {
    guard state.contains(.highlighted), let highlightedColor else { return self }
    return colored(highlightedColor)
  }
}

extension CSSWriter {
  /// Declares the browser's own mark of the focus, in place of which a style may show the focus in its way.
  ///
  /// A mark that can't be seen stays, for readers who force colours of their own upon pages show it then.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - look: What the style looks like in a state; one that looks the same with the focus doesn't show it.
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
