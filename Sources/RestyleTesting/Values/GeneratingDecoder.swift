/// Decodes generated values, according to the choices of a log.
struct GeneratingDecoder: Decoder {
  let log: GenerationLog
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(GeneratingObject(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    // Two elements suffice to test their order.
    GeneratingList(decoder: self, count: choose("count", of: 3))
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { GeneratingValue(decoder: self) }
}

extension GeneratingDecoder {
  /// Chooses one of the values of a part at the path.
  func choose(_ kind: String, of count: Int, at keys: [any CodingKey] = []) -> Int {
    log.choose(path(keys) + "?" + kind, of: count)
  }

  private func path(_ keys: [any CodingKey]) -> String {
    (codingPath + keys).map { $0.stringValue }.joined(separator: "/")
  }

  func nested(at keys: [any CodingKey]) -> Self { Self(log: log, codingPath: codingPath + keys) }

  /// Generates a value: one of the known values of its type, or one that decodes itself.
  func value<Value: Decodable>(at keys: [any CodingKey]) throws -> Value {
    // Types may be recursive.
    guard codingPath.count < 12 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "values of \(Value.self) lie in one another"))
    }
    let known = knownValues(of: Value.self, seed: log.seed)
    guard known.isEmpty else { return known[choose("value", of: known.count, at: keys)] }
    return try Value(from: nested(at: keys))
  }
}

private struct GeneratingObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: GeneratingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// The keys of a dictionary, which accepts any.
  var allKeys: [Key] {
    ["a", "b"].prefix(decoder.choose("keys", of: 3)).compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { decoder.choose("presence", of: 2, at: [key]) == 1 }
  func decodeNil(forKey key: Key) throws -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.value(at: [key])
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try decoder.nested(at: [key]).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.nested(at: [key]).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.nested(at: [key]) }
}

private struct GeneratingList: UnkeyedDecodingContainer {
  let decoder: GeneratingDecoder
  let count: Int?
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { return nil }
  }

  init(decoder: GeneratingDecoder, count: Int) { (self.decoder, self.count) = (decoder, count) }

  /// Returns the key of the next element, and advances past it.
  private mutating func next() throws -> Index {
    guard !isAtEnd else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "more than \(currentIndex) elements are needed"))
    }
    defer { currentIndex += 1 }
    return Index(intValue: currentIndex)
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(at: [try next()])
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try decoder.nested(at: [try next()]).container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try decoder.nested(at: [try next()]).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { decoder.nested(at: [try next()]) }
}

private struct GeneratingValue: SingleValueDecodingContainer {
  let decoder: GeneratingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.choose("nil", of: 2) == 0 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(at: []) }
}
