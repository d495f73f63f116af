package import Restyle
package import RestyleElements

/// Shows all elements for one set of traits, and reports what could differ for readers.
package struct FixedVariation: ElementVariation {
  /// The unknown conditions.
  private let unknown: TraitCondition
  /// Returns whether the surroundings of readers determine a custom trait.
  private let isUnknown: @Sendable (any TraitKey.Type) -> Bool
  package let frozenLoss: RenderingProblem.Loss

  /// Creates a variation that shows all elements for the traits of the context.
  ///
  /// - Parameters:
  ///   - known: The conditions that are known for readers.
  ///   - isUnknown: Returns whether the surroundings of readers determine a custom trait.
  ///   - frozenLoss: The problem to report for elements that could differ.
  package init(
    knowing known: TraitCondition,
    andNot isUnknown: @escaping @Sendable (any TraitKey.Type) -> Bool = { _ in false },
    frozenLoss: RenderingProblem.Loss
  ) {
    unknown = .standard.subtracting(known)
    self.isUnknown = isUnknown
    self.frozenLoss = frozenLoss
  }

  package var variesStyles: Bool { false }

  package func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent {
    let watch = TraitWatch(context.traits)
    let content = reader.content(context.with(watch.traits))
    return isFrozen(watch.reads) ? .frozen(content, watch) : .same(content, watch)
  }

  package func losses(ofReading reads: TraitReads, decided: TraitCondition) -> [RenderingProblem.Loss] {
    isFrozen(reads) ? [frozenLoss] : []
  }

  private func isFrozen(_ reads: TraitReads) -> Bool {
    !TraitCondition(readIn: reads).isDisjoint(with: unknown) || reads.customKeys.contains(where: isUnknown)
  }
}
