/// An error in text that isn't JSON.
package struct JSONError: Error {
  /// A description of the error and its fix.
  package let problem: String
  /// The line, starting at 1.
  package let line: Int
  /// The column in Unicode scalars, starting at 1.
  package let column: Int
}
