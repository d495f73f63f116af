extension BorderStyle {
  /// No line, and corners that aren't rounded.
  @inlinable public static var none: Self { BorderStyle() }

  /// Makes a border with one radius for all corners.
  ///
  /// - Parameters:
  ///   - width: The width of the line in points.
  ///   - color: The colour of the line.
  ///   - cornerRadius: How far all corners are rounded, in points.
  ///   - borderEdges: The edges that have a line.
  @inlinable
  public init(
    width: Double = 0, color: Color = .clear, cornerRadius: Double = 0, borderEdges: RectEdge = .all
  ) {
    self.init(width: width, color: color, cornerRadii: CornerRadii(cornerRadius), borderEdges: borderEdges)
  }

  /// How far the corners are rounded, in points: the largest radius; setting it sets all.
  @inlinable public var cornerRadius: Double {
    get { cornerRadii.largest }
    set { cornerRadii = CornerRadii(newValue) }
  }
}

extension BorderStyle {
  /// The room that the line takes at each edge, in points.
  @inlinable public var insets: EdgeInsets {
    EdgeInsets.zero.setting(width, at: borderEdges)
  }
}
