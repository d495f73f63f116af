extension EdgeInsets {
  /// No distance at any edge.
  @inlinable public static var zero: EdgeInsets { EdgeInsets(distances: .zero) }

  /// Creates insets with the same distance, in points, at all edges.
  @inlinable
  public init(inset: Double) { self.init(horizontalInset: inset, verticalInset: inset) }

  /// Creates insets with a horizontal and a vertical distance.
  ///
  /// - Parameters:
  ///   - horizontalInset: The distance from the leading and trailing edges, in points.
  ///   - verticalInset: The distance from the upper and lower edges, in points.
  @inlinable
  public init(horizontalInset: Double, verticalInset: Double = 0) {
    self.init(
      top: verticalInset, leading: horizontalInset, bottom: verticalInset, trailing: horizontalInset)
  }

  /// Creates insets with a distance, in points, from the upper and lower edges, and none from the others.
  @inlinable
  public init(verticalInset: Double) { self.init(horizontalInset: 0, verticalInset: verticalInset) }

  /// Sets the distances from the leading and trailing edges, in points.
  @inlinable
  public mutating func set(horizontalInset inset: Double) {
    leading = inset
    trailing = inset
  }

  /// Sets the distances from the upper and lower edges, in points.
  @inlinable
  public mutating func set(verticalInset inset: Double) {
    top = inset
    bottom = inset
  }

  /// Returns the insets with the distance from some edges changed.
  ///
  /// - Parameters:
  ///   - inset: The distance, in points.
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

  /// The sum of the leading and trailing distances, in points.
  @inlinable public var horizontal: Double { (leading + trailing).inRange }

  /// The sum of the upper and lower distances, in points.
  @inlinable public var vertical: Double { (top + bottom).inRange }

  // Style guides written for left-to-right interfaces say left and right where they mean the edges that lines start
  // and end at. Here both pairs of names mean the same two distances.

  /// Creates insets that follow the layout direction, with left as leading and right as trailing.
  ///
  /// - Parameters:
  ///   - top: The upper distance, in points.
  ///   - left: The leading distance, in points.
  ///   - bottom: The lower distance, in points.
  ///   - right: The trailing distance, in points.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.init(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// The leading distance, on the left where lines run from left to right; another name for `leading`.
  @inlinable public var left: Double {
    get { leading }
    set { leading = newValue }
  }

  /// The trailing distance, on the right where lines run from left to right; another name for `trailing`.
  @inlinable public var right: Double {
    get { trailing }
    set { trailing = newValue }
  }
}
