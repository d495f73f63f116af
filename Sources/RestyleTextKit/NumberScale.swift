/// Numbers of Restyle and the corresponding ones of a framework, in ascending order.
package struct NumberScale: ExpressibleByArrayLiteral {
  private let stops: [(position: Double, value: Double)]

  /// Creates a scale, which interpolates between stops.
  package init(arrayLiteral stops: (Double, Double)...) { self.stops = stops.map { ($0.0, $0.1) } }

  /// The framework's number for one of Restyle's; outside of the scale that of the nearest stop.
  package func value(at position: Double) -> Double {
    guard let upper = stops.firstIndex(where: { $0.position >= position }) else {
      return stops.last?.value ?? 0
    }
    guard upper > 0 else { return stops[upper].value }
    let (from, to) = (stops[upper - 1], stops[upper])
    return from.value + (to.value - from.value) * (position - from.position) / (to.position - from.position)
  }
}
