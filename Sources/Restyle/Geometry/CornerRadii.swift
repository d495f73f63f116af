/// How far each corner of a box is rounded, in points.
///
/// ```swift
/// let sheet = CornerRadii(10, at: .top)
/// ```
public struct CornerRadii: Hashable, Sendable, Codable {
  /// The radius of the upper corner where lines start, in points.
  @NonNegative public var topLeading: Double
  /// The radius of the upper corner where lines end, in points.
  @NonNegative public var topTrailing: Double
  /// The radius of the lower corner where lines start, in points.
  @NonNegative public var bottomLeading: Double
  /// The radius of the lower corner where lines end, in points.
  @NonNegative public var bottomTrailing: Double

  /// Makes radii in points; those that are negative or not finite become 0.
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension CornerRadii {
  /// Corners that aren't rounded.
  public static let zero = CornerRadii()

  /// Makes one radius, in points, for some corners, and 0 for the others.
  public init(_ radius: Double, at corners: RectCorner = .all) {
    self = CornerRadii(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius
    ).masked(to: corners)
  }

  /// Returns the radii of some corners, and 0 for the others.
  public func masked(to corners: RectCorner) -> CornerRadii {
    CornerRadii(
      topLeading: corners.contains(.topLeading) ? topLeading : 0,
      topTrailing: corners.contains(.topTrailing) ? topTrailing : 0,
      bottomLeading: corners.contains(.bottomLeading) ? bottomLeading : 0,
      bottomTrailing: corners.contains(.bottomTrailing) ? bottomTrailing : 0
    )
  }

  /// The largest of the radii, in points.
  public var largest: Double {
    max(topLeading, topTrailing, bottomLeading, bottomTrailing)
  }
}
