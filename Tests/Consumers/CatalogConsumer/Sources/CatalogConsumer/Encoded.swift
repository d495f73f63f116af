import Foundation

/// A value as JSON, the same for an equal one; the type says what a literal is.
func encoded<Value: Encodable>(_ type: Value.Type, _ value: Value) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
