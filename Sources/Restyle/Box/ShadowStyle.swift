/// A shadow that a box casts, or that falls into it.
///
/// ```swift
/// let raised = ShadowStyle(color: Color(white: 0, alpha: 0.3), y: 1, blur: 2)
/// ```
public struct ShadowStyle: Style, Hashable, Codable {
  /// The colour.
  public var color: Color
  /// The offset to the right, in points, in every layout direction.
  @Finite public var x: Double
  /// The offset downwards, in points.
  @Finite public var y: Double
  /// The blur of the edge, in points: twice its standard deviation (CSS Backgrounds 3, section 6.1).
  @NonNegative public var blur: Double
  /// The distance by which the shadow is larger than the box on each side, in points.
  @Finite public var spread: Double
  /// Whether the shadow falls into the box, as if the box were cut out.
  public var isInner: Bool

  /// Creates a shadow, with lengths in points.
  ///
  /// A length that isn't finite becomes 0, and so does a negative blur.
  @inlinable
  public init(
    color: Color = .clear, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0,
    isInner: Bool = false
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.isInner = isInner
  }
}

extension ShadowStyle: ListedStyle, CustomDebugStringConvertible {
  package static let properties = PropertyList<Self>(
    from: Self(), .init("color", \.color), .init("x", \._x), .init("y", \._y), .init("blur", \._blur),
    .init("spread", \._spread), .init("isInner", \.isInner))
}
