extension ButtonStyle {
  /// Creates a style from the styles of the states.
  ///
  /// - Parameters:
  ///   - contentInsets: The space around the content.
  ///   - preferredMinimumSize: The preferred minimum size of the button.
  ///   - alignment: The alignment of the content between the edges.
  ///   - normal: The style that all states fall back on.
  ///   - highlighted: The style while the button is pressed.
  ///   - disabled: The style while the button is disabled.
  ///   - selected: The style while the button is selected.
  ///   - focused: The style while the button has the keyboard focus.
  ///   - hovered: The style while the pointer is over the button.
  public init(
    contentInsets: EdgeInsets = .zero,
    preferredMinimumSize: MinimumSize = .none,
    alignment: HorizontalAlignment = .center,
    normal: ButtonStateStyle? = nil,
    highlighted: ButtonStateStyle? = nil,
    disabled: ButtonStateStyle? = nil,
    selected: ButtonStateStyle? = nil,
    focused: ButtonStateStyle? = nil,
    hovered: ButtonStateStyle? = nil
  ) {
    self.init(
      contentInsets: contentInsets,
      preferredMinimumSize: preferredMinimumSize,
      alignment: alignment,
      states: StateStyles(
        normal: normal, highlighted: highlighted, disabled: disabled, selected: selected, focused: focused,
        hovered: hovered)
    )
  }

  /// Returns the style for a state, by the rule of `StateStyles`; nil if no style applies.
  public func style(for state: ControlState) -> ButtonStateStyle? { states.style(for: state) }
}

extension ButtonStyle: StatefulStyle {
  /// Changes the styles of the states.
  @inlinable
  public mutating func restyleStates(_ styler: (inout ButtonStatesStyle) throws -> Void) rethrows {
    try styler(&states)
  }
}
