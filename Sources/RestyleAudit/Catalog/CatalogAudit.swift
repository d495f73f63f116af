import Restyle

/// Audits all styles of a catalog.
struct CatalogAudit {
  let catalog: StyleCatalog
  let surroundings: AuditSurroundings
  private let scale: Scale
  private(set) var evidence = Evidence()
  /// The named values that the styles refer to.
  private(set) var references = NamedReferences()

  init(_ catalog: StyleCatalog, _ values: DesignValues, in surroundings: AuditSurroundings) {
    self.catalog = catalog
    self.surroundings = surroundings
    scale = Scale(values, catalog, lengths: surroundings.lengths)
    surroundings.forEachTheme { inspect(in: $0) }
  }
}

extension CatalogAudit {
  private mutating func inspect(in theme: Situation) {
    let page = Page(catalog, in: surroundings)
    var inspector = StyleInspector(surroundings.exploration, scale: scale, on: page)
    func inspect<S: Style>(_ type: S.Type) { inspectStyles(of: type, in: theme, &inspector) }
    for type in catalog.types { inspect(type) }
  }

  private mutating func inspectStyles<S: Style>(
    of type: S.Type, in theme: Situation, _ inspector: inout StyleInspector
  ) {
    let styles = catalog[type]
    let axes = RecipeAxes(styles.compactMap(\.variant))
    let explored = styles.map { named in surroundings.exploration.explore { named.style(from: $0) } }
    func name(of named: NamedStyle<S>) -> String { named.variant?.recipe ?? named.name }
    let states = zip(styles, explored).reduce(into: [String: Set<ControlState>]()) { states, style in
      for leaf in style.1.leaves {
        states[name(of: style.0), default: []].formUnion(StyleInspector.states(of: leaf.result))
      }
    }
    for (named, explored) in zip(styles, explored) {
      let place = AuditPlace(names: [S.pluralName, name(of: named)], catalog: catalog.name)
      let setting = StyleInspector.Setting(otherStates: states[name(of: named)] ?? [])
      let situation = named.variant.map { theme.with(axes.situation(of: $0)) } ?? theme
      var seen: [StyleInspector.Seen] = []
      for (traits, style) in explored.leaves {
        references.add(style)
        for one in inspector.inspect(style, in: setting) {
          // If both the style and its colours depend on a trait, only situations with the same value for both can
          // occur.
          guard let both = situation.with(traits).meeting(one.situation) else { continue }
          seen.append(StyleInspector.Seen(outcome: one.outcome, situation: both))
        }
      }
      for one in seen {
        evidence.add(
          one.outcome.failure, of: one.outcome.rule, at: place.appending(one.outcome.part), in: one.situation)
      }
      for gap in explored.gaps { evidence.add(gap.failure, of: .unaudited, at: place, in: situation) }
    }
  }
}

/// The axes of a catalog's recipes, which have names for their values, but none for themselves.
private struct RecipeAxes {
  private var labels: [String: [[Int: String]]] = [:]

  init(_ variants: [RecipeVariant]) {
    for variant in variants {
      var axes = labels[variant.recipe] ?? []
      for index in variant.places.indices {
        // Recipes with the same name may have different axes.
        if index == axes.count { axes.append([:]) }
        axes[index][variant.places[index]] = variant.names[index]
      }
      labels[variant.recipe] = axes
    }
  }

  /// The situation of a variant among those of its recipe.
  func situation(of variant: RecipeVariant) -> Situation {
    variant.places.indices.reduce(Situation()) { situation, axis in
      let names = labels[variant.recipe]?[axis] ?? [:]
      let all = (0...(names.keys.max() ?? 0)).map { names[$0] ?? "" }
      return situation.with(
        Dimension(id: .axis(axis), name: "axis \(axis + 1)", labels: all), variant.places[axis])
    }
  }
}
