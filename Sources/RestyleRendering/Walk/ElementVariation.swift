package import Restyle
package import RestyleElements

/// Determines the elements of context readers for a walk.
package protocol ElementVariation: Sendable {
  /// Builds the elements of a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - context: The context that it is rendered in.
  ///   - decided: The differences that the surrounding elements are already built for.
  ///   - isRow: Whether the elements are rows of a section, whose positions depend on all of them.
  /// - Returns: The variants, or a single set of elements for all conditions.
  func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent

  /// The problems of a result that read traits, and could differ for other readers.
  func losses(ofReading reads: TraitReads, decided: TraitCondition) -> [RenderingProblem.Loss]

  /// Whether the output varies dynamic styles by itself.
  var variesStyles: Bool { get }

  /// The problem to report for elements that can't vary.
  var frozenLoss: RenderingProblem.Loss { get }

  /// Records each element that the walk visits, with its styles for the traits there; nil to record none.
  var noteElement: (@Sendable (any Element) -> Void)? { get }
}

extension ElementVariation {
  package var noteElement: (@Sendable (any Element) -> Void)? { nil }
}

/// The elements of a context reader.
package enum VariedContent: Sendable {
  /// The same elements for all traits that a browser can distinguish, as far as this is known.
  case same(ElementContent, TraitWatch)
  /// Elements for each set of traits.
  case variants([ElementVariant])
  /// The elements for one set of traits only, although they depend on traits.
  case frozen(ElementContent, TraitWatch)
}

/// The elements of a reader for some of the traits that it read.
package struct ElementVariant: Sendable {
  package let content: ElementContent
  /// The context that the elements are built in.
  package let context: ElementContext
  /// Records later reads, since elements may be built lazily from the context.
  package let watch: TraitWatch
  /// The condition under which the elements are shown.
  package let condition: TraitCondition
  /// The conditions that distinguish the variants of the reader.
  package var members: TraitCondition = []
  /// The conditions for which the elements in the variant are already built.
  package var decided: TraitCondition
  /// The problems of the reads that have already been reported.
  var knownLosses: [RenderingProblem.Loss] = []
}

extension ElementVariant {
  /// Creates the only variant of a reader, for the traits of a context.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - context: The context that it is rendered in.
  ///   - decided: The conditions for which the surrounding elements are already built.
  package init(of reader: ContextReader, in context: ElementContext, decided: TraitCondition) {
    let watch = TraitWatch(context.traits)
    self.init(
      content: reader.content(context.with(watch.traits)), context: context, watch: watch, condition: [],
      decided: decided)
  }
}
