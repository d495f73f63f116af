package import Restyle

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

  /// Whether the output varies what dynamic styles come to by itself.
  var variesStyles: Bool { get }
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
