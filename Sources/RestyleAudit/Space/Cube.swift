package import Restyle

/// A set of situations: some values of some dimensions, and any values of the others.
package struct Cube: Hashable {
  /// In the order of the dimensions.
  private(set) var sides: [Side] = []

  struct Side: Hashable {
    let dimension: Dimension
    var values: Set<Int>
  }

  package init(_ situation: Situation) {
    sides = situation.values.map { Side(dimension: $0.dimension, values: [$0.value]) }
  }
}

extension Cube {
  /// Whether some situation is in both.
  func meets(_ other: Cube) -> Bool {
    // Both are sorted, so a single pass finds the common dimensions.
    var rest = other.sides[...]
    for side in sides {
      while let first = rest.first, first.dimension.id < side.dimension.id { rest.removeFirst() }
      guard let first = rest.first else { return true }
      if first.dimension == side.dimension, first.values.isDisjoint(with: side.values) { return false }
    }
    return true
  }

  /// Whether all situations of another cube are in this one.
  package func holds(_ other: Cube) -> Bool {
    sides.allSatisfy { side in
      other.sides.first { $0.dimension == side.dimension }?.values.isSubset(of: side.values) ?? false
    }
  }

  /// Returns the smallest conditions under which something fails.
  ///
  /// A dimension is omitted if it makes no difference: if the larger cube contains no situation that is known to pass.
  ///
  /// - Parameters:
  ///   - failing: The situations in which it fails.
  ///   - passing: The situations in which it passes. Those in neither don't matter, such as the contrast of disabled
  ///     controls.
  /// - Returns: Cubes that contain all failing situations, and none that passes.
  package static func smallest(failing: [Situation], passing: [Situation]) -> [Cube] {
    let passing = passing.map { Cube($0) }
    let seen = failing.reduce(into: [Dimension: Set<Int>]()) { seen, situation in
      for (dimension, value) in situation.values { seen[dimension, default: []].insert(value) }
    }
    var found: [Cube] = []
    for situation in failing {
      let cube = Cube(situation)
      if !found.contains(where: { $0.holds(cube) }) { found.append(cube.grown(to: seen, avoiding: passing)) }
    }
    guard found.count > 1 else { return found }
    // An earlier cube may contain only situations that later ones contain, too.
    let holders = Set(failing.map { Cube($0) }).map { situation in
      found.indices.filter { found[$0].holds(situation) }
    }
    var needed = Set(found.indices)
    for index in found.indices
    where holders.allSatisfy({ all in
      !all.contains(index) || all.contains { $0 != index && needed.contains($0) }
    }) {
      needed.remove(index)
    }
    return found.indices.filter(needed.contains).map { found[$0] }
  }

  private func grown(to seen: [Dimension: Set<Int>], avoiding others: [Cube]) -> Cube {
    var cube = self
    func replaceIfFree(_ larger: Cube) {
      if !others.contains(where: larger.meets) { cube = larger }
    }
    // Dimensions that come last in a description, such as the state, are omitted last.
    for side in sides {
      var larger = cube
      larger.sides.removeAll { $0.dimension == side.dimension }
      replaceIfFree(larger)
    }
    for side in cube.sides {
      for value in (seen[side.dimension] ?? []).sorted() {
        guard let index = cube.sides.firstIndex(where: { $0.dimension == side.dimension }),
          !cube.sides[index].values.contains(value)
        else { continue }
        var larger = cube
        larger.sides[index].values.insert(value)
        replaceIfFree(larger)
      }
    }
    return cube
  }
}
