import Foundation
import Restyle

/// The keys that the tests know.
func sampleKeys() throws -> TextAttributeKeySet {
  try .standard.adding(Shout.self).adding(Aliases.self).adding(ZoomFactor.self)
}

/// Decodes a value whose attributes are those of `keys`.
func decode<Value: Decodable>(
  _ type: Value.Type, _ json: String, keys: TextAttributeKeySet = .standard,
  unknown: UnknownTextAttributePolicy = .reject
) throws -> Value {
  let decoder = JSONDecoder()
  decoder.userInfo[.textAttributeKeys] = keys
  decoder.userInfo[.unknownTextAttributePolicy] = unknown
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  return try decoder.decode(type, from: Data(json.utf8))
}

/// Encodes a value in the one form that it has.
func encode(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

extension DecodingError {
  /// The keys that lead to what couldn't be decoded.
  var path: [String] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.map(\.stringValue)
    case .keyNotFound(let key, let context):
      context.codingPath.map(\.stringValue) + [key.stringValue]
    @unknown default:
      []
    }
  }

  /// What was wrong.
  var problem: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context),
      .keyNotFound(_, let context):
      context.debugDescription
    @unknown default:
      ""
    }
  }
}
