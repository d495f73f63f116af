/// A style of a control that contains styles for the control's states.
///
/// ```swift
/// let red = buttonStyle.allRestyled { $0.text.color = .red }
/// let pressed = buttonStyle.restyled(for: .highlighted) { $0.text.color = .red }
/// ```
public protocol StatefulStyle: Style {
  /// The type of the style of one state.
  associatedtype StateStyle: Style

  /// The style that a state without a style starts from.
  static var unsetStateStyle: StateStyle { get }

  /// Changes the styles of the states, for each kind of bar that has styles.
  mutating func restyleStates(_ styler: (inout StateStyles<StateStyle>) throws -> Void) rethrows
}

extension StatefulStyle {
  /// Returns the style with the styles of all its states changed.
  ///
  /// - Parameter styler: Changes the style of a state in place.
  /// - Returns: The changed style.
  /// - Throws: Any error that `styler` throws.
  @inlinable
  public func allRestyled(_ styler: (inout StateStyle) throws -> Void) rethrows -> Self {
    try restyled { try $0.restyleStates { try $0.restyleAll(styler) } }
  }

  /// Returns the style with one state changed.
  ///
  /// A state without a style gets one, based on the style that it falls back on. Other states change only if they
  /// include this state and fall back on it.
  ///
  /// - Parameters:
  ///   - state: The state to change.
  ///   - styler: Changes the style of the state in place.
  /// - Returns: The changed style.
  /// - Throws: Any error that `styler` throws.
  @inlinable
  public func restyled(
    for state: ControlState, _ styler: (inout StateStyle) throws -> Void
  ) rethrows -> Self {
    try restyled { style in
      try style.restyleStates { states in
        states[state] = try (states.style(for: state) ?? Self.unsetStateStyle).restyled(styler)
      }
    }
  }
}
