/// A fenced block of code in the documentation.
package struct CodeBlock: Sendable {
  /// What the fence says that the code is, such as `swift`.
  package let language: String
  /// The number of the block's first line in its file.
  package let firstLine: Int
  /// The lines, without marks of comments and without the indentation that all have.
  package let lines: [String]

  /// The lines, each with its end.
  package var code: String { lines.map { $0 + "\n" }.joined() }
}
