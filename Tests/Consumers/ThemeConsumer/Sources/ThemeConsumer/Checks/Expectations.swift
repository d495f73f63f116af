/// What was expected of the theme, and what came out otherwise.
struct Expectations {
  private(set) var count = 0
  private(set) var failures: [String] = []

  /// Expects a value.
  ///
  /// - Parameters:
  ///   - actual: What came out.
  ///   - expected: What should have come out.
  ///   - what: What it is that came out, for the report.
  mutating func expect<Value: Equatable>(
    _ actual: Value, is expected: Value, _ what: @autoclosure () -> String
  ) {
    count += 1
    guard actual != expected else { return }
    failures.append("\(what()): is \(actual), should be \(expected)")
  }
}
