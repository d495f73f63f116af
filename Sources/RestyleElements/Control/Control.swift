public import Restyle

/// An element that people act on, which is in states.
public protocol Control: PrimitiveElement {
  /// The states that the control is in.
  var state: ControlState { get set }

  /// What the control calls itself: the title, the label beside it, or what stands in for one.
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

  /// Whether the keyboard acts on the control.
  public var isFocused: Bool {
    get { state.contains(.focused) }
    set { set(.focused, newValue) }
  }

  /// Whether the pointer lies over the control.
  public var isHovered: Bool {
    get { state.contains(.hovered) }
    set { set(.hovered, newValue) }
  }

  /// Whether something has to be put into the control before its form is submitted.
  public var isRequired: Bool {
    get { state.contains(.required) }
    set { set(.required, newValue) }
  }

  /// Whether what was put into the control can be read and not changed.
  public var isReadOnly: Bool {
    get { state.contains(.readOnly) }
    set { set(.readOnly, newValue) }
  }

  /// Whether what was put into the control is wrong.
  public var isInvalid: Bool {
    get { state.contains(.invalid) }
    set { set(.invalid, newValue) }
  }

  /// Whether the control is busy with what it was asked for.
  public var isLoading: Bool {
    get { state.contains(.loading) }
    set { set(.loading, newValue) }
  }

  private mutating func set(_ member: ControlState, _ isMember: Bool) {
    if isMember { state.insert(member) } else { state.remove(member) }
  }

  /// Returns the control such that it can't be used, or can.
  public func disabled(_ isDisabled: Bool = true) -> Self { with { $0.isEnabled = !isDisabled } }

  /// Returns the control such that something has to be put into it, or needn't.
  public func required(_ isRequired: Bool = true) -> Self { with { $0.isRequired = isRequired } }

  /// Returns the control such that it can be read and not changed, or changed.
  public func readOnly(_ isReadOnly: Bool = true) -> Self { with { $0.isReadOnly = isReadOnly } }

  /// Returns the control such that what was put into it is wrong, or isn't.
  public func invalid(_ isInvalid: Bool = true) -> Self { with { $0.isInvalid = isInvalid } }

  /// Returns the control such that it is busy with what it was asked for, or isn't.
  public func loading(_ isLoading: Bool = true) -> Self { with { $0.isLoading = isLoading } }
}
