import Foundation
import Testing

/// Gathers the values of expressions that stand by themselves in an example.
@resultBuilder
enum Descriptions {
  /// A value, and what tells where it stands or what comments call it.
  struct Value {
    let value: Any
    var path = ""
    var line = 0
    var name: String?
  }

  static func buildExpression<Value>(
    _ value: Value, path: String = #filePath, line: Int = #line
  ) -> [Self.Value] {
    [Self.Value(value: value, path: path, line: line)]
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
  sourceLocation: SourceLocation = #_sourceLocation,
  @Descriptions of values: () throws -> [Descriptions.Value]
) rethrows -> [String] {
  let values = try values()
  // Values of the documentation's code stand in its files, others in that of the example.
  let lines = Dictionary(grouping: values, by: \.path).mapValues { values in
    ((try? String(contentsOfFile: values[0].path, encoding: .utf8)) ?? "").components(separatedBy: "\n")
  }
  let names = values.reduce(into: [:]) { $0[$1.name] = $1.value }
  let shown = values.filter { $0.name == nil }
  for value in shown {
    guard let lines = lines[value.path], lines.indices.contains(value.line - 1) else {
      Issue.record("\(value.path) has no line \(value.line)", sourceLocation: sourceLocation)
      continue
    }
    guard let result = DocumentedResult(besideCode: lines[value.line - 1]) else { continue }
    let isSo = result.isShown(value.value, named: names[result.text])
    let place = "\(value.path):\(value.line)"
    #expect(isSo, "\(place): \(result.code) gives \(value.value)", sourceLocation: sourceLocation)
  }
  return shown.map { "\($0.value)" }
}
