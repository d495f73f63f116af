/// Records the first counterexample of each statement.
struct LawNotes {
  let subject: String
  private(set) var broken: [BrokenLaw] = []

  init(subject: String) { self.subject = subject }

  /// Records a statement that doesn't hold, unless it was recorded before.
  ///
  /// - Parameters:
  ///   - holds: Whether the statement holds for some values.
  ///   - law: The law that the statement belongs to.
  ///   - statement: The statement.
  ///   - counterexample: The values, and the results for them.
  mutating func expect(
    _ holds: Bool, _ law: Law, _ statement: String, _ counterexample: () -> [BrokenLaw.Part]
  ) {
    guard !holds, !broken.contains(where: { $0.law == law && $0.statement == statement }) else { return }
    broken.append(BrokenLaw(law, of: subject, statement, counterexample()))
  }
}

/// All pairs of values or, if there are many values, each value with a few others.
func pairs<Value>(of values: [Value]) -> [(Value, Value)] {
  if values.count < 16 { return values.flatMap { first in values.map { (first, $0) } } }
  return values.indices.flatMap { index in
    [1, 7].map { (values[index], values[(index + $0) % values.count]) }
  }
}
