/// A smooth change of colour over a box.
///
/// ```swift
/// let sky = Gradient.linear(angle: .degrees(180), colors: [.cyan, .white])
/// let sun = Gradient.radial(center: .top, stops: [
///   Gradient.Stop(color: .yellow, location: 0), Gradient.Stop(color: .clear, location: 0.7),
/// ])
/// ```
public struct Gradient: Hashable, Sendable, Codable {
  /// Where the colours lie.
  public var geometry: Geometry
  /// The colours, as they were given; `renderedStops` is what to draw.
  public var stops: [Stop]

  /// Makes a gradient.
  public init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

extension Gradient {
  /// Where the colours of a gradient lie.
  public enum Geometry: Hashable, Sendable, Codable {
    /// Along a line through the middle, clockwise from straight up, that just reaches the corners.
    ///
    /// This is the gradient line of CSS Images 3, section 3.1: 90 degrees runs from left to right.
    case linear(angle: Angle)
    /// Along the line from one point to another.
    case line(start: UnitPoint, end: UnitPoint)
    /// On ellipses around a point, the last of which goes through the farthest corner.
    ///
    /// The ellipses are as those of CSS Images 3, section 3.2 (`farthest-corner`).
    case radial(center: UnitPoint)
  }

  /// A colour and its place in a gradient.
  public struct Stop: Hashable, Sendable, Codable {
    /// The colour.
    public var color: Color
    /// The place, from 0 at the start to 1 at the end.
    @UnitInterval public var location: Double

    /// Makes a stop; a location outside 0...1 becomes the nearer end.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
