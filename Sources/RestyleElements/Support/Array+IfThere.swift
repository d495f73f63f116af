extension Array {
  /// The element at an index; nil where there is none.
  // Inlinable, since one that isn't of a known type takes longer than what is done with the element.
  @inlinable package subscript(ifThere index: Int) -> Self.Element? {
    indices.contains(index) ? self[index] : nil
  }
}
