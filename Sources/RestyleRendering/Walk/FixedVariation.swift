package import Restyle
package import RestyleElements

/// Shows all elements for one set of traits, and reports what could differ for readers.
package struct FixedVariation: ElementVariation {
  /// The conditions that aren't known.
  private let unknown: TraitCondition
  package let frozenLoss: RenderingProblem.Loss

  /// Shows all elements for the traits of the context.
  ///
  /// - Parameters:
  ///   - known: The conditions that are known for readers.
  ///   - frozenLoss: The problem to report for what could differ.
  package init(knowing known: TraitCondition, frozenLoss: RenderingProblem.Loss) {
    unknown = .standard.subtracting(known)
    self.frozenLoss = frozenLoss
  }

  package var variesStyles: Bool { false }

  package func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent {
    let watch = TraitWatch(context.traits)
    let content = reader.content(context.with(watch.traits))
    return isFrozen(watch.reads, decided: decided) ? .frozen(content) : .same(content, watch)
  }

  package func isFrozen(_ reads: TraitReads, decided: TraitCondition) -> Bool {
    !TraitCondition(readIn: reads).isDisjoint(with: unknown)
  }
}
