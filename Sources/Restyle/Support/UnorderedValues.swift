/// A collection whose order depends on the hash seed, and which is therefore sorted for encoding.
protocol UnorderedValues {
  /// Encodes the elements in a fixed order; in a dictionary, each key is followed by its value.
  func encodeInOrder(to encoder: any Encoder) throws
}

extension Set: UnorderedValues where Element: Encodable {
  func encodeInOrder(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in inOrder(self, by: { $0 }) { try container.encode(element) }
  }
}

extension Dictionary: UnorderedValues where Key: Encodable, Value: Encodable {
  func encodeInOrder(to encoder: any Encoder) throws {
    if Key.self == String.self || Key.self == Int.self || Key.self is any CodingKeyRepresentable.Type {
      // As an object, because the format determines the order of members.
      return try encode(to: encoder)
    }
    var container = encoder.unkeyedContainer()
    for entry in inOrder(self, by: \.key) {
      try container.encode(entry.key)
      try container.encode(entry.value)
    }
  }
}

/// Returns whether the encoded form of a value depends on the hash seed.
func holdsUnorderedValues(_ value: Any) -> Bool {
  var pending: [Any] = [value]
  // Limited, because objects may refer to each other in a cycle. Past the limit, the value counts as unordered, and is
  // inspected completely while it is encoded.
  var rest = 10_000
  while let next = pending.popLast() {
    // Strings and numbers have no children to inspect.
    if next is String || next is any Numeric { continue }
    // Restyle's own types contain only ordered values.
    if let own = next as? any SwiftSourceConvertible, !type(of: own).holdsOthers { continue }
    let mirror = Mirror(reflecting: next)
    rest -= 1
    if rest < 0 || mirror.displayStyle == .set || mirror.displayStyle == .dictionary { return true }
    pending += mirror.children.lazy.map(\.value)
  }
  return false
}

/// Returns elements sorted by a key of each; keys that can't be compared are sorted by their descriptions.
func inOrder<Elements: Sequence>(
  _ elements: Elements, by key: (Elements.Element) -> Any
) -> [Elements.Element] {
  func precedes<Value: Comparable>(_ first: Value, _ second: Any) -> Bool? {
    guard let second = second as? Value else { return nil }
    return first < second ? true : second < first ? false : nil
  }
  return elements.map { (element: $0, key: key($0)) }.sorted { first, second in
    (first.key as? any Comparable).flatMap { precedes($0, second.key) }
      ?? orderedDescription(of: first.key).precedes(orderedDescription(of: second.key))
  }.map(\.element)
}
