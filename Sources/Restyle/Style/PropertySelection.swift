/// Properties that a walk through differences visits: those of some names at any depth, with all that lies in them.
///
/// What no such property lies in is passed over without being compared.
package final class PropertySelection: Sendable {
  private let names: Set<String>
  /// How much is visited of each property of a type, in the order of its list.
  private let extents = Lock<[ObjectIdentifier: [Extent]]>([:])

  package init(of names: some Sequence<String>) { self.names = Set(names) }

  /// How much of a property is visited.
  enum Extent {
    case nothing
    /// The selected properties in it.
    case parts
    case whole
  }

  /// How much is visited of each property of a style, in the order of its list.
  func extents<Style: ListedStyle>(of type: Style.Type) -> [Extent] {
    if let known = extents.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let new = Style.properties.all.map { property in
      selects(property.name)
        ? .whole : names.isDisjoint(with: property.typed.partNames) ? Extent.nothing : .parts
    }
    extents.withLock { $0[ObjectIdentifier(type)] = new }
    return new
  }

  /// Whether properties of a name are visited.
  func selects(_ name: String) -> Bool { names.contains(name) }
}
