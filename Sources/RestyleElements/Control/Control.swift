public import Restyle

/// An element that people interact with, and that has states.
public protocol Control: PrimitiveElement {
  /// The states of the control.
  var state: ControlState { get set }

  /// The name of the control itself: its title, or the label beside it.
  var ownName: DisplayText? { get }
}

extension Control {
  /// Whether the control can be used.
  public var isEnabled: Bool {
    get { !state.contains(.disabled) }
    set { set(.disabled, !newValue) }
  }

  /// Whether the control is chosen, or switched on.
  public var isSelected: Bool {
    get { state.contains(.selected) }
    set { set(.selected, newValue) }
  }

  /// Whether the control is pressed.
  public var isHighlighted: Bool {
    get { state.contains(.highlighted) }
    set { set(.highlighted, newValue) }
  }

  /// Whether the control has the keyboard focus.
  public var isFocused: Bool {
    get { state.contains(.focused) }
    set { set(.focused, newValue) }
  }

  /// Whether the pointer is over the control.
  public var isHovered: Bool {
    get { state.contains(.hovered) }
    set { set(.hovered, newValue) }
  }

  /// Whether the control needs a value before its form is submitted.
  public var isRequired: Bool {
    get { state.contains(.required) }
    set { set(.required, newValue) }
  }

  /// Whether the value of the control can be read but not changed.
  public var isReadOnly: Bool {
    get { state.contains(.readOnly) }
    set { set(.readOnly, newValue) }
  }

  /// Whether the value of the control is invalid.
  public var isInvalid: Bool {
    get { state.contains(.invalid) }
    set { set(.invalid, newValue) }
  }

  /// Whether the control is busy with an action.
  public var isLoading: Bool {
    get { state.contains(.loading) }
    set { set(.loading, newValue) }
  }

  private mutating func set(_ member: ControlState, _ isMember: Bool) {
    if isMember { state.insert(member) } else { state.remove(member) }
  }

  /// Whether the control has a name of its own.
  @inlinable package func hasName(in language: Language?) -> Bool {
    accessibility.hasName(or: ownName, in: language)
  }

  /// Returns the control as disabled, or as enabled.
  public func disabled(_ isDisabled: Bool = true) -> Self { with { $0.isEnabled = !isDisabled } }

  /// Returns the control as selected, or as not selected.
  ///
  /// Select a button, or the link of the current page. To select something in a control with a value, such as a switch
  /// or a picker, set the value.
  public func selected(_ isSelected: Bool = true) -> Self { with { $0.isSelected = isSelected } }

  /// Returns the control as required, or as optional.
  public func required(_ isRequired: Bool = true) -> Self { with { $0.isRequired = isRequired } }

  /// Returns the control as read-only, or as editable.
  public func readOnly(_ isReadOnly: Bool = true) -> Self { with { $0.isReadOnly = isReadOnly } }

  /// Returns the control with an invalid value, or with a valid one.
  public func invalid(_ isInvalid: Bool = true) -> Self { with { $0.isInvalid = isInvalid } }

  /// Returns the control as loading, or as not loading.
  public func loading(_ isLoading: Bool = true) -> Self { with { $0.isLoading = isLoading } }
}
