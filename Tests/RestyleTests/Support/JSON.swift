import Foundation
import Restyle

/// The keys that the tests know.
func sampleKeys() throws -> TextAttributeKeySet {
  try .standard.adding(Shout.self).adding(Aliases.self).adding(ZoomFactor.self)
}

/// Decodes a value whose attributes are those of `keys`.
func decode<Value: Decodable>(
  _ type: Value.Type = Value.self, _ json: String, keys: TextAttributeKeySet = .standard,
  unknown: UnknownTextAttributePolicy = .reject
) throws -> Value {
  let decoder = JSONDecoder()
  decoder.userInfo[.textAttributeKeys] = keys
  decoder.userInfo[.unknownTextAttributePolicy] = unknown
  return try decoder.decode(type, from: Data(json.utf8))
}

/// Encodes a value in the one form that it has.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
