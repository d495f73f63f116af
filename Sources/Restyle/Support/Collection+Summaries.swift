extension Collection where Element: CustomStringConvertible {
  /// Returns a line per cause, with its first element, because a long page or a large file can have thousands of
  /// elements with one cause.
  ///
  /// - Parameters:
  ///   - cause: Returns the cause of an element.
  ///   - subject: Returns what distinguishes elements with the same cause; lines name the first few. Nil for nothing.
  /// - Returns: The lines, in the order of the first elements.
  package func summaries<Cause: Hashable>(
    by cause: (Element) -> Cause, naming subject: (Element) -> String? = { _ in nil }
  ) -> [String] {
    var groups: [Cause: SummaryGroup] = [:]
    for element in self { groups[cause(element), default: SummaryGroup()].add(subject(element)) }
    return compactMap { element in
      groups.removeValue(forKey: cause(element)).map { "\(element)\($0.others)" }
    }
  }
}

/// The elements with one cause.
private struct SummaryGroup {
  private var count = 0
  /// The subjects; the first is part of the first element's description.
  private var subjects: [ExactText] = []
  private var hasMoreSubjects = false

  private static let subjectLimit = 4

  mutating func add(_ subject: String?) {
    count += 1
    guard let subject = subject.map({ ExactText($0) }), !subjects.contains(subject) else { return }
    if subjects.count < Self.subjectLimit { subjects.append(subject) } else { hasMoreSubjects = true }
  }

  /// The summary of all elements but the first; empty if there are no others.
  var others: String {
    guard count > 1 else { return "" }
    let named = subjects.dropFirst().map(\.wrappedValue.quoted) + (hasMoreSubjects ? ["..."] : [])
    return " (and \(count - 1) more\(named.isEmpty ? "" : ": " + named.joined(separator: ", ")))"
  }
}
