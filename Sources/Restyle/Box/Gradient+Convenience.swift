extension Gradient {
  /// Makes a gradient along a line through the middle, clockwise from straight up.
  public static func linear(angle: Angle, stops: [Stop]) -> Gradient {
    Gradient(geometry: .linear(angle: angle), stops: stops)
  }

  /// Makes a gradient of evenly spaced colours along a line through the middle, clockwise from straight up.
  public static func linear(angle: Angle, colors: [Color]) -> Gradient {
    linear(angle: angle, stops: Stop.evenlySpaced(colors))
  }

  /// Makes a gradient along the line from one point to another.
  public static func linear(from start: UnitPoint, to end: UnitPoint, stops: [Stop]) -> Gradient {
    Gradient(geometry: .line(start: start, end: end), stops: stops)
  }

  /// Makes a gradient of evenly spaced colours along the line from one point to another.
  public static func linear(from start: UnitPoint, to end: UnitPoint, colors: [Color]) -> Gradient {
    linear(from: start, to: end, stops: Stop.evenlySpaced(colors))
  }

  /// Makes a gradient on ellipses around a point, the last of which goes through the farthest corner.
  public static func radial(center: UnitPoint = .center, stops: [Stop]) -> Gradient {
    Gradient(geometry: .radial(center: center), stops: stops)
  }

  /// Makes a gradient of evenly spaced colours on ellipses around a point.
  public static func radial(center: UnitPoint = .center, colors: [Color]) -> Gradient {
    radial(center: center, stops: Stop.evenlySpaced(colors))
  }
}

extension Gradient.Stop {
  /// Spreads colours over a gradient; a single one lies at its start.
  static func evenlySpaced(_ colors: [Color]) -> [Self] {
    let last = Double(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in Self(color: color, location: Double(index) / last) }
  }
}

extension Gradient {
  /// The stops to draw: none or at least two, none of them before the one in front of it.
  ///
  /// A stop that lies before an earlier one counts as lying where that one does, as in CSS Images 3,
  /// section 3.4.3; a single stop colours the whole box.
  public var renderedStops: [Stop] {
    var location = 0.0
    let ordered = stops.map { stop in
      location = max(location, stop.location)
      return Stop(color: stop.color, location: location)
    }
    guard ordered.count == 1 else { return ordered }
    return [0, 1].map { Stop(color: ordered[0].color, location: $0) }
  }
}
