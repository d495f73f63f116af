/// A set of edges of a box.
public struct RectEdge: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown bits are ignored.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }
}

extension RectEdge {
  /// The upper edge.
  @inlinable public static var top: Self { Self(rawValue: 1) }
  /// The edge that lines start at.
  @inlinable public static var leading: Self { Self(rawValue: 2) }
  /// The lower edge.
  @inlinable public static var bottom: Self { Self(rawValue: 4) }
  /// The edge that lines end at.
  @inlinable public static var trailing: Self { Self(rawValue: 8) }

  /// Another name for `leading`: the left edge where lines run from left to right.
  @inlinable public static var left: Self { leading }
  /// Another name for `trailing`: the right edge where lines run from left to right.
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
