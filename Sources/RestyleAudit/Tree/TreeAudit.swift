import Restyle
import RestyleElements
import RestyleRendering

/// Looks at all elements of a tree, each on what lies behind it there.
struct TreeAudit {
  private(set) var evidence = Evidence()
  /// The styles that elements have.
  private(set) var used: Set<AnyHashable> = []
  /// What these refer to.
  private(set) var references = NamedReferences()

  /// Audits elements on a page.
  ///
  /// - Throws: `ElementError` if elements are nested too deeply.
  init(
    _ element: some Element, on catalog: StyleCatalog, _ values: DesignValues,
    in surroundings: AuditSurroundings
  ) throws(ElementError) {
    let scale = Scale(values)
    var failure: ElementError?
    surroundings.forEachTheme { theme in
      let page = Page(catalog, in: surroundings)
      let explored = surroundings.exploration.explore { Walk($0, at: element, on: page, scale) }
      for (situation, walk) in explored.leaves {
        switch walk.result {
        case .success(let places): add(places, in: theme.with(situation))
        case .failure(let error): failure = failure ?? error
        }
      }
      for gap in explored.gaps {
        evidence.add(gap.failure, of: .unaudited, at: AuditPlace(names: [], catalog: nil), in: theme)
      }
    }
    if let failure { throw failure }
  }

  /// All elements for some traits.
  private struct Walk {
    let result: Result<[Seen], ElementError>

    struct Seen {
      let place: AuditPlace
      let style: any (Style & Hashable)
      let outcomes: [(outcome: Inspection.Outcome, state: Situation)]
    }

    init(_ traits: TraitCollection, at element: some Element, on page: Page, _ scale: Scale) {
      result = Result { () throws(ElementError) in
        var visitor = TreeVisitor(traits, on: page.backdrop(for: traits))
        try element.walkStructure(&visitor, in: ElementContext(traits: traits))
        var inspections: [Key: [(Inspection.Outcome, Situation)]] = [:]
        return visitor.sightings.map { sighting in
          let key = Key(
            style: AnyHashable(sighting.shownStyle), content: sighting.content,
            backdrop: sighting.backdrop, state: sighting.state)
          let outcomes = inspections[key] ?? StyleInspector.outcomes(of: sighting, for: traits, scale)
          inspections[key] = outcomes
          let names = visitor.problems[sighting.problem].path.steps.map(\.description)
          return Seen(
            place: AuditPlace(names: names, catalog: nil).appending(sighting.part), style: sighting.style,
            outcomes: outcomes)
        }
      }
    }

    /// What equal sightings have in common.
    private struct Key: Hashable {
      let style: AnyHashable
      let content: ShownContent
      let backdrop: Backdrop
      let state: ControlState
    }
  }

  private mutating func add(_ seen: [Walk.Seen], in situation: Situation) {
    for seen in seen {
      if used.insert(AnyHashable(seen.style)).inserted { references.add(seen.style) }
      for (outcome, state) in seen.outcomes {
        evidence.add(
          outcome.failure, of: outcome.rule, at: seen.place.appending(outcome.part),
          in: situation.with(state))
      }
    }
  }
}

extension StyleInspector {
  /// What the rules find of an element's style in all states that it can be in.
  fileprivate static func outcomes(
    of sighting: TreeVisitor.Sighting, for traits: TraitCollection, _ scale: Scale
  ) -> [(Inspection.Outcome, Situation)] {
    func outcomes<S: Style>(_ style: S) -> [(Inspection.Outcome, Situation)] {
      let states = states(of: style)
      // What is disabled stays so, as far as the tree says.
      let possible = states.filter { $0.contains(.disabled) == sighting.state.contains(.disabled) }
      let dimension = Dimension(id: .state, name: "state", labels: possible.map(\.shownName))
      let values = inspectValues(of: style, scale).outcomes.map { ($0, Situation()) }
      return values
        + possible.enumerated().flatMap { index, state in
          let situation = possible.count == 1 ? Situation() : Situation().with(dimension, index)
          return inspect(
            style, of: sighting.content, in: state, for: traits, on: sighting.backdrop
          ).outcomes.map {
            ($0, situation)
          }
        }
    }
    return outcomes(sighting.shownStyle)
  }
}
