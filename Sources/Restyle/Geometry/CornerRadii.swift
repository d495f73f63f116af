/// How far each corner of a box is rounded, in points.
///
/// ```swift
/// let sheet = CornerRadii(10, at: .top)
/// ```
public struct CornerRadii: Hashable, Sendable {
  // The radii in the order of the initialiser: one field, so that the styles that hold radii have few. All are finite
  // and not negative.
  @usableFromInline var radii: SIMD4<Double>

  /// Creates radii in points; those that are negative or not finite become 0.
  @inlinable
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0
  ) {
    radii = SIMD4(
      topLeading.nonNegative, topTrailing.nonNegative, bottomLeading.nonNegative, bottomTrailing.nonNegative)
  }
}

extension CornerRadii {
  /// The radius of the upper corner where lines start, in points; a negative or non-finite value becomes 0.
  @inlinable public var topLeading: Double {
    get { radii.x }
    set { radii.x = newValue.nonNegative }
  }

  /// The radius of the upper corner where lines end, in points; a negative or non-finite value becomes 0.
  @inlinable public var topTrailing: Double {
    get { radii.y }
    set { radii.y = newValue.nonNegative }
  }

  /// The radius of the lower corner where lines start, in points; a negative or non-finite value becomes 0.
  @inlinable public var bottomLeading: Double {
    get { radii.z }
    set { radii.z = newValue.nonNegative }
  }

  /// The radius of the lower corner where lines end, in points; a negative or non-finite value becomes 0.
  @inlinable public var bottomTrailing: Double {
    get { radii.w }
    set { radii.w = newValue.nonNegative }
  }

  /// Corners that aren't rounded.
  @inlinable public static var zero: CornerRadii { CornerRadii() }

  /// Creates one radius, in points, for some corners, and 0 for the others.
  @inlinable
  public init(_ radius: Double, at corners: RectCorner = .all) {
    self = CornerRadii(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius
    ).masked(to: corners)
  }

  /// Returns the radii of some corners, and 0 for the others.
  @inlinable
  public func masked(to corners: RectCorner) -> CornerRadii {
    var masked = self
    if !corners.contains(.topLeading) { masked.topLeading = 0 }
    if !corners.contains(.topTrailing) { masked.topTrailing = 0 }
    if !corners.contains(.bottomLeading) { masked.bottomLeading = 0 }
    if !corners.contains(.bottomTrailing) { masked.bottomTrailing = 0 }
    return masked
  }

  /// The largest of the radii, in points.
  @inlinable public var largest: Double { max(topLeading, topTrailing, bottomLeading, bottomTrailing) }
}

extension CornerRadii: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("topLeading", \.topLeading.asNonNegative),
    .init("topTrailing", \.topTrailing.asNonNegative), .init("bottomLeading", \.bottomLeading.asNonNegative),
    .init("bottomTrailing", \.bottomTrailing.asNonNegative))
}
