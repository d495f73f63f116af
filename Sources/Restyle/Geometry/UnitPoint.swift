/// A point in a box, as fractions of the box's width and height.
public struct UnitPoint: Hashable, Sendable, Codable, NonisolatedValue {
  /// The fraction of the width, from 0 at the leading edge to 1 at the trailing edge.
  @Finite public var x: Double
  /// The fraction of the height, from 0 at the upper edge to 1 at the lower edge.
  @Finite public var y: Double

  /// Creates a point; non-finite coordinates become 0.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .topLeading, .init("x", \._x), .init("y", \._y))
}

extension UnitPoint {
  /// The upper corner where lines start.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper corner where lines end.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the edge where lines start.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the box.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower corner where lines start.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The lower corner where lines end.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
