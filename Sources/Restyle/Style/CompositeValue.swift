/// A value that consists of parts: the properties of a style, the attributes of a text, the styles of states.
package protocol CompositeValue: Hashable, Sendable {
  /// The value of which no part says anything.
  static var unset: Self { get }

  /// The parts that at least one of two values has, in order; nil where only the values as wholes can be compared.
  static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]?

  /// The part of a name in documents; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - decoder: The decoder of the document, which knows the keys of attributes.
  /// - Returns: The part.
  static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>?

  /// The only part, which documents don't name; nil for types with others.
  static var wrappedPart: StyleProperty<Self>? { get }

  /// Returns what changes of parts start from: this value, with the parts that both others have.
  func completed(for first: Self, _ second: Self) -> Self

  /// Returns the value with room for a part.
  func holding(_ part: StyleProperty<Self>) -> Self
}

extension CompositeValue {
  package static var wrappedPart: StyleProperty<Self>? { nil }
  package func completed(for first: Self, _ second: Self) -> Self { self }
  package func holding(_ part: StyleProperty<Self>) -> Self { self }
}

extension PropertyCoded {
  package static var unset: Self { properties.blank }

  package static func parts(of first: Self, _ second: Self) -> [StyleProperty<Self>]? { properties.all }

  package static func part(named name: String, in decoder: any Decoder) -> StyleProperty<Self>? {
    properties.all.first { $0.name.isExactly(name) }
  }
}
