/// Explores many things that depend on traits at once, each over those that it reads itself.
///
/// What one part asks for is looked at together with what others ask for, as far as they agree: that parts depend on
/// different traits doesn't multiply.
package struct JointExploration {
  /// What kept something from being explored as a whole.
  package private(set) var gaps: Set<Exploration.Gap> = []
  private let exploration: Exploration
  /// The values that some part asks for, the oldest first.
  private var open: [Cell] = [[:]]
  /// All that were asked for or looked at.
  private var known: Set<Cell> = [[:]]
  /// The traits that were read, by their dimensions.
  private var dimensions: [Dimension.ID: TraitDimension] = [:]
  /// The values that are looked at; those of other traits are the usual ones.
  private var current: Cell = [:]
  private var count = 0

  /// A value of some traits.
  private typealias Cell = [Dimension.ID: Int]

  package init(_ exploration: Exploration) { self.exploration = exploration }
}

extension JointExploration {
  /// Returns the next traits to look at, on which as many parts as possible agree; nil at the end.
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

  /// Returns the situation that a part is in that read some of the traits, and asks for its other ones.
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
    // All that the part may be is reached by changing one of the traits that it reads after the other.
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
