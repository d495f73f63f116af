package import Restyle

/// The elements of a reader for some of the traits that it read.
package struct ElementVariant: Sendable {
  package let content: ElementContent
  /// What the elements are made in, and those within them.
  package let context: ElementContext
  /// Tells of reads that come late: elements may be made of the context when they are needed.
  package let watch: TraitWatch
  /// Under which condition the elements are shown: a number that the variation knows.
  package let condition: UInt32
  /// What tells the variants of the reader apart: another such number.
  package let members: UInt32
  /// What the elements within are made for already: another such number.
  package let decided: UInt32

  package init(
    _ content: ElementContent, in context: ElementContext, _ watch: TraitWatch, condition: UInt32,
    members: UInt32, decided: UInt32
  ) {
    self.content = content
    self.context = context
    self.watch = watch
    self.condition = condition
    self.members = members
    self.decided = decided
  }
}

/// What a walk asks what it shows of readers.
package protocol ElementVariation: Sendable {
  /// Makes the elements of a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - context: What it lies in.
  ///   - decided: What the elements around it are made for already.
  ///   - isRow: Whether the elements are rows of a section, whose places depend on all of them.
  /// - Returns: Variants, or one for all.
  func content(
    of reader: ContextReader, in context: ElementContext, decided: UInt32, isRow: Bool
  ) -> VariedContent

  /// Whether something that read traits could be otherwise than it is.
  func isFrozen(_ reads: TraitReads, decided: UInt32) -> Bool
}

/// What becomes of a reader.
package enum VariedContent: Sendable {
  /// The same for all that a browser can tell apart, as far as is known.
  case same(ElementContent, TraitWatch)
  /// Elements for each set of traits.
  case variants([ElementVariant])
  /// The elements for one set of traits, although there should be more.
  case frozen(ElementContent)
}
