/// What was expected of the views, and what came out otherwise.
@MainActor
package final class Expectations {
  package private(set) var count = 0
  package private(set) var failures: [String] = []

  package init() {}

  /// Expects a value.
  package func expect<Value: Equatable>(
    _ actual: Value, is expected: Value, _ what: @autoclosure () -> String = "", line: Int = #line,
    file: String = #fileID
  ) {
    count += 1
    guard actual != expected else { return }
    failures.append("\(file):\(line): \(what()) is \(actual), should be \(expected)")
  }
}
