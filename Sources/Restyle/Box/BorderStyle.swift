/// The line around a box, and the rounding of its corners.
///
/// ```swift
/// let card = BorderStyle(width: 1, color: .lightGray, cornerRadius: 8)
/// let rule = BorderStyle(width: 0.5, color: .lightGray, borderEdges: .bottom)
/// ```
public struct BorderStyle: Style, Hashable, Codable {
  /// The colour of the line.
  public var color: Color
  /// The edges that have a line.
  public var borderEdges: RectEdge
  /// The width of the line, in points; the line lies within the box.
  @NonNegative public var width: Double
  /// The radii of the box's corners, which are rounded with or without a line.
  public var cornerRadii: CornerRadii

  // The colour and the edges come first, because each fits into the other's padding.

  /// Creates a border.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: The colour of the line.
  ///   - cornerRadii: The radii of the corners.
  ///   - borderEdges: The edges that have a line.
  @inlinable
  public init(
    width: Double = 0, color: Color = .clear, cornerRadii: CornerRadii, borderEdges: RectEdge = .all
  ) {
    self.color = color
    self.borderEdges = borderEdges
    self.width = width
    self.cornerRadii = cornerRadii
  }
}

extension BorderStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("width", \._width), .init("color", \.color), .init("cornerRadii", \.cornerRadii),
    .init("borderEdges", \.borderEdges))
}

extension BorderStyle {
  /// Whether any component refers to a named value.
  package var refers: Bool { color.isReference || $width.stored.isReference || cornerRadii.radii.refers }

  /// No line, and corners without rounding.
  @inlinable public static var none: Self { BorderStyle() }

  /// Creates a border with the same radius for all corners.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: The colour of the line.
  ///   - cornerRadius: The radius of all corners, in points.
  ///   - borderEdges: The edges that have a line.
  @inlinable
  public init(
    width: Double = 0, color: Color = .clear, cornerRadius: Double = 0, borderEdges: RectEdge = .all
  ) {
    self.init(width: width, color: color, cornerRadii: CornerRadii(cornerRadius), borderEdges: borderEdges)
  }

  /// The largest radius of the corners, in points; setting it sets the radius of all corners.
  @inlinable public var cornerRadius: Double {
    get { cornerRadii.largest }
    set { cornerRadii = CornerRadii(newValue) }
  }

  /// The space that the line takes at each edge, in points.
  @inlinable public var insets: EdgeInsets { EdgeInsets.zero.setting($width.stored, at: borderEdges) }
}
