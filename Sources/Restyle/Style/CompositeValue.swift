/// A value that consists of parts: the properties of a style, the attributes of a text, the styles of states.
package protocol CompositeValue: Hashable, Sendable {
  /// The value of which no part says anything.
  static var unset: Self { get }

  /// The parts that at least one of two values has, in order; nil where only the values as wholes can be compared.
  static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]?

  /// Of each kind of part that reports distinguish at least one; none if the value is a whole to them.
  static var partsOfType: [StyleProperty<Self>] { get }

  /// The parts of a value that reports visit beside another one, in order; nil if it is a whole to them.
  static func reportedParts(of value: Self, beside other: Self) -> [StyleProperty<Self>]?

  /// Visits the parts that the value sets, and otherwise than another one.
  func visitParts(from other: Self, _ walk: inout DifferenceWalk)

  /// The part of a name in documents; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - decoder: The decoder of the document, which knows the keys of attributes.
  /// - Returns: The part.
  static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>?

  /// The names in documents of the parts that a value can have, for errors; of an endless number, those of some.
  static func partNames(in decoder: any Decoder) -> [String]

  /// The only part, which documents don't name; nil for types with others.
  static var wrappedPart: StyleProperty<Self>? { get }

  /// Returns what changes of parts start from: this value, with the parts that both others have.
  func completed(for first: Self, _ second: Self) -> Self

  /// Returns the value with room for a part.
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

/// The type as one of values with parts; nil for one without.
package func compositeType<Value>(of type: Value.Type) -> (any CompositeValue.Type)? {
  // Whether a type conforms to a protocol is found out slowly each time.
  let identity = ObjectIdentifier(type)
  if let known = compositeTypes.withLock({ $0[identity] }) { return known }
  let composite = type as? any CompositeValue.Type
  compositeTypes.withLock { $0[identity] = .some(composite) }
  return composite
}

/// The types that are known as such of values with parts, or with none.
private let compositeTypes = Lock<[ObjectIdentifier: (any CompositeValue.Type)?]>([:])
