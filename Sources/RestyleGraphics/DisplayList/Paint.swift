public import Restyle

/// A colour or a gradient that fills an area.
public enum Paint: Hashable, Sendable, NonisolatedValue {
  /// One colour.
  case color(PaintColor)
  /// Colours along the line between two points; beyond its ends, their colours continue.
  case linearGradient(start: Point, end: Point, [Stop])
  /// Colours on ellipses around a point, from the point to a radius; beyond it, the last colour continues.
  case radialGradient(center: Point, radius: RoundedRect.Radius, [Stop])

  /// A colour and its location in a gradient.
  ///
  /// A gradient has at least two stops, in the order of their locations. Between stops, each component is interpolated
  /// after it is multiplied by the opacity (CSS Color 4, section 12.3).
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public let color: PaintColor
    /// The location, from 0 at the start to 1 at the end.
    public let location: Double

    /// Creates a stop; a location outside 0...1 is clamped.
    public init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location > 0 ? min(location, 1) : 0
    }
  }
}

/// A colour in the gamut of a display list, with components from 0 to 1 that aren't multiplied by the opacity.
public struct PaintColor: Hashable, Sendable, NonisolatedValue {
  // Not one vector with four lanes, for the reason given in `FourNumbers`.
  private let redAndGreen: SIMD2<Double>
  private let blueAndAlpha: SIMD2<Double>

  /// Creates a colour; components are clamped to 0...1, and NaN becomes 0.
  public init(_ components: SIMD4<Double>) {
    // NaN fails the comparison.
    let components = components.replacing(with: 0, where: .!(components .> 0))
    let clamped = components.replacing(with: 1, where: components .> 1)
    redAndGreen = clamped.lowHalf
    blueAndAlpha = clamped.highHalf
  }

  /// Creates a colour from its components, which are clamped to 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(SIMD4(red, green, blue, alpha))
  }

  /// The red, green, blue and opacity components.
  public var components: SIMD4<Double> { SIMD4(lowHalf: redAndGreen, highHalf: blueAndAlpha) }

  /// The opacity.
  public var alpha: Double { blueAndAlpha.y }

  /// Whether it is invisible.
  package var isClear: Bool { alpha == 0 }

  /// Whether it hides everything behind it.
  package var isOpaque: Bool { alpha == 1 }
}
