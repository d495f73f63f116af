/// Explores several values that depend on traits at once, each for the traits that it reads itself.
///
/// Requests of different parts are evaluated together if they agree. Parts that depend on different traits therefore
/// don't multiply the evaluations.
package struct JointExploration {
  /// The reasons why values weren't explored completely.
  package private(set) var gaps: Set<Exploration.Gap> = []
  private let exploration: Exploration
  /// The requested combinations that are still to be evaluated, the oldest first.
  private var open: [Cell] = [[:]]
  /// All combinations that were requested or evaluated.
  private var known: Set<Cell> = [[:]]
  /// The traits that were read, by their dimensions.
  private var dimensions: [Dimension.ID: TraitDimension] = [:]
  /// The combination being evaluated; other traits have their usual values.
  private var current: Cell = [:]
  private var count = 0

  /// A combination of values of some traits.
  private typealias Cell = [Dimension.ID: Int]

  package init(_ exploration: Exploration) { self.exploration = exploration }
}

extension JointExploration {
  /// Returns the next traits to evaluate, on which as many parts as possible agree; nil at the end.
  package mutating func next() -> TraitCollection? {
    guard !open.isEmpty else { return nil }
    guard count < exploration.limit else {
      gaps.insert(.tooManySituations)
      return nil
    }
    count += 1
    current = [:]
    open.removeAll { cell in
      guard cell.allSatisfy({ current[$0] == nil || current[$0] == $1 }) else { return false }
      current.merge(cell) { own, _ in own }
      return true
    }
    return current.reduce(into: TraitCollection()) { traits, side in
      dimensions[side.key]?.set(&traits, side.value)
    }
  }

  /// Returns the situation of a part that read some traits, and requests the part's other values.
  package mutating func situation(reading reads: TraitReads) -> Situation {
    var situation = Situation()
    var cell: Cell = [:]
    let traits = exploration.traits(in: reads, &gaps)
    for trait in traits {
      let (id, value) = (trait.dimension.id, current[trait.dimension.id] ?? trait.usual)
      dimensions[id] = trait
      cell[id] = value
      situation = situation.with(trait.dimension, value)
    }
    known.insert(cell)
    // All possible results of the part are reached by changing the traits that it reads one after another.
    for trait in traits {
      for value in trait.dimension.labels.indices where value != cell[trait.dimension.id] {
        var other = cell
        other[trait.dimension.id] = value
        if known.insert(other).inserted { open.append(other) }
      }
    }
    return situation
  }
}
