/// Where a text isn't JSON.
package struct JSONError: Error {
  /// What was wrong, and what would be right.
  package let problem: String
  /// The line, from 1 on.
  package let line: Int
  /// The column in Unicode scalars, from 1 on.
  package let column: Int
}
