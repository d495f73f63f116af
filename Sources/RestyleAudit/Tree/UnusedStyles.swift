import Restyle

/// The styles of a catalog that no element or component uses.
struct UnusedStyles {
  private(set) var places: [AuditPlace] = []

  /// Finds the styles.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - used: The styles that elements use.
  ///   - surroundings: The surroundings of the elements.
  init(_ catalog: StyleCatalog, used: UsedStyles, in surroundings: AuditSurroundings) {
    var isUsed: Set<AuditPlace> = []
    var known: Set<AuditPlace> = []
    var all: [AuditPlace] = []
    func find<S: Style & Hashable>(_ type: S.Type) {
      for named in catalog[type] {
        let place = AuditPlace(names: [S.pluralName, named.name], catalog: catalog.name)
        if known.insert(place).inserted { all.append(place) }
        let styles = surroundings.exploration.explore { named.style(from: $0) }.leaves
        if styles.contains(where: { used.contains($0.result) }) { isUsed.insert(place) }
      }
    }
    surroundings.forEachTheme { _ in
      for type in catalog.types { if let type = type as? any (Style & Hashable).Type { find(type) } }
    }
    places = all.filter { !isUsed.contains($0) }
  }
}

extension Evidence {
  /// Adds the results for the styles that nothing uses.
  mutating func add(_ unused: UnusedStyles) {
    for place in unused.places {
      add(Failure("no element has the style"), of: .unusedStyle, at: place, in: Situation())
    }
  }
}
