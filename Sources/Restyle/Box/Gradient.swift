/// A smooth change of colour over a box.
///
/// ```swift
/// let sky = Gradient.linear(angle: .degrees(180), colors: [.cyan, .white])
/// let sun = Gradient.radial(
///   center: .top,
///   stops: [
///     Gradient.Stop(color: .yellow, location: 0), Gradient.Stop(color: .clear, location: 0.7),
///   ])
/// ```
///
/// Between the stops, every output mixes the colours in the space of ``interpolation``: as encoded in sRGB, or in
/// OKLab.
public struct Gradient: Hashable, Sendable, Codable, NonisolatedValue {
  /// The line or the ellipses along which the colours change.
  public var geometry: Geometry
  /// The colours with their positions, in the given order.
  public var stops: [Stop]
  /// The space in which colours are mixed between the stops.
  public var interpolation: Interpolation

  /// Creates a gradient.
  public init(geometry: Geometry, stops: [Stop], interpolation: Interpolation = .sRGB) {
    self.geometry = geometry
    self.stops = stops
    self.interpolation = interpolation
  }
}

extension Gradient {
  /// The line or the ellipses along which a gradient's colours change.
  public enum Geometry: Hashable, Sendable, Codable {
    /// A line through the middle of the box, at an angle clockwise from straight up, just long enough for the corners.
    ///
    /// This is the gradient line of CSS Images 3, section 3.1: 90 degrees runs from left to right.
    case linear(angle: Angle)
    /// A line from one point to another.
    case line(start: UnitPoint, end: UnitPoint)
    /// Ellipses around a point, the last of which goes through the farthest corner.
    ///
    /// The ellipses are those of CSS Images 3, section 3.2 (`farthest-corner`).
    case radial(center: UnitPoint)
  }

  /// A colour and its position in a gradient.
  public struct Stop: Hashable, Sendable, Codable, NonisolatedValue {
    /// The colour.
    public var color: Color
    /// The position, from 0 at the start to 1 at the end.
    @UnitInterval public var location: Double

    /// Creates a stop; a location outside 0...1 becomes the nearer end.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// Creates a gradient along a line through the middle, at an angle clockwise from straight up.
  public static func linear(angle: Angle, stops: [Stop]) -> Gradient {
    Gradient(geometry: .linear(angle: angle), stops: stops)
  }

  /// Creates a gradient of evenly spaced colours along a line through the middle, at an angle clockwise from straight
  /// up.
  public static func linear(angle: Angle, colors: [Color]) -> Gradient {
    linear(angle: angle, stops: Stop.evenlySpaced(colors))
  }

  /// Creates a gradient along the line from one point to another.
  public static func linear(from start: UnitPoint, to end: UnitPoint, stops: [Stop]) -> Gradient {
    Gradient(geometry: .line(start: start, end: end), stops: stops)
  }

  /// Creates a gradient of evenly spaced colours along the line from one point to another.
  public static func linear(from start: UnitPoint, to end: UnitPoint, colors: [Color]) -> Gradient {
    linear(from: start, to: end, stops: Stop.evenlySpaced(colors))
  }

  /// Creates a gradient on ellipses around a point, the last of which goes through the farthest corner.
  public static func radial(center: UnitPoint = .center, stops: [Stop]) -> Gradient {
    Gradient(geometry: .radial(center: center), stops: stops)
  }

  /// Creates a gradient of evenly spaced colours on ellipses around a point.
  public static func radial(center: UnitPoint = .center, colors: [Color]) -> Gradient {
    radial(center: center, stops: Stop.evenlySpaced(colors))
  }

  /// Returns the gradient with its colours mixed in a space.
  ///
  /// ```swift
  /// let dusk = Gradient.linear(angle: .degrees(90), colors: [.systemPurple, .systemOrange]).interpolated(in: .oklab)
  /// ```
  public func interpolated(in interpolation: Interpolation) -> Gradient {
    Gradient(geometry: geometry, stops: stops, interpolation: interpolation)
  }

  /// The stops to draw: none or at least two, in ascending order.
  ///
  /// A stop before an earlier one moves to the position of that one, as in CSS Images 3, section 3.4.3; a single stop
  /// colours the whole box.
  package var renderedStops: [Stop] {
    var location = 0.0
    let ordered = stops.map { stop in
      location = max(location, stop.location)
      return Stop(color: stop.color, location: location)
    }
    guard ordered.count == 1 else { return ordered }
    return [0, 1].map { Stop(color: ordered[0].color, location: $0) }
  }
}

extension Gradient.Stop: PropertyCoded {
  package static let properties = PropertyList<Self>(
    from: Self(color: .clear, location: 0), .init("color", \.color), .init("location", \._location))
}

extension Gradient.Stop {
  /// Distributes colours evenly over a gradient; a single colour is at the start.
  static func evenlySpaced(_ colors: [Color]) -> [Self] {
    let last = Double(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in Self(color: color, location: Double(index) / last) }
  }
}
