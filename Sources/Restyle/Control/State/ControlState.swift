/// The states that a control is in; none of them is the normal state.
///
/// ```swift
/// let state: ControlState = [.selected, .highlighted]
/// ```
public struct ControlState: OptionSet, Hashable, Sendable, Codable {
  // The bits stand in the order of precedence, so that of two states the larger raw value is the more pressing one.

  /// One bit for each state.
  public let rawValue: UInt8

  /// Makes a set of bits; those that stand for no state are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1_1111
  }
}

extension ControlState {
  /// No state but the usual one.
  public static let normal: Self = []
  /// The pointer lies over it.
  public static let hovered = Self(rawValue: 1)
  /// The keyboard acts on it.
  public static let focused = Self(rawValue: 2)
  /// It is chosen, or switched on.
  public static let selected = Self(rawValue: 4)
  /// It is pressed.
  public static let highlighted = Self(rawValue: 8)
  /// It can't be used.
  public static let disabled = Self(rawValue: 16)

  /// Chosen, and pressed.
  public static let selectedAndHighlighted: Self = [.selected, .highlighted]
}

extension ControlState: NamedOptionSet {
  /// The single states in the order of precedence, the least pressing first, with their names.
  package static let namedMembers: [(name: String, member: Self)] = [
    ("hovered", .hovered), ("focused", .focused), ("selected", .selected), ("highlighted", .highlighted),
    ("disabled", .disabled),
  ]
}

extension ControlState {
  /// Whether a style for the left state gives way to one for the right where both apply.
  ///
  /// More states come before fewer; of as many, the ones with the more pressing state that the others lack: disabled
  /// before highlighted, selected, focused and hovered.
  @inlinable
  static func yields(_ lhs: Self, to rhs: Self) -> Bool {
    (lhs.rawValue.nonzeroBitCount, lhs.rawValue) < (rhs.rawValue.nonzeroBitCount, rhs.rawValue)
  }
}

extension ControlState: CustomStringConvertible {
  /// The names of the states, the least pressing first, or `normal`.
  public var description: String { isEmpty ? "normal" : names.joined(separator: ", ") }
}
