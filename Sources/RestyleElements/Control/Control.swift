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

  private mutating func set(_ member: ControlState, _ isMember: Bool) {
    if isMember { state.insert(member) } else { state.remove(member) }
  }

  /// Returns the control such that it can't be used, or can.
  public func disabled(_ isDisabled: Bool = true) -> Self {
    with { $0.isEnabled = !isDisabled }
  }
}
