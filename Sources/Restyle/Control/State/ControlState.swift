/// The states that a control is in; none of them is the normal state.
///
/// ```swift
/// let state: ControlState = [.selected, .highlighted]
/// ```
public struct ControlState: OptionSet, Hashable, Sendable, Codable {
  // The bits stand in the order of precedence, so that of two states the larger raw value is the more pressing one.
  // That order is the whole rule: a state that is added gets its position among the bits, and nothing else needs to
  // know it.

  /// One bit for each state.
  public let rawValue: UInt16

  /// Creates a state from bits; unknown bits are ignored.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue & 0x3FF }
}

extension ControlState {
  // Computed, since other modules access a stored one through a function.

  /// No state but the usual one.
  @inlinable public static var normal: Self { [] }
  /// It is a link that was followed before, as browsers know.
  @inlinable public static var visited: Self { Self(rawValue: 1 << 0) }
  /// It has to be filled in.
  @inlinable public static var required: Self { Self(rawValue: 1 << 1) }
  /// The pointer lies over it.
  @inlinable public static var hovered: Self { Self(rawValue: 1 << 2) }
  /// It can be read and chosen, and not changed.
  @inlinable public static var readOnly: Self { Self(rawValue: 1 << 3) }
  /// The keyboard acts on it.
  @inlinable public static var focused: Self { Self(rawValue: 1 << 4) }
  /// It is chosen, switched on, or open.
  @inlinable public static var selected: Self { Self(rawValue: 1 << 5) }
  /// Its value is invalid.
  @inlinable public static var invalid: Self { Self(rawValue: 1 << 6) }
  /// It is pressed.
  @inlinable public static var highlighted: Self { Self(rawValue: 1 << 7) }
  /// It is busy with an action.
  @inlinable public static var loading: Self { Self(rawValue: 1 << 8) }
  /// It can't be used.
  @inlinable public static var disabled: Self { Self(rawValue: 1 << 9) }

  /// Chosen, and pressed.
  @inlinable public static var selectedAndHighlighted: Self { [.selected, .highlighted] }

  /// Whether a style for the left state gives way to one for the right where both apply.
  ///
  /// More states come before fewer; of as many, the ones with the more pressing state that the others lack: disabled
  /// before loading, highlighted, invalid, selected, focused, read-only, hovered, required and
  /// visited.
  @inlinable
  package static func yields(_ lhs: Self, to rhs: Self) -> Bool {
    (lhs.rawValue.nonzeroBitCount, lhs.rawValue) < (rhs.rawValue.nonzeroBitCount, rhs.rawValue)
  }
}

extension ControlState: NamedOptionSet {
  /// The single states in the order of precedence, the least pressing first, with their names.
  package static let namedMembers: [(name: String, member: Self)] = [
    ("visited", .visited), ("required", .required), ("hovered", .hovered), ("readOnly", .readOnly),
    ("focused", .focused),
    ("selected", .selected), ("invalid", .invalid), ("highlighted", .highlighted), ("loading", .loading),
    ("disabled", .disabled),
  ]
}

extension ControlState: CustomStringConvertible {
  /// The names of the states, the least pressing first, or `normal`.
  public var description: String { isEmpty ? "normal" : names.joined(separator: ", ") }
}
