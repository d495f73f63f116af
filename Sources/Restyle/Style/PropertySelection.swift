/// A set of properties that a traversal of differences visits: those with given names, at any depth, with their
/// contents.
///
/// A value without any of these properties is skipped without being compared.
package final class PropertySelection: Sendable {
  private let names: Set<String>
  /// The extent to which each property of a type is visited, in the order of its list.
  private let extents = Lock<[ObjectIdentifier: [Extent]]>([:])

  package init(of names: some Sequence<String>) { self.names = Set(names) }

  /// The extent to which a property is visited.
  enum Extent {
    case nothing
    /// The selected properties in it.
    case parts
    case whole
  }

  /// Returns the extent to which each property of a style is visited, in the order of its list.
  func extents<Style: ListedStyle>(of type: Style.Type) -> [Extent] {
    let identity = ObjectIdentifier(type)
    if let known = knownExtents(of: identity) { return known }
    let new = Style.properties.all.map { extent(of: $0.name, with: $0.typed.partNames) }
    add(new, of: identity)
    return new
  }

  // Never inlined, because the rest is specialised for each style.

  @inline(never)
  private func knownExtents(of type: ObjectIdentifier) -> [Extent]? { extents.withLock { $0[type] } }

  @inline(never)
  private func add(_ new: [Extent], of type: ObjectIdentifier) { extents.withLock { $0[type] = new } }

  @inline(never)
  private func extent(of name: String, with partNames: Set<String>) -> Extent {
    selects(name) ? .whole : names.isDisjoint(with: partNames) ? .nothing : .parts
  }

  /// Returns whether properties with a name are visited.
  func selects(_ name: String) -> Bool { names.contains(name) }
}
