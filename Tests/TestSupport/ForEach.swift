import Testing

/// Checks each of many values in one test.
///
/// A test run prints a line for each argument of a test, which nobody reads of thousands. What fails here says with
/// which value it does, and the values after it are checked all the same.
///
/// ```swift
/// @Test("Every text stays text")
/// func texts() async throws {
///   try await forEach(HostileText.all) { text in
///     #expect(StyledText(text).html().contains(escaped(text)))
///   }
/// }
/// ```
///
/// - Parameters:
///   - values: The values, in their order.
///   - check: Checks one of them.
/// - Throws: What keeps issues from being recorded.
public func forEach<Values: Sequence>(
  _ values: Values, check: @Sendable (Values.Element) async throws -> Void
) async throws where Values.Element: Sendable {
  guard let test = Test.current else {
    Issue.record("forEach has to be called by a test")
    return
  }
  for value in values {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append("with \(String(describingForTest: value).prefix(500))")
      return issue
    }
    try await naming.provideScope(for: test, testCase: .current) {
      do {
        try await check(value)
      } catch is ExpectationFailedError {
        // It was recorded where it was thrown.
      } catch {
        Issue.record(error)
      }
    }
  }
}

/// Checks each of many values with each of others in one test.
///
/// - Parameters:
///   - first: The values.
///   - second: The others.
///   - check: Checks one of each.
/// - Throws: What keeps issues from being recorded.
public func forEach<First: Sequence, Second: Sequence>(
  _ first: First, _ second: Second, check: @Sendable (First.Element, Second.Element) async throws -> Void
) async throws where First.Element: Sendable, Second.Element: Sendable {
  let pairs = first.flatMap { value in second.map { (value, $0) } }
  try await forEach(pairs) { pair in try await check(pair.0, pair.1) }
}
