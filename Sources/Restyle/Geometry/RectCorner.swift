/// A set of corners of a box.
public struct RectCorner: OptionSet, Hashable, Sendable, Codable {
  /// One bit for each corner.
  public let rawValue: UInt8

  /// Makes a set of bits; those that stand for no corner are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1111
  }
}

extension RectCorner {
  /// The upper corner where lines start.
  public static let topLeading = Self(rawValue: 1)
  /// The upper corner where lines end.
  public static let topTrailing = Self(rawValue: 2)
  /// The lower corner where lines start.
  public static let bottomLeading = Self(rawValue: 4)
  /// The lower corner where lines end.
  public static let bottomTrailing = Self(rawValue: 8)

  /// Both upper corners.
  public static let top: Self = [.topLeading, .topTrailing]
  /// Both lower corners.
  public static let bottom: Self = [.bottomLeading, .bottomTrailing]
  /// Both corners where lines start.
  public static let leading: Self = [.topLeading, .bottomLeading]
  /// Both corners where lines end.
  public static let trailing: Self = [.topTrailing, .bottomTrailing]
  /// All four corners.
  public static let all: Self = [.top, .bottom]

  /// The corners that touch one of the edges.
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
