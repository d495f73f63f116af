/// Numbers of Restyle, each with a framework's for the same, from the least to the greatest.
package struct NumberScale: ExpressibleByArrayLiteral {
  private let stops: [(position: Double, value: Double)]

  /// Creates a scale; what lies between two stops lies between their values in the same proportion.
  package init(arrayLiteral stops: (Double, Double)...) { self.stops = stops.map { ($0.0, $0.1) } }

  /// The framework's number for one of Restyle's; beyond the ends that of the nearest stop.
  package func value(at position: Double) -> Double {
    guard let upper = stops.firstIndex(where: { $0.position >= position }) else {
      return stops.last?.value ?? 0
    }
    guard upper > 0 else { return stops[upper].value }
    let (from, to) = (stops[upper - 1], stops[upper])
    return from.value + (to.value - from.value) * (position - from.position) / (to.position - from.position)
  }
}
