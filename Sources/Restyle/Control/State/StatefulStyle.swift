/// The style of a control, with a style for some of the control's states.
///
/// ```swift
/// let red = buttonStyle.allRestyled { $0.text.color = .red }
/// let pressed = buttonStyle.restyled(for: .highlighted) { $0.text.color = .red }
/// ```
public protocol StatefulStyle: Style {
  /// The style of one state.
  associatedtype StateStyle: Style

  /// The style of a state that isn't set.
  static var unsetStateStyle: StateStyle { get }

  /// Changes the styles of the states, for each kind of bar that has some.
  mutating func restyleStates(_ styler: (inout StateStyles<StateStyle>) throws -> Void) rethrows
}

extension StatefulStyle {
  /// Returns the style with all the states changed that have a style.
  ///
  /// - Parameter styler: Changes the style of a state in place.
  /// - Returns: The changed style.
  /// - Throws: What `styler` throws.
  @inlinable
  public func allRestyled(_ styler: (inout StateStyle) throws -> Void) rethrows -> Self {
    try restyled { try $0.restyleStates { try $0.restyleAll(styler) } }
  }

  /// Returns the style with one state changed.
  ///
  /// A state without a style of its own gets one, based on the style that it falls back on. This can change only those
  /// other states that include this one and fall back on it.
  ///
  /// - Parameters:
  ///   - state: The state to change.
  ///   - styler: Changes the style of the state in place.
  /// - Returns: The changed style.
  /// - Throws: What `styler` throws.
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
