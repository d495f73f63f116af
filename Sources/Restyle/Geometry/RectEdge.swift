/// A set of edges of a box.
public struct RectEdge: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each edge.
  public let rawValue: UInt8

  /// Makes a set of bits; those that stand for no edge are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1111
  }
}

extension RectEdge {
  /// The upper edge.
  public static let top = Self(rawValue: 1)
  /// The edge that lines start at.
  public static let leading = Self(rawValue: 2)
  /// The lower edge.
  public static let bottom = Self(rawValue: 4)
  /// The edge that lines end at.
  public static let trailing = Self(rawValue: 8)

  /// Another name for `leading`: the left edge where lines run from left to right.
  public static let left = leading
  /// Another name for `trailing`: the right edge where lines run from left to right.
  public static let right = trailing

  /// The leading and the trailing edge.
  public static let horizontal: Self = [.leading, .trailing]
  /// The upper and the lower edge.
  public static let vertical: Self = [.top, .bottom]
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

extension RectEdge: NamedOptionSet {
  static let namedMembers: [(name: String, member: Self)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}
