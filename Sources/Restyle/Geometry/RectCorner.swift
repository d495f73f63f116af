/// A set of corners of a box.
public struct RectCorner: OptionSet, Hashable, Sendable, Codable {
  /// The corners as bits.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown bits are ignored.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }
}

extension RectCorner {
  /// The upper corner where lines start.
  @inlinable public static var topLeading: Self { Self(rawValue: 1) }
  /// The upper corner where lines end.
  @inlinable public static var topTrailing: Self { Self(rawValue: 2) }
  /// The lower corner where lines start.
  @inlinable public static var bottomLeading: Self { Self(rawValue: 4) }
  /// The lower corner where lines end.
  @inlinable public static var bottomTrailing: Self { Self(rawValue: 8) }

  /// Both upper corners.
  @inlinable public static var top: Self { [.topLeading, .topTrailing] }
  /// Both lower corners.
  @inlinable public static var bottom: Self { [.bottomLeading, .bottomTrailing] }
  /// Both corners where lines start.
  @inlinable public static var leading: Self { [.topLeading, .bottomLeading] }
  /// Both corners where lines end.
  @inlinable public static var trailing: Self { [.topTrailing, .bottomTrailing] }
  /// All four corners.
  @inlinable public static var all: Self { [.top, .bottom] }

  /// Creates the set of the corners that touch an edge.
  public init(touching edges: RectEdge) {
    self.init()
    if edges.contains(.top) { formUnion(.top) }
    if edges.contains(.leading) { formUnion(.leading) }
    if edges.contains(.bottom) { formUnion(.bottom) }
    if edges.contains(.trailing) { formUnion(.trailing) }
  }
}

extension RectCorner: NamedOptionSet {
  static let namedMembers: [(name: String, member: Self)] = [
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]
}
