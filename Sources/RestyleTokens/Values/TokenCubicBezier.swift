/// How a change proceeds in its duration: two points that bend the curve from (0, 0) to (1, 1).
public struct TokenCubicBezier: Hashable, Sendable {
  /// Where the first point is in time, in 0...1.
  public var x1: Aliasable<Double>
  /// How far the change is at the first point.
  public var y1: Aliasable<Double>
  /// Where the second point is in time, in 0...1.
  public var x2: Aliasable<Double>
  /// How far the change is at the second point.
  public var y2: Aliasable<Double>

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - x1: Where the first point is in time, in 0...1.
  ///   - y1: How far the change is at the first point.
  ///   - x2: Where the second point is in time, in 0...1.
  ///   - y2: How far the change is at the second point.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Aliasable(x1)
    self.y1 = Aliasable(y1)
    self.x2 = Aliasable(x2)
    self.y2 = Aliasable(y2)
  }
}
