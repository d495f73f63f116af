/// The radii of a box's corners, in points.
///
/// ```swift
/// let sheet = CornerRadii(10, at: .top)
/// ```
public struct CornerRadii: Hashable, Sendable, NonisolatedValue {
  // The radii in the order of the initialiser. Each radius is finite and not negative, or a reference to a named value.
  @usableFromInline package var radii: FourNumbers

  /// Creates radii in points; a radius that is negative or not finite becomes 0.
  @inlinable
  public init(
    topLeading: Double = 0, topTrailing: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0
  ) {
    radii = FourNumbers(
      topLeading.nonNegativeOrReference, topTrailing.nonNegativeOrReference,
      bottomLeading.nonNegativeOrReference, bottomTrailing.nonNegativeOrReference)
  }
}

extension CornerRadii {
  /// The radius of the upper corner where lines start, in points; a negative or non-finite value becomes 0.
  @inlinable public var topLeading: Double {
    get { radii.x.plain.nonNegative }
    set { radii.x = newValue.nonNegativeOrReference }
  }

  /// The radius of the upper corner where lines end, in points; a negative or non-finite value becomes 0.
  @inlinable public var topTrailing: Double {
    get { radii.y.plain.nonNegative }
    set { radii.y = newValue.nonNegativeOrReference }
  }

  /// The radius of the lower corner where lines start, in points; a negative or non-finite value becomes 0.
  @inlinable public var bottomLeading: Double {
    get { radii.z.plain.nonNegative }
    set { radii.z = newValue.nonNegativeOrReference }
  }

  /// The radius of the lower corner where lines end, in points; a negative or non-finite value becomes 0.
  @inlinable public var bottomTrailing: Double {
    get { radii.w.plain.nonNegative }
    set { radii.w = newValue.nonNegativeOrReference }
  }

  /// No rounding at any corner.
  @inlinable public static var zero: CornerRadii { CornerRadii() }

  /// Creates radii with one value, in points, for some corners, and 0 for the others.
  @inlinable
  public init(_ radius: Double, at corners: RectCorner = .all) {
    self = CornerRadii(
      topLeading: radius, topTrailing: radius, bottomLeading: radius, bottomTrailing: radius
    ).masked(to: corners)
  }

  /// Returns the radii with the corners outside of a set changed to 0.
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

  /// Returns whether all radii are the same numbers, or refer to the same named values.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.radii == rhs.radii }

  /// Hashes the radii into `hasher`.
  public func hash(into hasher: inout Hasher) { radii.hash(into: &hasher) }

  /// The radii under the current defaults, without references.
  package var plain: CornerRadii {
    CornerRadii(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing)
  }
}

extension CornerRadii: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("topLeading", \.radii.x.asNonNegative),
    .init("topTrailing", \.radii.y.asNonNegative), .init("bottomLeading", \.radii.z.asNonNegative),
    .init("bottomTrailing", \.radii.w.asNonNegative))
}
