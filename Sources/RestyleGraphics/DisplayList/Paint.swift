/// A colour or a gradient that fills an area.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(PaintColor)
  /// Colours along the line from a point to another, and those at its ends beyond it.
  case linearGradient(start: Point, end: Point, [Stop])
  /// Colours on ellipses around a point, from it to one of these radii, and the last one beyond it.
  case radialGradient(center: Point, radius: RoundedRect.Radius, [Stop])

  /// A colour and its location in a gradient.
  ///
  /// There are at least two, none of them before the one in front of it. Between them each component is interpolated
  /// after it was multiplied with the opacity, as CSS Color 4, section 12.3, says.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: PaintColor
    /// The location, from 0 at the start to 1 at the end.
    public let location: Double

    /// Creates a stop; a location outside 0...1 becomes the nearer end.
    public init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location > 0 ? min(location, 1) : 0
    }
  }
}

/// A colour in the space of the list that it is drawn by: 0...1 in each component, not multiplied with the opacity.
public struct PaintColor: Hashable, Sendable {
  /// Red, green, blue and the opacity.
  public let components: SIMD4<Double>

  /// Creates a colour; components are clamped to 0...1, and NaN becomes 0.
  public init(_ components: SIMD4<Double>) {
    // What is no number fails the comparison.
    let components = components.replacing(with: 0, where: .!(components .> 0))
    self.components = components.replacing(with: 1, where: components .> 1)
  }

  /// Creates a colour of its components; those outside 0...1 become the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(SIMD4(red, green, blue, alpha))
  }

  /// The opacity.
  public var alpha: Double { components.w }

  /// Whether nothing can be seen of it.
  package var isClear: Bool { alpha == 0 }

  /// Whether nothing can be seen through it.
  package var isOpaque: Bool { alpha == 1 }
}
