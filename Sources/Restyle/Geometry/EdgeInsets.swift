/// Distances from the edges of a box to its content, in points; negative ones reach outwards.
///
/// The horizontal ones follow the layout direction: in Arabic the leading edge is the right one.
///
/// ```swift
/// let insets = EdgeInsets(horizontalInset: 16, verticalInset: 11)
/// ```
public struct EdgeInsets: Hashable, Sendable {
  // Top, leading, bottom and trailing: one field, so that the styles that hold insets have few. All are finite, and no
  // zero is negative.
  @usableFromInline var distances: SIMD4<Double>

  /// Creates insets from four distances in points; a non-finite one becomes 0.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    distances = SIMD4(top.finite, leading.finite, bottom.finite, trailing.finite)
  }

  @inlinable
  init(distances: SIMD4<Double>) { self.distances = distances }
}

extension EdgeInsets {
  /// The distance from the upper edge, in points; a non-finite value becomes 0.
  @inlinable public var top: Double {
    get { distances.x }
    set { distances.x = newValue.finite }
  }

  /// The distance from the edge that lines start at, in points; a non-finite value becomes 0.
  @inlinable public var leading: Double {
    get { distances.y }
    set { distances.y = newValue.finite }
  }

  /// The distance from the lower edge, in points; a non-finite value becomes 0.
  @inlinable public var bottom: Double {
    get { distances.z }
    set { distances.z = newValue.finite }
  }

  /// The distance from the edge that lines end at, in points; a non-finite value becomes 0.
  @inlinable public var trailing: Double {
    get { distances.w }
    set { distances.w = newValue.finite }
  }
}

extension EdgeInsets: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("top", \.top.asFinite), .init("leading", \.leading.asFinite),
    .init("bottom", \.bottom.asFinite), .init("trailing", \.trailing.asFinite))
}

extension EdgeInsets: AdditiveArithmetic {
  /// Adds the distances edge by edge.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: +) }

  /// Subtracts the distances edge by edge.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: -) }

  private func combined(with other: Self, by combine: (Double, Double) -> Double) -> Self {
    EdgeInsets(
      top: combine(top, other.top),
      leading: combine(leading, other.leading),
      bottom: combine(bottom, other.bottom),
      trailing: combine(trailing, other.trailing)
    )
  }
}
