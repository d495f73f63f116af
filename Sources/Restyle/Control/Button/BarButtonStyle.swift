/// The style of a button in a bar.
///
/// ```swift
/// let done = BarButtonStyle(text: TextStyle(font: .boldSystem(size: 17), color: .blue))
/// ```
public struct BarButtonStyle: Style, Hashable, Codable {
  /// The styles of the button's states, for each kind of bar.
  public var states: BarMetricsStyles<ButtonStatesStyle>

  /// Creates a style from the styles of the states for each kind of bar.
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
  ///   - default: The style in a bar with the usual height, which is also the fallback for the other bars.
  ///   - compact: The style in a lower bar.
  ///   - defaultPrompt: The style in a bar with the usual height and a prompt above.
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

  /// Creates a style for all kinds of bar.
  public init(states: ButtonStatesStyle) { self.init(default: states) }

  /// Creates a style for all kinds of bar.
  ///
  /// - Parameters:
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style while the button is pressed.
  ///   - disabled: The style while the button is disabled.
  ///   - selected: The style while the button is selected.
  ///   - focused: The style while the button has the keyboard focus.
  ///   - hovered: The style while the pointer is over the button.
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

  /// Creates a style with a text that fades.
  ///
  /// The text fades to 50 % while the button is pressed or selected, and to 30 % while it is disabled.
  public init(text: TextStyle) {
    let normal = ButtonStateStyle(text: text)
    self.init(
      normal: normal,
      highlighted: normal.alphaColored(0.5),
      disabled: normal.alphaColored(0.3),
      selected: normal.alphaColored(0.5)
    )
  }

  /// The style of a button in an iOS navigation bar, with legible colours.
  ///
  /// The text has 17 points. It is in the tint, darkened until it is legible, or in the colour of labels while the
  /// button is pressed or selected.
  public static let system: BarButtonStyle = {
    let text = TextStyle(font: .system(size: 17), color: .legibleTint, alignment: .center)
    let marked = ButtonStateStyle(text: text.colored(.label))
    return BarButtonStyle(
      normal: ButtonStateStyle(text: text), highlighted: marked,
      disabled: ButtonStateStyle(text: text.colored(.tertiaryLabel)), selected: marked)
  }()

  /// Returns the style for a state and a kind of bar; nil if no style applies.
  ///
  /// - Parameters:
  ///   - state: The current states of the button. If they have no style, the rule of `StateStyles` finds one.
  ///   - metrics: The kind of bar. If it has no style, it falls back on `BarMetrics.fallback`.
  /// - Returns: The style that applies.
  public func style(for state: ControlState, metrics: BarMetrics = .default) -> ButtonStateStyle? {
    states.style(for: metrics)?.style(for: state)
  }
}

extension BarButtonStyle: StatefulStyle {
  /// Changes the styles of the states, for each kind of bar that has styles.
  @inlinable
  public mutating func restyleStates(_ styler: (inout ButtonStatesStyle) throws -> Void) rethrows {
    try states.restyleAll(styler)
  }
}
