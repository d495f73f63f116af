package import Restyle
package import RestyleElements

/// What a walk asks which elements a reader has.
package protocol ElementVariation: Sendable {
  /// Builds the elements of a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - context: What it lies in.
  ///   - decided: The differences that the elements around it are built for already.
  ///   - isRow: Whether the elements are rows of a section, whose positions depend on all of them.
  /// - Returns: Variants, or one set of elements for all.
  func content(
    of reader: ContextReader, in context: ElementContext, decided: TraitCondition, isRow: Bool
  ) -> VariedContent

  /// Whether something that read traits could be otherwise than it is.
  func isFrozen(_ reads: TraitReads, decided: TraitCondition) -> Bool

  /// Whether the output varies dynamic styles by itself.
  var variesStyles: Bool { get }

  /// What is reported of elements that can't be varied.
  var frozenLoss: RenderingProblem.Loss { get }
}

/// What becomes of a reader.
package enum VariedContent: Sendable {
  /// The same for all that a browser can distinguish, as far as is known.
  case same(ElementContent, TraitWatch)
  /// Elements for each set of traits.
  case variants([ElementVariant])
  /// The elements for one set of traits, although there should be more.
  case frozen(ElementContent)
}

/// The elements of a reader for some of the traits that it read.
package struct ElementVariant: Sendable {
  package let content: ElementContent
  /// What the elements are built in, and those within them.
  package let context: ElementContext
  /// Reports reads that come late: elements may be built of the context when they are needed.
  package let watch: TraitWatch
  /// Under which condition the elements are shown.
  package let condition: TraitCondition
  /// What distinguishes the variants of the reader.
  package var members: TraitCondition = []
  /// What the elements within are built for already.
  package var decided: TraitCondition
}
