extension Styler where Target: StatefulStyle {
  /// A styler of a control's style that applies another one to the style of one state.
  ///
  /// ```swift
  /// let warning: Styler<ButtonStyle> = .emphasised <> .for(.highlighted, apply: .inverted)
  /// ```
  ///
  /// Distributes over composition, as a pullback does.
  ///
  /// - Parameters:
  ///   - state: The state to restyle; without a style of its own it gets one, based on the one that it falls back on.
  ///   - styler: What to apply to the style of the state.
  /// - Returns: A styler of the control's style.
  public static func `for`(_ state: ControlState, apply styler: Styler<Target.StateStyle>) -> Styler {
    styler.lifted { target, body in target = target.restyled(for: state, body) }
  }

  /// A styler of a control's style that changes the style of one state.
  ///
  /// ```swift
  /// let link: Styler<ButtonStyle> = .for(.highlighted) { $0.text.color = .gray }
  /// let box: Styler<FieldStyle> = .for(.focused) { $0.border.color = .blue }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state to restyle; without a style of its own it gets one, based on the one that it falls back on.
  ///   - style: Changes the style of the state in place.
  /// - Returns: A styler of the control's style.
  public static func `for`(
    _ state: ControlState, _ style: @escaping @Sendable (inout Target.StateStyle) -> Void
  ) -> Styler {
    .for(state, apply: Styler<Target.StateStyle>(style))
  }
}

extension Styler {
  /// Returns a styler that applies another one while the control is in a state, also beside other states.
  ///
  /// ```swift
  /// let title: ContextualStyler<TextStyle, ControlState> =
  ///   .always(.emphasised) <> .for(.disabled, apply: .dimmed)
  /// title.apply(to: &style, in: [.disabled, .selected])
  /// ```
  ///
  /// - Parameters:
  ///   - state: The state, or several that all have to hold.
  ///   - styler: What to apply then.
  /// - Returns: A styler that depends on the state of a control.
  public static func `for`<Styled>(_ state: ControlState, apply styler: Styler<Styled>) -> Styler
  where Target == Contextual<Styled, ControlState> {
    .when({ $0.isSuperset(of: state) }, apply: styler)
  }
}
