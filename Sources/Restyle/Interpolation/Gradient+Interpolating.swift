extension Gradient: Interpolatable {
  /// Returns the gradient at a fraction between both gradients.
  ///
  /// The line or the ellipses are interpolated, or are a step if one gradient has a line and the other ellipses. Stops
  /// are interpolated index by index. If one gradient has more stops, both first get stops at each other's locations,
  /// which doesn't change how they look.
  public func interpolated(to other: Gradient, at fraction: Double) -> Gradient {
    if self == other { return self }
    return interpolated(to: other, at: fraction) { fraction in
      var gradient = fraction < 0.5 ? self : other
      gradient.geometry = geometry.interpolated(to: other.geometry, at: fraction)
      let (first, second) = aligned(with: other)
      gradient.stops = first.interpolated(to: second, at: fraction)
      return gradient
    }
  }
}

extension Gradient: Vanishing {
  var vanished: Gradient {
    var gradient = self
    gradient.stops = stops.map { Stop(color: .clear, location: $0.location) }
    return gradient
  }
}

extension Gradient.Stop: Interpolatable {}

extension Gradient.Geometry: Interpolatable {
  /// Returns the line or the ellipses at a fraction between both.
  ///
  /// The result is a step between a line and ellipses, and between a line by its angle and a line by its ends.
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    interpolated(to: other, at: fraction) { fraction in
      switch (self, other) {
      case (.linear(let first), .linear(let second)):
        .linear(angle: first.interpolated(to: second, at: fraction))
      case (.line(let start, let end), .line(let otherStart, let otherEnd)):
        .line(
          start: start.interpolated(to: otherStart, at: fraction),
          end: end.interpolated(to: otherEnd, at: fraction))
      case (.radial(let first), .radial(let second)):
        .radial(center: first.interpolated(to: second, at: fraction))
      case (.linear, _), (.line, _), (.radial, _): fraction < 0.5 ? self : other
      }
    }
  }
}

extension Gradient {
  /// Returns the stops of both gradients, with the same number on each side.
  private func aligned(with other: Gradient) -> ([Stop], [Stop]) {
    if stops.count == other.stops.count { return (stops, other.stops) }
    if stops.isEmpty { return (other.vanished.stops, other.stops) }
    if other.stops.isEmpty { return (stops, vanished.stops) }
    let (first, second) = (renderedStops, other.renderedStops)
    let locations = Set((first + second).map(\.location)).sorted()
    return (stops(at: locations, of: first), other.stops(at: locations, of: second))
  }

  /// Returns two stops at each location: one with the colour just before it, and one with the colour just after it.
  private func stops(at locations: [Double], of stops: [Stop]) -> [Stop] {
    locations.flatMap { location in
      [color(at: location, of: stops, before: true), color(at: location, of: stops, before: false)]
        .map { Stop(color: $0, location: location) }
    }
  }

  /// Returns the colour at a location between stops in ascending order, of which there is at least one.
  private func color(at location: Double, of stops: [Stop], before: Bool) -> Color {
    let next = stops.firstIndex { before ? $0.location >= location : $0.location > location }
    guard let next else { return stops.last?.color ?? .clear }
    guard next > stops.startIndex else { return stops[next].color }
    let (start, end) = (stops[next - 1], stops[next])
    let share = (location - start.location) / (end.location - start.location)
    return mixture(of: start.color.plain, end.color.plain, amount: share)
  }
}
