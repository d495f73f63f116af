extension Array {
  /// The element at an index; nil if there is none.
  // Inlinable, since the generic version takes longer than using the element.
  @inlinable package subscript(ifThere index: Int) -> Self.Element? {
    indices.contains(index) ? self[index] : nil
  }
}
