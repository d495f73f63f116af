extension Styler where Target: StatefulStyle {
  /// Returns a styler of a control's style that applies another styler to the style of one state.
  ///
  /// ```swift
  /// let warning: Styler<ButtonStyle> = .emphasised <> .for(.highlighted, apply: .inverted)
  /// ```
  ///
  /// It distributes over composition, like a pullback.
  ///
  /// - Parameters:
  ///   - state: The state to restyle. If it has no style, it gets one, based on the style that it falls back on.
  ///   - styler: The styler to apply to the style of the state.
  /// - Returns: A styler of the control's style.
  public static func `for`(_ state: ControlState, apply styler: Styler<Target.StateStyle>) -> Styler {
    styler.lifted { target, body in target = target.restyled(for: state, body) }
  }

  /// Returns a styler of a control's style that changes the style of one state.
  ///
  /// ```swift
  /// let link: Styler<ButtonStyle> = .for(.highlighted) { $0.text.color = .gray }
  /// let box: Styler<FieldStyle> = .for(.focused) { $0.border.color = .blue }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to restyle. If it has no style, it gets one, based on the style that it falls back on.
  ///   - style: A function that changes the style of the state in place.
  /// - Returns: A styler of the control's style.
  public static func `for`(
    _ state: ControlState, _ style: @escaping @Sendable (inout Target.StateStyle) -> Void
  ) -> Styler {
    .for(state, apply: Styler<Target.StateStyle>(style))
  }
}

extension Styler {
  /// Returns a styler that applies another one while the control is in a state, alone or among other states.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, ControlState> =
  ///   .always(.emphasised) <> .for(.disabled, apply: .dimmed)
  /// title.apply(to: &style, in: [.disabled, .selected])
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state, or a set of states that all have to apply.
  ///   - styler: The styler to apply in that state.
  /// - Returns: A styler that depends on the state of a control.
  public static func `for`<Styled>(_ state: ControlState, apply styler: Styler<Styled>) -> Styler
  where Target == Contextual<Styled, ControlState> {
    .when({ $0.isSuperset(of: state) }, apply: styler)
  }
}
