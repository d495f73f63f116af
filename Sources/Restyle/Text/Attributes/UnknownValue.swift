/// Any value that a self-describing format can represent.
indirect enum UnknownValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case unsignedInteger(UInt64)
  case number(Double)
  case string(ExactText)
  case array([UnknownValue])
  /// Members in the order of their names.
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: ExactText
    let value: UnknownValue
  }

  // Limited, because Swift compares, writes and frees nested values recursively.

  /// The maximum nesting of values, including the containers around them.
  static let depthLimit = 512
}

extension UnknownValue: Codable {
  init(from decoder: any Decoder) throws {
    let path = decoder.codingPath
    let document = decoder.userInfo[.unknownValues] as? UnknownDocument
    if let value = document?.value(at: path) {
      self = value
    } else {
      try self.init(from: decoder, depth: path.count)
    }
  }

  /// Decodes a value at a depth, which is passed on because Foundation's decoder takes long to return each path.
  private init(from decoder: any Decoder, depth: Int) throws {
    guard depth <= Self.depthLimit else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "values are nested more than \(Self.depthLimit) deep"))
    }
    if let container = try? decoder.container(keyedBy: NameCodingKey.self) {
      self = .object(
        try container.allKeys.sorted().map { key in
          let value = try UnknownValue(from: try container.superDecoder(forKey: key), depth: depth + 1)
          return Member(name: ExactText(key.stringValue), value: value)
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [UnknownValue] = []
      while !container.isAtEnd {
        array.append(try UnknownValue(from: try container.superDecoder(), depth: depth + 1))
      }
      self = .array(array)
    } else {
      self = try Self.scalar(in: try decoder.singleValueContainer())
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> UnknownValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    if let value = try? container.decode(UInt64.self) {
      // Foundation's decoder rejects 9223372036854775807.0 as an `Int64`.
      return Int64(exactly: value).map { .integer($0) } ?? .unsignedInteger(value)
    }
    if let value = try? container.decode(Double.self) {
      // NaN doesn't equal itself.
      guard !value.isNaN else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "a value here can't be NaN")
      }
      return .number(value)
    }
    return .string(ExactText(try container.decode(String.self)))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: NameCodingKey.self)
      for member in members { try container.encode(member.value, forKey: NameCodingKey(member.name.text)) }
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
    case .string(let value): try Self.encode(value.text, to: encoder)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

extension UnknownValue: CustomStringConvertible {
  /// The value as a Swift literal.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsignedInteger(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value.text.swiftLiteral
    case .array(let array): "\(array)"
    case .object(let members):
      "{" + members.map { "\($0.name.text.swiftLiteral): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}
