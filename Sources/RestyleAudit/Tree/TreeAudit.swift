import Restyle
import RestyleElements
import RestyleRendering

/// Audits all elements of a tree, each on its backdrop.
struct TreeAudit {
  private(set) var evidence = Evidence()
  /// The styles of elements; empty unless they are requested.
  private(set) var used = UsedStyles()
  /// The traits that determine where each landmark and its equals are.
  private var landmarkReads: [PageLandmark: TraitReads] = [:]

  /// Audits elements on a page.
  ///
  /// - Parameters:
  ///   - element: The elements.
  ///   - catalog: The catalog, which may define the page.
  ///   - values: The named values, which may define the scale.
  ///   - surroundings: The surroundings of the elements.
  ///   - findsUsed: Whether to collect the styles of elements.
  /// - Throws: `ElementError` if elements are nested too deeply.
  init(
    _ element: some Element, on catalog: StyleCatalog, _ values: DesignValues,
    in surroundings: AuditSurroundings, findsUsed: Bool
  ) throws(ElementError) {
    let scale = Scale(values, catalog, lengths: surroundings.lengths)
    var failure: ElementError?
    surroundings.forEachTheme { theme in
      var inspector = StyleInspector(
        surroundings.exploration, scale: scale, on: Page(catalog, in: surroundings))
      var exploration = JointExploration(surroundings.exploration)
      var known: Set<Place> = []
      var all: [Seen] = []
      while let traits = exploration.next() {
        do throws(ElementError) {
          let variation = LoggedVariation(log: TraitReadLog(), notesElements: findsUsed)
          let seen = try sightings(of: element, for: traits, variation, &exploration)
          all += seen.filter { !known.contains($0.place) }
          known.formUnion(seen.map(\.place))
        } catch {
          failure = failure ?? error
        }
      }
      add(all, in: theme, &inspector)
      for gap in exploration.gaps.sorted(by: { "\($0)" < "\($1)" }) {
        evidence.add(gap.failure, of: .unaudited, at: AuditPlace(names: [], catalog: nil), in: theme)
      }
    }
    if let failure { throw failure }
  }

  /// The place of a sighting, with the traits that it depends on.
  private struct Place: Hashable {
    let place: AuditPlace
    let traits: Cube
  }

  private struct Seen {
    let place: Place
    let situation: Situation
    let subject: TreeVisitor.Subject
    /// The index of the look at the place.
    var look = 0
  }

  /// Returns the sightings of all elements for some traits.
  private mutating func sightings(
    of element: some Element, for traits: TraitCollection, _ variation: LoggedVariation,
    _ exploration: inout JointExploration
  ) throws(ElementError) -> [Seen] {
    var visitor = TreeVisitor(traits, variation.log, knowing: used)
    try element.walkStructure(
      &visitor, in: ElementContext(traits: traits), firstNumber: 0, varying: variation)
    visitor.finish()
    used = visitor.used
    // The content of a scope depends on the traits that were read around it.
    var scopes: [(reads: TraitReads, situation: Situation)] = []
    for scope in visitor.scopes {
      var reads = scope.outer.map { scopes[$0].reads } ?? TraitReads()
      reads.formUnion(scope.reads)
      for watch in scope.watches { reads.formUnion(watch.reads) }
      scopes.append((reads, exploration.situation(reading: reads)))
    }
    let sightings = visitor.sightings.map { sighting in
      var (reads, situation) = scopes[sighting.scope]
      if !sighting.reads.isEmpty {
        reads.formUnion(sighting.reads)
        situation = exploration.situation(reading: reads)
      }
      let place = AuditPlace(visitor.problems[sighting.problem].path).appending(sighting.part)
      return Seen(
        place: Place(place: place, traits: Cube(situation)), situation: situation,
        subject: sighting.subject, look: sighting.look)
    }
    return sightings + landmarks(of: visitor, in: scopes, &exploration)
  }

  /// The landmarks of a walk, each compared with the others.
  private mutating func landmarks(
    of visitor: TreeVisitor, in scopes: [(reads: TraitReads, situation: Situation)],
    _ exploration: inout JointExploration
  ) -> [Seen] {
    guard !visitor.landmarks.isEmpty else { return [] }
    for seen in visitor.landmarks {
      landmarkReads[seen.landmark, default: TraitReads()].formUnion(scopes[seen.scope].reads)
    }
    // Failures depend on the places of equal landmarks. Others pass in the situation of the whole walk, which isn't
    // explored, since that would multiply traits.
    let whole = scopes.reduce(Situation()) { $0.meeting($1.situation) ?? $0 }
    return zip(PageLandmark.failures(of: visitor.landmarks.map(\.landmark)), visitor.landmarks).map {
      failure, seen in
      let equals = exploration.situation(reading: landmarkReads[seen.landmark] ?? TraitReads())
      let situation = failure == nil ? whole : equals
      let place = AuditPlace(visitor.problems[seen.problem].path)
      return Seen(
        place: Place(place: place, traits: Cube(situation)), situation: situation,
        subject: .landmark(failure))
    }
  }

  private mutating func add(
    _ seen: [Seen], in theme: Situation, _ inspector: inout StyleInspector
  ) {
    let states = seen.reduce(into: [AuditPlace: Set<ControlState>]()) { states, seen in
      guard case .style(let styling) = seen.subject else { return }
      states[seen.place.place, default: []].formUnion(StyleInspector.states(of: styling.style))
    }
    func inspect(_ styling: TreeVisitor.Styling, at place: AuditPlace) -> [StyleInspector.Seen] {
      func inspect<S: Style>(_ style: S) -> [StyleInspector.Seen] {
        // Whether an element is disabled is fixed, as far as the tree determines it.
        inspector.inspect(
          style,
          in: StyleInspector.Setting(
            content: styling.content, layers: styling.layers,
            isDisabled: styling.state.contains(.disabled), otherStates: states[place] ?? []))
      }
      return inspect(styling.style)
    }
    for seen in seen {
      let (place, situation) = (seen.place.place, theme.with(seen.situation))
      switch seen.subject {
      case .name(let isThere):
        evidence.add(isThere ? nil : .unnamed, of: .accessibleName, at: place, in: situation)
      case .landmark(let failure): evidence.add(failure, of: .distinctLandmarks, at: place, in: situation)
      case .style(let styling):
        for one in inspect(styling, at: place) {
          // If both the element and its colours depend on a trait, only situations with the same value for both can
          // occur.
          guard let both = situation.meeting(one.situation) else { continue }
          evidence.add(
            one.outcome.failure, of: one.outcome.rule, at: place.appending(one.outcome.part),
            look: seen.look, in: both)
        }
      }
    }
  }
}
