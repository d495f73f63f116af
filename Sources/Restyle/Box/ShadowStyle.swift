/// A shadow that a box throws, or that falls into it.
///
/// ```swift
/// let raised = ShadowStyle(color: Color(white: 0, alpha: 0.3), y: 1, blur: 2)
/// ```
public struct ShadowStyle: Style, Hashable, Codable {
  /// The colour.
  public var color: Color
  /// How far the shadow lies to the right, in points, in every layout direction.
  @Finite public var x: Double
  /// How far the shadow lies below, in points.
  @Finite public var y: Double
  /// How soft its edge is, in points: twice the standard deviation of the blur (CSS Backgrounds 3, section 6.1).
  @NonNegative public var blur: Double
  /// How much larger than the box it is on each side, in points.
  @Finite public var spread: Double
  /// Whether it falls into the box, as if that were cut out.
  public var isInner: Bool

  /// Creates a shadow; lengths are in points, those that aren't finite become 0, as does a negative blur.
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
