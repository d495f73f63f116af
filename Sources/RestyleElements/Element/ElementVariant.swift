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
