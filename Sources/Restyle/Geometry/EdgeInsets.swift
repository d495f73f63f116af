/// The distances from the edges of a box to its content, in points; negative distances reach outwards.
///
/// The horizontal distances follow the layout direction: in Arabic, the leading edge is the right one.
///
/// ```swift
/// let insets = EdgeInsets(horizontalInset: 16, verticalInset: 11)
/// ```
public struct EdgeInsets: Hashable, Sendable, NonisolatedValue {
  // Top, leading, bottom and trailing. Each distance is finite and not a negative zero, or a reference to a named value.
  @usableFromInline package var distances: FourNumbers

  /// Creates insets from four distances, in points; a non-finite distance becomes 0.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    distances = FourNumbers(
      top.finiteOrReference, leading.finiteOrReference, bottom.finiteOrReference, trailing.finiteOrReference)
  }

  @inlinable
  init(distances: FourNumbers) { self.distances = distances }
}

extension EdgeInsets {
  /// The distance from the upper edge, in points; a non-finite value becomes 0.
  @inlinable public var top: Double {
    get { distances.x.plain }
    set { distances.x = newValue.finiteOrReference }
  }

  /// The distance from the edge where lines start, in points; a non-finite value becomes 0.
  @inlinable public var leading: Double {
    get { distances.y.plain }
    set { distances.y = newValue.finiteOrReference }
  }

  /// The distance from the lower edge, in points; a non-finite value becomes 0.
  @inlinable public var bottom: Double {
    get { distances.z.plain }
    set { distances.z = newValue.finiteOrReference }
  }

  /// The distance from the edge where lines end, in points; a non-finite value becomes 0.
  @inlinable public var trailing: Double {
    get { distances.w.plain }
    set { distances.w = newValue.finiteOrReference }
  }

  /// Returns whether all distances are the same numbers, or refer to the same named values.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.distances == rhs.distances }

  /// Hashes the distances into `hasher`.
  public func hash(into hasher: inout Hasher) { distances.hash(into: &hasher) }

  /// Whether a distance is a reference to a named value.
  package var refers: Bool { distances.refers }

  /// The distances under the current defaults, without references.
  package var plain: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension EdgeInsets: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: .zero, .init("top", \.distances.x.asFinite), .init("leading", \.distances.y.asFinite),
    .init("bottom", \.distances.z.asFinite), .init("trailing", \.distances.w.asFinite))
}

extension EdgeInsets: AdditiveArithmetic {
  /// Adds the distances edge by edge.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: +) }

  /// Subtracts the distances edge by edge.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, by: -) }

  private func combined(
    with other: Self, by combine: (FourNumbers, FourNumbers) -> FourNumbers
  ) -> Self {
    // Adding zero preserves references.
    if other == .zero { return self }
    let numbers = combine(distances, other.distances)
    // A number that isn't finite doesn't give zero if it is subtracted from itself.
    if numbers - numbers == .zero { return EdgeInsets(distances: numbers) }
    let plain = combine(plain.distances, other.plain.distances)
    return EdgeInsets(top: plain.x, leading: plain.y, bottom: plain.z, trailing: plain.w)
  }
}
