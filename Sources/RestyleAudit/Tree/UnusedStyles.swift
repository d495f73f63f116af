import Restyle

extension Evidence {
  /// Adds the results for the styles of a catalog that no element or component uses.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - used: The styles that elements use.
  ///   - surroundings: The surroundings of the elements.
  mutating func addUnusedStyles(
    of catalog: StyleCatalog, used: UsedStyles, in surroundings: AuditSurroundings
  ) {
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
    for place in all where !isUsed.contains(place) {
      add(Failure("no element has the style"), of: .unusedStyle, at: place, in: Situation())
    }
  }
}
