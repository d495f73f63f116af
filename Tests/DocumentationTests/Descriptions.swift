/// Gathers the descriptions of expressions that stand by themselves in an example.
@resultBuilder
enum Descriptions {
  static func buildExpression<Value>(_ value: Value) -> [String] { ["\(value)"] }
  static func buildBlock(_ descriptions: [String]...) -> [String] { descriptions.flatMap { $0 } }
}

/// Returns what the expressions of an example give.
func descriptions(@Descriptions of values: () throws -> [String]) rethrows -> [String] { try values() }
