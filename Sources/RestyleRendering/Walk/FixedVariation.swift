package import Restyle
package import RestyleElements

/// Shows everything for one set of traits, and reports what could differ in readers' surroundings.
package struct FixedVariation: ElementVariation {
  /// What isn't known of the surroundings.
  private let unknown: TraitCondition
  package let frozenLoss: RenderingProblem.Loss

  /// Shows everything for the traits of the context.
  ///
  /// - Parameters:
  ///   - known: What is known of readers' surroundings.
  ///   - frozenLoss: What is reported of what could be otherwise.
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
