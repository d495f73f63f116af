/// Properties that a walk through differences passes over, by the types that have them, at any depth.
package struct PropertyOmission: Sendable {
  private var names: [ObjectIdentifier: Set<String>] = [:]

  package init() {}

  /// The names of a type's properties that are passed over; nil for none.
  subscript(type: Any.Type) -> Set<String>? { names[ObjectIdentifier(type)] }

  /// Adds properties of a type.
  package mutating func insert(_ names: [String], of type: Any.Type) {
    self.names[ObjectIdentifier(type), default: []].formUnion(names)
  }
}
