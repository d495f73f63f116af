/// A set of states of a control; the empty set is the normal state.
///
/// ```swift
/// let state: ControlState = [.selected, .highlighted]
/// ```
public struct ControlState: OptionSet, Hashable, Sendable, Codable, NonisolatedValue {
  // The bits are in the order of precedence: of two states, the one with the larger raw value takes precedence. The
  // order is the whole rule, so a new state only needs its position among the bits.

  /// The states as bits.
  public let rawValue: UInt16

  /// Creates a set from bits; unknown bits are ignored.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue & 0x3FF }
}

extension ControlState {
  // Computed, because other modules would access a stored property through a function.

  /// The normal state, without any other.
  @inlinable public static var normal: Self { [] }
  /// The link was visited before, as far as the browser knows.
  @inlinable public static var visited: Self { Self(rawValue: 1 << 0) }
  /// The control needs a value.
  @inlinable public static var required: Self { Self(rawValue: 1 << 1) }
  /// The pointer is over the control.
  @inlinable public static var hovered: Self { Self(rawValue: 1 << 2) }
  /// The value can be read and selected, but not changed.
  @inlinable public static var readOnly: Self { Self(rawValue: 1 << 3) }
  /// The control has the keyboard focus.
  @inlinable public static var focused: Self { Self(rawValue: 1 << 4) }
  /// The control is selected, switched on, or open.
  @inlinable public static var selected: Self { Self(rawValue: 1 << 5) }
  /// The value of the control is invalid.
  @inlinable public static var invalid: Self { Self(rawValue: 1 << 6) }
  /// The control is pressed.
  @inlinable public static var highlighted: Self { Self(rawValue: 1 << 7) }
  /// The control is busy with an action.
  @inlinable public static var loading: Self { Self(rawValue: 1 << 8) }
  /// The control is disabled.
  @inlinable public static var disabled: Self { Self(rawValue: 1 << 9) }

  /// The control is selected and pressed.
  @inlinable public static var selectedAndHighlighted: Self { [.selected, .highlighted] }

  /// Returns whether a style for the left state is overridden by one for the right if both apply.
  ///
  /// A combination of more states overrides one of fewer. Between combinations of as many states, the one overrides
  /// that has the highest-ranking state that the other lacks: disabled before loading, highlighted, invalid, selected,
  /// focused, read-only, hovered, required and visited.
  @inlinable
  package static func yields(_ lhs: Self, to rhs: Self) -> Bool {
    (lhs.rawValue.nonzeroBitCount, lhs.rawValue) < (rhs.rawValue.nonzeroBitCount, rhs.rawValue)
  }
}

extension ControlState: NamedOptionSet {
  /// The single states from the lowest precedence to the highest, with their names.
  package static let namedMembers: [(name: String, member: Self)] = [
    ("visited", .visited), ("required", .required), ("hovered", .hovered), ("readOnly", .readOnly),
    ("focused", .focused),
    ("selected", .selected), ("invalid", .invalid), ("highlighted", .highlighted), ("loading", .loading),
    ("disabled", .disabled),
  ]
}

extension ControlState: CustomStringConvertible {
  /// The names of the states, from the least to the most important one, or `normal`.
  public var description: String { isEmpty ? "normal" : names.joined(separator: ", ") }
}
