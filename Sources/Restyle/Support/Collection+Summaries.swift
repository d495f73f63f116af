extension Collection where Element: CustomStringConvertible {
  /// A line for each cause, with its first element: a long page, or a large file, can have thousands of one cause.
  package func summaries<Cause: Hashable>(by cause: (Element) -> Cause) -> [String] {
    var counts: [Cause: Int] = [:]
    for element in self { counts[cause(element), default: 0] += 1 }
    return compactMap { element in
      guard let count = counts.removeValue(forKey: cause(element)) else { return nil }
      return count == 1 ? "\(element)" : "\(element) (and \(count - 1) more)"
    }
  }
}
