/// A value that is encoded by its own code, except that collections without an order are sorted.
///
/// Only values that contain such collections are inspected. An encoder therefore still writes the types that it knows,
/// such as dates and data, in its own way.
struct OrderedEncoding: Encodable {
  private let value: any Encodable

  /// Returns a value as it is if all of it has an order, and otherwise a wrapped value.
  static func needed(for value: any Encodable) -> any Encodable {
    holdsUnorderedValues(value) ? OrderedEncoding(value: value) : value
  }

  func encode(to encoder: any Encoder) throws {
    let ordering = OrderingEncoder(encoder: encoder)
    if let value = value as? any UnorderedValues {
      try value.encodeInOrder(to: ordering)
    } else {
      try value.encode(to: ordering)
    }
  }
}

extension KeyedEncodingContainer {
  /// Encodes a custom value, with collections without an order sorted.
  mutating func encodeInOrder<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encode(OrderedEncoding.needed(for: value), forKey: key)
  }
}

/// Passes values on to another encoder, with collections without an order sorted.
private struct OrderingEncoder: Encoder {
  let encoder: any Encoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { encoder.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Keyed(container: encoder.container(keyedBy: type)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    Unkeyed(container: encoder.unkeyedContainer())
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(container: encoder.singleValueContainer())
  }

  private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var container: KeyedEncodingContainer<Key>
    var codingPath: [any CodingKey] { container.codingPath }

    mutating func encodeNil(forKey key: Key) throws { try container.encodeNil(forKey: key) }

    mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
      try container.encodeInOrder(value, forKey: key)
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(
        OrderingEncoder.Keyed<Nested>(container: container.nestedContainer(keyedBy: type, forKey: key)))
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      Unkeyed(container: container.nestedUnkeyedContainer(forKey: key))
    }

    mutating func superEncoder() -> any Encoder { OrderingEncoder(encoder: container.superEncoder()) }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
      OrderingEncoder(encoder: container.superEncoder(forKey: key))
    }
  }

  private struct Unkeyed: UnkeyedEncodingContainer {
    var container: any UnkeyedEncodingContainer
    var codingPath: [any CodingKey] { container.codingPath }
    var count: Int { container.count }

    mutating func encodeNil() throws { try container.encodeNil() }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      try container.encode(OrderedEncoding.needed(for: value))
    }

    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) -> KeyedEncodingContainer<Nested> {
      KeyedEncodingContainer(Keyed<Nested>(container: container.nestedContainer(keyedBy: type)))
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      Unkeyed(container: container.nestedUnkeyedContainer())
    }

    mutating func superEncoder() -> any Encoder { OrderingEncoder(encoder: container.superEncoder()) }
  }

  private struct Single: SingleValueEncodingContainer {
    var container: any SingleValueEncodingContainer
    var codingPath: [any CodingKey] { container.codingPath }

    mutating func encodeNil() throws { try container.encodeNil() }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
      try container.encode(OrderedEncoding.needed(for: value))
    }
  }
}
