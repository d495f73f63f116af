/// Evaluates a function of traits for all values of the traits that it reads, and of no others.
///
/// The value of one trait may determine which other traits are read. The results form a tree, and each leaf is visited
/// once.
package struct Exploration: Sendable {
  /// The custom traits with known values.
  package var customTraits: [TraitDimension] = []
  /// Whether custom traits are known if their type lists its values.
  package var knowsListedTraits = true
  /// The maximum number of leaves to visit.
  package var limit = Exploration.usualLimit

  /// More leaves than any design needs.
  package static let usualLimit = 2048

  package init() {}

  /// The results of exploring a value that depends on traits.
  package struct Explored<Result> {
    /// Each result with its situation, that of an unknown device first.
    package fileprivate(set) var leaves: [(situation: Situation, result: Result)] = []
    /// The reasons why the value wasn't explored completely.
    package fileprivate(set) var gaps: Set<Gap> = []
  }

  /// A reason why a value wasn't explored completely.
  package enum Gap: Error, Hashable {
    /// It has more leaves than the limit.
    case tooManySituations
    /// It depends on a trait whose values aren't known.
    case unknownTrait(String)
  }
}

extension Exploration {
  /// Calls a function for all values of the traits that it reads.
  ///
  /// - Parameter evaluate: Returns a result that depends on nothing but the traits.
  /// - Returns: The results.
  package func explore<Result>(_ evaluate: (TraitCollection) -> Result) -> Explored<Result> {
    var explored = Explored<Result>()
    var open: [(decided: [(TraitDimension, Int)], traits: TraitCollection)] = [([], TraitCollection())]
    while var node = open.popLast() {
      let (result, reads) = node.traits.recordingReads(evaluate)
      var others: [(decided: [(TraitDimension, Int)], traits: TraitCollection)] = []
      for trait in traits(in: reads, &explored.gaps)
      where !node.decided.contains(where: { $0.0.dimension == trait.dimension }) {
        // The usual value has already been evaluated.
        for value in trait.dimension.labels.indices where value != trait.usual {
          others.append((node.decided + [(trait, value)], node.traits.with { trait.set(&$0, value) }))
        }
        node.decided.append((trait, trait.usual))
      }
      explored.leaves.append(
        (node.decided.reduce(Situation()) { $0.with($1.0.dimension, $1.1) }, result))
      open += others.reversed()
      if explored.leaves.count == limit, !open.isEmpty {
        explored.gaps.insert(.tooManySituations)
        break
      }
    }
    return explored
  }

  /// Returns the traits that were read and whose values are known.
  func traits(in reads: TraitReads, _ gaps: inout Set<Gap>) -> [TraitDimension] {
    guard !reads.isEmpty else { return [] }
    var traits = TraitDimension.standard.filter { $0.isRead(reads) }
    for key in reads.customKeys {
      if let known = customTraits.first(where: { $0.dimension.id == .customTrait(key.name) }) {
        traits.append(known)
      } else if knowsListedTraits, let listed = TraitDimension.listed(key) {
        traits.append(listed)
      } else {
        gaps.insert(.unknownTrait(key.name))
      }
    }
    return traits
  }
}
