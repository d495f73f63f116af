/// A value that consists of parts: the properties of a style, the attributes of a text, or the styles of states.
package protocol CompositeValue: Hashable, Sendable {
  /// The value with all parts unset.
  static var unset: Self { get }

  /// Returns the parts that at least one of two values has, in order; nil if the values can be compared only as wholes.
  static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]?

  /// At least one part of each kind that reports distinguish; empty if reports treat the value as a whole.
  static var partsOfType: [StyleProperty<Self>] { get }

  /// Returns the parts that reports visit when they compare a value with another one, in order.
  ///
  /// The result is nil if reports treat the value as a whole.
  static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]?

  /// Visits the parts that this value sets and that differ from those of another value.
  func visitParts(from other: Self, _ walk: inout DifferenceWalk)

  /// Returns the part with a name in documents; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - decoder: The decoder of the document, which knows the keys of attributes.
  /// - Returns: The part.
  static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>?

  /// Returns the names of possible parts in documents, for errors; only some names if there are infinitely many.
  static func partNames(in decoder: any Decoder) -> [String]

  /// The only part of a type with a single part, which has no name in documents; nil for other types.
  static var wrappedPart: StyleProperty<Self>? { get }

  /// Returns this value with the parts that both other values have, as the start for changes of these parts.
  func completed(for first: Self, _ second: Self) -> Self

  /// Returns the value extended so that it can contain a part.
  func holding(_ part: StyleProperty<Self>) -> Self
}

extension CompositeValue {
  package static var partsOfType: [StyleProperty<Self>] { wrappedPart.map { [$0] } ?? [] }
  package static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]? {
    parts(of: value, value)
  }
  package static func partNames(in decoder: any Decoder) -> [String] { partsOfType.map(\.name) }
  package static var wrappedPart: StyleProperty<Self>? { nil }
  package func completed(for first: Self, _ second: Self) -> Self { self }
  package func holding(_ part: StyleProperty<Self>) -> Self { self }
}

extension PropertyCoded {
  package static var unset: Self { properties.blank }
  package static var partsOfType: [StyleProperty<Self>] { [] }
  package static func partNames(in decoder: any Decoder) -> [String] { properties.all.map(\.name) }
  package static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]? { nil }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? { properties.all }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    properties.all.first { $0.name.isExactly(name) }
  }
}

/// Returns a type as a type with parts; nil if it has none.
package func compositeType<Value>(of type: Value.Type) -> (any CompositeValue.Type)? {
  // Checking at run time whether a type conforms to a protocol is slow each time.
  let identity = ObjectIdentifier(type)
  if let known = compositeTypes.withLock({ $0[identity] }) { return known }
  let composite = type as? any CompositeValue.Type
  compositeTypes.withLock { $0[identity] = .some(composite) }
  return composite
}

/// The cached results of `compositeType(of:)`; nil for types without parts.
private let compositeTypes = Lock<[ObjectIdentifier: (any CompositeValue.Type)?]>([:])
