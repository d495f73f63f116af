import Restyle

/// The styles of a catalog that no element has, and no part of one.
struct UnusedStyles {
  private(set) var places: [AuditPlace] = []

  /// Finds the styles.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - used: The styles that elements have.
  ///   - surroundings: Where they were seen.
  init(_ catalog: StyleCatalog, used: Set<AnyHashable>, in surroundings: AuditSurroundings) {
    var used = used
    for style in used { (style.base as? any Style).map { Self.insertParts(of: $0, into: &used) } }
    var isUsed: Set<AuditPlace> = []
    var known: Set<AuditPlace> = []
    var all: [AuditPlace] = []
    func find<S: Style & Hashable>(_ type: S.Type) {
      for named in catalog[type] {
        let place = AuditPlace(names: [S.pluralName, named.name], catalog: catalog.name)
        if known.insert(place).inserted { all.append(place) }
        let styles = surroundings.exploration.explore { named.style(from: $0) }.leaves
        if styles.contains(where: { used.contains(AnyHashable($0.result)) }) { isUsed.insert(place) }
      }
    }
    surroundings.forEachTheme { _ in
      for type in catalog.types { if let type = type as? any (Style & Hashable).Type { find(type) } }
    }
    places = all.filter { !isUsed.contains($0) }
  }

  /// Inserts the styles that a style consists of.
  private static func insertParts(of style: any Style, into styles: inout Set<AnyHashable>) {
    func insert<S: ListedStyle>(_ style: S) {
      style.visitDifferences(from: S.properties.blank) { _, values in
        for value in values {
          if let part = value as? any (Style & Hashable) { styles.insert(AnyHashable(part)) }
        }
      }
    }
    if let style = style as? any ListedStyle { insert(style) }
  }
}

extension Evidence {
  /// Adds the styles that nothing uses.
  mutating func add(_ unused: UnusedStyles) {
    for place in unused.places {
      add(Failure("no element has the style"), of: .unusedStyle, at: place, in: Situation())
    }
  }
}
