extension RandomAccessCollection where Index == Int {
  /// The index of the first element that satisfies a condition, which all elements after it also satisfy.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  @inlinable
  package func partitionPoint(_ condition: (Element) -> Bool) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
