import Restyle

/// Styles for states or kinds of bars, whichever they are of, by the names that lead to them.
protocol NamedParts {
  var parts: [(name: String, value: Any)] { get }
}

extension StateStyles: NamedParts {
  var parts: [(name: String, value: Any)] { map { ("\($0.state)", $0.style) } }
}

extension BarMetricsStyles: NamedParts {
  var parts: [(name: String, value: Any)] {
    BarMetrics.allCases.compactMap { metrics in self[metrics].map { (metrics.rawValue, $0) } }
  }
}
