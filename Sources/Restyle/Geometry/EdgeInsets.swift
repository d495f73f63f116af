/// Distances from the edges of a box to its content, in points; negative ones reach outwards.
///
/// The horizontal ones follow the layout direction: in Arabic the leading edge is the right one.
///
/// ```swift
/// let insets = EdgeInsets(horizontalInset: 16, verticalInset: 11)
/// ```
public struct EdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the upper edge, in points.
  @Finite public var top: Double
  /// The distance from the edge that lines start at, in points.
  @Finite public var leading: Double
  /// The distance from the lower edge, in points.
  @Finite public var bottom: Double
  /// The distance from the edge that lines end at, in points.
  @Finite public var trailing: Double

  /// Makes insets of four distances in points; what isn't finite becomes 0.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
