/// How a button in a bar looks.
///
/// ```swift
/// let done = BarButtonStyle(text: TextStyle(font: .boldSystem(size: 17), color: .blue))
/// ```
public struct BarButtonStyle: Style, Hashable, Codable {
  /// How it looks in each kind of bar, in its states.
  public var states: BarMetricsStyles<ButtonStatesStyle>

  /// Creates a style with states for each kind of bar.
  public init(states: BarMetricsStyles<ButtonStatesStyle> = [:]) { self.states = states }
}

extension BarButtonStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("states", \.states))
}

extension BarButtonStyle {
  /// Creates a style for each kind of bar.
  ///
  /// - Parameters:
  ///   - default: The style in a bar of the usual height, which the others fall back on.
  ///   - compact: The style in a lower bar.
  ///   - defaultPrompt: The style in a bar of the usual height with a prompt above.
  ///   - compactPrompt: The style in a lower bar with a prompt above.
  public init(
    default: ButtonStatesStyle,
    compact: ButtonStatesStyle? = nil,
    defaultPrompt: ButtonStatesStyle? = nil,
    compactPrompt: ButtonStatesStyle? = nil
  ) {
    self.init(
      states: BarMetricsStyles(
        default: `default`, compact: compact, defaultPrompt: defaultPrompt, compactPrompt: compactPrompt))
  }

  /// Creates one style for all kinds of bar.
  public init(states: ButtonStatesStyle) { self.init(default: states) }

  /// Creates one style for all kinds of bar.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style while it is pressed.
  ///   - disabled: The style while it can't be used.
  ///   - selected: The style while it is chosen.
  ///   - focused: The style while the keyboard acts on it.
  ///   - hovered: The style while the pointer lies over it.
  public init(
    normal: ButtonStateStyle,
    highlighted: ButtonStateStyle? = nil,
    disabled: ButtonStateStyle? = nil,
    selected: ButtonStateStyle? = nil,
    focused: ButtonStateStyle? = nil,
    hovered: ButtonStateStyle? = nil
  ) {
    self.init(
      states: StateStyles(
        normal: normal, highlighted: highlighted, disabled: disabled, selected: selected, focused: focused,
        hovered: hovered))
  }

  /// Creates a style of text that fades: to half while it is pressed or chosen, to 30 % while it can't be used.
  public init(text: TextStyle) {
    let normal = ButtonStateStyle(text: text)
    self.init(
      normal: normal,
      highlighted: normal.alphaColored(0.5),
      disabled: normal.alphaColored(0.3),
      selected: normal.alphaColored(0.5)
    )
  }

  /// The button of an iOS navigation bar: 17-point text in the tint, darkened until it is legible, or in the colour of
  /// labels while pressed or chosen.
  public static let system: BarButtonStyle = {
    let text = TextStyle(font: .system(size: 17), color: .legibleTint, alignment: .center)
    let marked = ButtonStateStyle(text: text.colored(.label))
    return BarButtonStyle(
      normal: ButtonStateStyle(text: text), highlighted: marked,
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel)), selected: marked)
  }()

  /// How the button looks in a state and a kind of bar; nil if no style applies.
  ///
  /// - Parameters:
  ///   - state: The states that the button is in; the rule of `StateStyles` finds the style.
  ///   - metrics: The kind of bar; `BarMetrics.fallback` is what it falls back on.
  /// - Returns: The style that applies.
  public func style(for state: ControlState, metrics: BarMetrics = .default) -> ButtonStateStyle? {
    states.style(for: metrics)?.style(for: state)
  }
}

extension BarButtonStyle: StatefulStyle {
  /// Changes the styles of the states, for each kind of bar that has some.
  @inlinable
  public mutating func restyleStates(_ styler: (inout ButtonStatesStyle) throws -> Void) rethrows {
    try states.restyleAll(styler)
  }
}
