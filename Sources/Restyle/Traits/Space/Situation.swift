/// A situation for evaluating a value: one value for some dimensions, and any value for the others.
package struct Situation: Sendable {
  /// The values, in the order of the dimensions.
  package private(set) var values: [(dimension: Dimension, value: Int)] = []

  /// Creates the situation that always applies.
  package init() {}
}

extension Situation {
  /// Returns the situation with a value for another dimension.
  package func with(_ dimension: Dimension, _ value: Int) -> Situation {
    var situation = self
    let index = values.firstIndex { dimension.id < $0.dimension.id } ?? values.endIndex
    situation.values.insert((dimension, value), at: index)
    return situation
  }

  /// Returns the combination of two situations, which have no dimension in common.
  package func with(_ other: Situation) -> Situation {
    other.values.reduce(self) { $0.with($1.dimension, $1.value) }
  }

  /// Returns the combination of two situations; nil if they differ in a dimension, and so never apply at once.
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
