/// A path to a property, with the type of its values.
package protocol TypedProperty<Root>: Sendable {
  associatedtype Root
  associatedtype Value: Hashable & Sendable

  var path: any WritableKeyPath<Root, Value> & Sendable { get }

  /// Returns the value of the property, or its fallback if the whole has none.
  func value(of root: Root) -> Value

  /// The interpolation between two values; nil for a step.
  var interpolation: InterpolationFunction<Value>? { get }

  func decode(_ key: NameCodingKey, in object: PropertyDecoding, to root: inout Root) throws
  func encode(_ key: NameCodingKey, in object: inout PropertyEncoding, of root: Root) throws

  /// Changes the styles of all texts in the value.
  func restyleTexts(of root: inout Root, _ restyler: (inout TextStyle) -> Void)
}

package typealias PropertyDecoding = KeyedDecodingContainer<NameCodingKey>
package typealias PropertyEncoding = KeyedEncodingContainer<NameCodingKey>

extension TypedProperty where Value: Codable {
  package func decode(_ key: NameCodingKey, in object: PropertyDecoding, to root: inout Root) throws {
    root[keyPath: path] = try object.decode(Value.self, forKey: key)
  }

  package func encode(_ key: NameCodingKey, in object: inout PropertyEncoding, of root: Root) throws {
    try object.encode(root[keyPath: path], forKey: key)
  }
}

extension TypedProperty {
  package func value(of root: Root) -> Value { root[keyPath: path] }
  package var interpolation: InterpolationFunction<Value>? { nil }
  package func restyleTexts(of root: inout Root, _ restyler: (inout TextStyle) -> Void) {}
}

// These types conform only conditionally, where the value does, instead of constraining their values. With constraints,
// the runtime would search the conformances of the whole program for each type when a process first needs a list of
// properties.

struct PlainProperty<Root, Value: Sendable>: Sendable {
  let path: any WritableKeyPath<Root, Value> & Sendable
  let interpolation: InterpolationFunction<Value>?
}

extension PlainProperty: TypedProperty where Value: Hashable & Codable {}

struct OptionalProperty<Root, Wrapped: Sendable>: Sendable {
  let path: any WritableKeyPath<Root, Wrapped?> & Sendable
  let interpolation: InterpolationFunction<Wrapped?>?
}

extension OptionalProperty: TypedProperty, OmittedProperty where Wrapped: Hashable & Codable {}

/// A property that documents omit while it is nil.
protocol OmittedProperty<Root>: TypedProperty where Value == Wrapped? {
  associatedtype Wrapped: Hashable & Codable & Sendable
}

extension OmittedProperty {
  func decode(_ key: NameCodingKey, in object: PropertyDecoding, to root: inout Root) throws {
    root[keyPath: path] = try object.decodeIfPresent(Wrapped.self, forKey: key)
  }

  func encode(_ key: NameCodingKey, in object: inout PropertyEncoding, of root: Root) throws {
    try object.encodeIfPresent(root[keyPath: path], forKey: key)
  }
}

struct NestedStyle<Root, Value: Sendable>: Sendable {
  let path: any WritableKeyPath<Root, Value> & Sendable
}

extension NestedStyle: TypedProperty where Value: Style & Hashable & Codable {
  var interpolation: InterpolationFunction<Value>? { { $0.interpolated(to: $1, at: $2) } }

  func restyleTexts(of root: inout Root, _ restyler: (inout TextStyle) -> Void) {
    root[keyPath: path].restyleTexts(restyler)
  }
}

struct NestedStyles<Root, Element: Sendable>: Sendable {
  let path: any WritableKeyPath<Root, [Element]> & Sendable
  let interpolation: InterpolationFunction<[Element]>?
}

extension NestedStyles: TypedProperty where Element: Style & Hashable & Codable {
  func restyleTexts(of root: inout Root, _ restyler: (inout TextStyle) -> Void) {
    for index in root[keyPath: path].indices { root[keyPath: path][index].restyleTexts(restyler) }
  }
}
