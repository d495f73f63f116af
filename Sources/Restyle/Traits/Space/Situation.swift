/// Where something was looked at: a value of some dimensions, and any of the others.
package struct Situation: Sendable {
  /// In the order of the dimensions.
  package private(set) var values: [(dimension: Dimension, value: Int)] = []

  /// Creates the situation that is everywhere.
  package init() {}
}

extension Situation {
  /// Returns the situation with the value of another dimension.
  package func with(_ dimension: Dimension, _ value: Int) -> Situation {
    var situation = self
    let index = values.firstIndex { dimension.id < $0.dimension.id } ?? values.endIndex
    situation.values.insert((dimension, value), at: index)
    return situation
  }

  /// Returns both in one; they have no dimension in common.
  package func with(_ other: Situation) -> Situation {
    other.values.reduce(self) { $0.with($1.dimension, $1.value) }
  }

  /// Returns both in one; nil if they have different values of a dimension, and so never hold at once.
  package func meeting(_ other: Situation) -> Situation? {
    var situation = self
    for (dimension, value) in other.values {
      guard let own = values.first(where: { $0.dimension == dimension })?.value else {
        situation = situation.with(dimension, value)
        continue
      }
      if own != value { return nil }
    }
    return situation
  }
}
