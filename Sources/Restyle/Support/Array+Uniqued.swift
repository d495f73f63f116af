extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrences.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  package func uniqued() -> [Element] {
    guard count > 1 else { return self }
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
