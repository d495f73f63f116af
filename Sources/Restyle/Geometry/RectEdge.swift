/// A set of edges of a box.
public struct RectEdge: OptionSet, Hashable, Sendable, Codable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown bits are ignored.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }
}

extension RectEdge {
  /// The upper edge.
  @inlinable public static var top: Self { Self(rawValue: 1) }
  /// The edge where lines start.
  @inlinable public static var leading: Self { Self(rawValue: 2) }
  /// The lower edge.
  @inlinable public static var bottom: Self { Self(rawValue: 4) }
  /// The edge where lines end.
  @inlinable public static var trailing: Self { Self(rawValue: 8) }

  /// The leading edge, on the left where lines run from left to right; another name for `leading`.
  @inlinable public static var left: Self { leading }
  /// The trailing edge, on the right where lines run from left to right; another name for `trailing`.
  @inlinable public static var right: Self { trailing }

  /// The leading and the trailing edge.
  @inlinable public static var horizontal: Self { [.leading, .trailing] }
  /// The upper and the lower edge.
  @inlinable public static var vertical: Self { [.top, .bottom] }
  /// All four edges.
  @inlinable public static var all: Self { [.top, .leading, .bottom, .trailing] }
}

extension RectEdge: NamedOptionSet {
  static let namedMembers: [(name: String, member: Self)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}
