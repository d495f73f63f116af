extension EdgeInsets {
  /// No distance at any edge.
  @inlinable public static var zero: EdgeInsets { EdgeInsets(distances: .zero) }

  /// Creates insets with one distance, in points, at all edges.
  @inlinable
  public init(inset: Double) { self.init(horizontalInset: inset, verticalInset: inset) }

  /// Creates insets with one distance at the leading and trailing and another at the upper and lower edge.
  ///
  /// - Parameters:
  ///   - horizontalInset: The leading and trailing distance in points.
  ///   - verticalInset: The upper and lower distance in points.
  @inlinable
  public init(horizontalInset: Double, verticalInset: Double = 0) {
    self.init(
      top: verticalInset, leading: horizontalInset, bottom: verticalInset, trailing: horizontalInset)
  }

  /// Creates insets with one distance, in points, at the upper and lower edge, and none at the others.
  @inlinable
  public init(verticalInset: Double) { self.init(horizontalInset: 0, verticalInset: verticalInset) }

  /// Sets the leading and trailing distance, in points.
  @inlinable
  public mutating func set(horizontalInset inset: Double) {
    leading = inset
    trailing = inset
  }

  /// Sets the upper and lower distance, in points.
  @inlinable
  public mutating func set(verticalInset inset: Double) {
    top = inset
    bottom = inset
  }

  /// Returns the insets with an edge's distance in points; all the edges of the set get it.
  ///
  /// - Parameters:
  ///   - inset: The distance in points.
  ///   - edges: The edges to change.
  /// - Returns: The changed insets.
  @inlinable
  public func setting(_ inset: Double, at edges: RectEdge) -> EdgeInsets {
    var insets = self
    let distance = inset.finiteOrReference
    if edges.contains(.top) { insets.distances.x = distance }
    if edges.contains(.leading) { insets.distances.y = distance }
    if edges.contains(.bottom) { insets.distances.z = distance }
    if edges.contains(.trailing) { insets.distances.w = distance }
    return insets
  }

  /// The leading and the trailing distance together, in points.
  @inlinable public var horizontal: Double { (leading + trailing).inRange }

  /// The upper and the lower distance together, in points.
  @inlinable public var vertical: Double { (top + bottom).inRange }

  // Style guides written for left-to-right interfaces say left and right where they mean the edges that lines start
  // and end at. Here both pairs of names mean the same two distances.

  /// Creates insets where left means leading and right trailing, so that they follow the layout direction.
  ///
  /// - Parameters:
  ///   - top: The upper distance in points.
  ///   - left: The leading distance in points.
  ///   - bottom: The lower distance in points.
  ///   - right: The trailing distance in points.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// Another name for `leading`: the left edge where lines run from left to right.
  @inlinable public var left: Double {
    get { leading }
    set { leading = newValue }
  }

  /// Another name for `trailing`: the right edge where lines run from left to right.
  @inlinable public var right: Double {
    get { trailing }
    set { trailing = newValue }
  }
}
