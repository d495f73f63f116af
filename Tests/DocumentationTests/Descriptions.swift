import Foundation
import Testing

/// Gathers the values of expressions that stand by themselves in an example.
@resultBuilder
enum Descriptions {
  /// A value, and what tells where it stands or what comments call it.
  struct Value {
    let value: Any
    var line = 0
    var name: String?
  }

  static func buildExpression<Value>(_ value: Value, line: Int = #line) -> [Self.Value] {
    [Self.Value(value: value, line: line)]
  }

  static func buildExpression(_ name: ResultName) -> [Value] { [Value(value: name.value, name: name.name)] }
  static func buildBlock(_ values: [Value]...) -> [Value] { values.flatMap { $0 } }
}

/// What the comments of an example call a value: `ResultName("plain", plain)` stands behind it.
struct ResultName {
  let name: String
  let value: Any

  init(_ name: String, _ value: Any) {
    self.name = name
    self.value = value
  }
}

/// Returns what the expressions of an example give, and compares it with the comments beside them.
///
/// A comment that starts with a number, `true`, `false`, `nil`, a string, a member such as `.middle` or a name that
/// the example gives says what its line gives; others are remarks.
func descriptions(
  path: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
  @Descriptions of values: () throws -> [Descriptions.Value]
) rethrows -> [String] {
  let values = try values()
  let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
    .split(separator: "\n", omittingEmptySubsequences: false)
  let names = values.reduce(into: [:]) { $0[$1.name] = $1.value }
  let shown = values.filter { $0.name == nil }
  for value in shown {
    guard lines.indices.contains(value.line - 1) else {
      Issue.record("there is no line \(value.line)", sourceLocation: sourceLocation)
      continue
    }
    guard let result = DocumentedResult(besideCode: lines[value.line - 1]) else { continue }
    let isSo = result.isShown(value.value, named: names[result.text])
    #expect(isSo, "\(lines[value.line - 1]) gives \(value.value)", sourceLocation: sourceLocation)
  }
  return shown.map { "\($0.value)" }
}
