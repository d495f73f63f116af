public import Restyle

extension ButtonStyle: CSSStyle {
  /// Names the classes of the button and its title.
  public static func classNames(root: String) -> ButtonClassNames { ButtonClassNames(root: root) }

  /// Makes the rules of a button and its title in their states.
  public static func cssRules(_ style: (TraitCollection) -> ButtonStyle) -> CSSRules {
    CSSRules(
      StyleRule.rules(
        StyleSelector(), states: { style($0).states },
        shape: { traits in
          let style = style(traits)
          return ButtonShape(
            insets: style.contentInsets, minimumSize: style.preferredMinimumSize, alignment: style.alignment)
        }))
  }
}

extension ButtonStateStyle: CSSStyle {
  /// Names the classes of the button and its title.
  public static func classNames(root: String) -> ButtonClassNames { ButtonClassNames(root: root) }

  /// Makes the rules of a button that looks the same in all states.
  public static func cssRules(_ style: (TraitCollection) -> ButtonStateStyle) -> CSSRules {
    ButtonStyle.cssRules { ButtonStyle(normal: style($0)) }
  }
}

extension BarButtonStyle: CSSStyle {
  /// Names the classes of the button and its title.
  public static func classNames(root: String) -> ButtonClassNames { ButtonClassNames(root: root) }

  /// Makes the rules of a button and its title in their states; bars are lower in a low window.
  public static func cssRules(_ style: (TraitCollection) -> BarButtonStyle) -> CSSRules {
    ButtonStyle.cssRules { traits in
      ButtonStyle(states: style(traits).states.style(for: traits) ?? [:])
    }
  }

  /// The style in bars with a prompt above, as the style of bars without one.
  public var prompted: BarButtonStyle { BarButtonStyle(states: states.prompted) }
}

extension BarMetricsStyles {
  /// The style in a bar without a prompt: a low one in a low window.
  func style(for traits: TraitCollection) -> Style? {
    // Where no style tells the bars apart, neither does the window.
    guard self[.compact] != nil else { return style(for: .default) }
    return style(for: traits.verticalSizeClass == .compact ? .compact : .default)
  }

  /// The styles in bars with a prompt, as those of bars without one.
  var prompted: Self {
    Self(default: style(for: .defaultPrompt), compact: style(for: .compactPrompt))
  }
}

/// What a button has in common in all its states.
struct ButtonShape {
  var insets = EdgeInsets.zero
  var minimumSize = MinimumSize.none
  var alignment = HorizontalAlignment.center
}

extension StyleRule {
  /// The rules of what is a button: a box that is in states, and a title in it.
  static func rules(
    _ selector: StyleSelector, states: (TraitCollection) -> ButtonStatesStyle,
    shape: (TraitCollection) -> ButtonShape
  ) -> [StyleRule] {
    let distinguished = ControlState.distinguished { [states($0).map(\.state)] }
    let isFocusShown = distinguished.contains { $0.contains(.focused) }
    let box = rules(selector, in: distinguished) { state, traits in
      let shape = shape(traits)
      let background = states(traits).style(for: state)?.background ?? .none
      var declarations = CSSDeclarations()
      declarations.add("justify-content", shape.alignment.justification)
      declarations.add(background, for: traits)
      declarations.add(padding: shape.insets, within: background.border)
      declarations.add(shape.minimumSize)
      if isFocusShown { declarations.add(outlineIn: state) { states(traits).style(for: $0) } }
      return ControlReset.button.overlaid(with: declarations)
    }
    let title = rules(selector.child(.title), in: titleStates(states, distinguished)) { state, traits in
      var declarations = CSSDeclarations()
      if shape(traits).alignment == .fill { declarations.add("flex", "1") }
      let text = states(traits).style(for: state)?.text ?? TextStyle()
      return declarations.overlaid(with: text.pressed(in: state).cssDeclarations(for: traits))
    }
    return box + title
  }

  /// The states that a title may differ in: pressing shows the highlighted colours of texts as well.
  private static func titleStates(
    _ states: (TraitCollection) -> ButtonStatesStyle, _ distinguished: [ControlState]
  ) -> [ControlState] {
    let hasHighlights = !MediaVariants { traits in
      states(traits).contains { $0.style.text.highlightedColor != nil }
    }.allSatisfy { !$0 }
    guard hasHighlights else { return distinguished }
    return ControlState.distinguished { _ in [distinguished, [.highlighted]] }
  }
}

extension TextStyle {
  /// The style as it is in a state: pressed texts have their highlighted colour.
  func pressed(in state: ControlState) -> TextStyle {
    guard state.contains(.highlighted), let highlightedColor else { return self }
    return colored(highlightedColor)
  }
}

extension CSSDeclarations {
  /// Declares the browser's own mark of the focus, in place of which a style may show the focus in its way.
  ///
  /// A mark that can't be seen stays, for readers who force colours of their own upon pages show it then.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - look: What the style looks like in a state; one that looks the same with the focus doesn't show it.
  mutating func add(outlineIn state: ControlState, look: (ControlState) -> some Equatable) {
    if state.contains(.focused), look(state) != look(state.subtracting(.focused)) {
      add("outline", "2px solid transparent")
    } else {
      add("outline", "revert")
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
