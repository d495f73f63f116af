/// A value of an attribute that decoding didn't know, kept to be written back.
struct UnknownTextAttribute: Hashable, Sendable {
  let name: String
  let value: UnknownValue

  /// A comment, on one line whatever the value holds: no key is known that could set it.
  var comment: String {
    "// unknown: \(String(reflecting: name)) = \(String(reflecting: "\(value)"))"
  }
}

extension UnknownTextAttribute: Codable {
  init(from decoder: any Decoder) throws {
    self.init(name: decoder.codingPath.last?.stringValue ?? "", value: try UnknownValue(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

/// The key of all values that were kept unread; they bring their names themselves.
struct UnknownTextAttributeKey: TextAttributeKey {
  typealias Value = UnknownTextAttribute

  static let name = ""
}

extension TextAttribute {
  init(_ unknown: UnknownTextAttribute) {
    self.init(normalized: unknown, of: UnknownTextAttributeKey.self)
  }

  /// Whether the value was kept without being read, since its key isn't known.
  var isUnknown: Bool { key == UnknownTextAttributeKey.self }

  var unknown: UnknownTextAttribute? { isUnknown ? value as? UnknownTextAttribute : nil }
}

/// Any value that a self-describing format can hold.
indirect enum UnknownValue: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsignedInteger(UInt64)
  case number(Double)
  case string(String)
  case array([UnknownValue])
  case object([String: UnknownValue])

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: NameCodingKey.self) {
      var object: [String: UnknownValue] = [:]
      for key in container.allKeys.sorted() {
        object[key.stringValue] = try container.decode(UnknownValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [UnknownValue] = []
      while !container.isAtEnd { array.append(try container.decode(UnknownValue.self)) }
      self = .array(array)
    } else {
      self = try Self.scalar(in: try decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> UnknownValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    if let value = try? container.decode(UInt64.self) { return .unsignedInteger(value) }
    if let value = try? container.decode(Double.self) { return .number(value) }
    return .string(try container.decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: NameCodingKey.self)
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        try container.encode(value, forKey: NameCodingKey(key))
      }
    case .array(let array):
      var container = encoder.unkeyedContainer()
      for value in array { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try Self.encode(value, to: encoder)
    case .integer(let value): try Self.encode(value, to: encoder)
    case .unsignedInteger(let value): try Self.encode(value, to: encoder)
    case .number(let value): try Self.encode(value, to: encoder)
    case .string(let value): try Self.encode(value, to: encoder)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
