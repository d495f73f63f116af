/// The timing curve of a change, which two points bend between (0, 0) and (1, 1).
public struct TokenCubicBezier: Hashable, Sendable {
  /// The time of the first point, from 0 to 1.
  public var x1: Aliasable<Double>
  /// The progress of the change at the first point.
  public var y1: Aliasable<Double>
  /// The time of the second point, from 0 to 1.
  public var x2: Aliasable<Double>
  /// The progress of the change at the second point.
  public var y2: Aliasable<Double>

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - x1: The time of the first point, from 0 to 1.
  ///   - y1: The progress of the change at the first point.
  ///   - x2: The time of the second point, from 0 to 1.
  ///   - y2: The progress of the change at the second point.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = Aliasable(x1)
    self.y1 = Aliasable(y1)
    self.x2 = Aliasable(x2)
    self.y2 = Aliasable(y2)
  }
}
