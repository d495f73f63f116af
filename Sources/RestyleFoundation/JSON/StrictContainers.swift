struct StrictKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let object: StrictObject

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool {
    object.known.insert(key.stringValue)
    return base.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    object.read(key)
    return try base.decodeNil(forKey: key)
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    object.read(key)
    // A missing member is reported by the base.
    if StrictDecoder.isPlain(type) || !base.contains(key) {
      return try StrictDecoder.plainValue(at: codingPath + [key]) { try base.decode(type, forKey: key) }
    }
    return try StrictDecoder(base.superDecoder(forKey: key)).value(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try present(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try present(key).unkeyedContainer()
  }

  /// Returns the decoder of a required member, since `superDecoder` decodes null if the member is missing.
  private func present(_ key: Key) throws -> any Decoder {
    guard contains(key) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
    }
    return try superDecoder(forKey: key)
  }

  func superDecoder() throws -> any Decoder {
    object.read(MemberName("super"))
    return object.decoder(try base.superDecoder(), for: MemberName("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    object.read(key)
    return object.decoder(try base.superDecoder(forKey: key), for: key)
  }
}

struct StrictUnkeyedContainer: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  let object: StrictObject

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if StrictDecoder.isPlain(type) || isAtEnd {
      return try StrictDecoder.plainValue(at: codingPath + [MemberName(index: currentIndex)]) {
        try base.decode(type)
      }
    }
    return try StrictDecoder(base.superDecoder()).value(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let key = MemberName(index: currentIndex)
    return object.decoder(try base.superDecoder(), for: key)
  }
}

struct StrictSingleValueContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: StrictDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard StrictDecoder.isPlain(type) else { return try decoder.value(type) }
    return try StrictDecoder.plainValue(at: codingPath) { try base.decode(type) }
  }
}
