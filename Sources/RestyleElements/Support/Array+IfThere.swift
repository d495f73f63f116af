extension Array {
  /// The element at an index; nil where there is none.
  package subscript(ifThere index: Int) -> Self.Element? { indices.contains(index) ? self[index] : nil }
}
