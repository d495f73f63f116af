/// Keeps the first counterexample of each statement.
struct LawNotes {
  let subject: String
  private(set) var broken: [BrokenLaw] = []

  init(subject: String) { self.subject = subject }

  /// Notes a statement that doesn't hold, unless it was noted before.
  ///
  /// - Parameters:
  ///   - holds: Whether it holds for some values.
  ///   - law: The law that it is a part of.
  ///   - statement: What has to hold.
  ///   - counterexample: The values, and what they lead to.
  mutating func expect(
    _ holds: Bool, _ law: Law, _ statement: String, _ counterexample: () -> [BrokenLaw.Part]
  ) {
    guard !holds, !broken.contains(where: { $0.law == law && $0.statement == statement }) else { return }
    broken.append(BrokenLaw(law, of: subject, statement, counterexample()))
  }
}

/// Pairs of values: each with each, or of many each with a few others.
func pairs<Value>(of values: [Value]) -> [(Value, Value)] {
  if values.count < 16 { return values.flatMap { first in values.map { (first, $0) } } }
  return values.indices.flatMap { index in
    [1, 7].map { (values[index], values[(index + $0) % values.count]) }
  }
}
