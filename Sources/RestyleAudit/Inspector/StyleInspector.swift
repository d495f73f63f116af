import Restyle

/// Audits styles in all their states and for all relevant traits, and equal styles only once.
struct StyleInspector {
  let exploration: Exploration
  let page: Page
  let scale: Scale
  private var known: [Key: [Seen]] = [:]

  /// The surroundings in which a style is shown.
  struct Setting: Hashable {
    /// The content of the element.
    var content = ShownContent()
    /// The backgrounds behind the style on the page, the innermost last.
    var layers: [BackgroundStyle] = []
    /// Whether the element is always or never disabled; nil if it may be either.
    var isDisabled: Bool?
    /// The states for which other styles of the place have their own looks: this style is shown in them, too.
    var otherStates: Set<ControlState> = []
  }

  private struct Key: Hashable {
    let style: AnyHashable
    let setting: Setting
  }

  /// The outcome of a rule in a situation.
  struct Seen {
    let outcome: Inspection.Outcome
    let situation: Situation
  }

  init(_ exploration: Exploration, scale: Scale, on page: Page) {
    self.exploration = exploration
    self.scale = scale
    self.page = page
  }
}

extension StyleInspector {
  /// Returns the outcomes of all rules for a style.
  mutating func inspect<S: Style>(_ style: S, in setting: Setting = Setting()) -> [Seen] {
    let key = (style as? any Hashable).map { Key(style: AnyHashable($0), setting: setting) }
    if let key, let seen = known[key] { return seen }
    let seen = inspectStates(of: style, in: setting)
    if let key { known[key] = seen }
    return seen
  }

  private func inspectStates<S: Style>(of style: S, in setting: Setting) -> [Seen] {
    let own = Self.states(of: style)
    let states = own.union(setting.otherStates).filter { state in
      setting.isDisabled.map { $0 == state.contains(.disabled) } ?? true
    }.sorted(by: ControlState.yields)
    var all = Self.inspectValues(of: style, scale).outcomes.map { Seen(outcome: $0, situation: Situation()) }
    for state in states {
      let explored = exploration.explore { traits in
        let backdrop = setting.layers.reduce(page.backdrop(for: traits)) { $0.under($1, traits) }
        return Self.inspect(
          style, of: setting.content, in: state, isOwn: own.contains(state), for: traits, on: backdrop)
      }
      for (situation, inspection) in explored.leaves {
        let situation =
          states.count == 1 ? situation : situation.with(Self.dimension, Self.numbers[state] ?? 0)
        all += inspection.outcomes.map { Seen(outcome: $0, situation: situation) }
      }
      all += explored.gaps.sorted { "\($0)" < "\($1)" }.map { gap in
        Seen(
          outcome: Inspection.Outcome(rule: .unaudited, part: "", failure: gap.failure),
          situation: Situation())
      }
    }
    return all
  }

  /// All states, so that a number identifies the same state for each style: a place has several styles if its style
  /// depends on traits, or is a variant of a recipe.
  private static let states = (0...ControlState(rawValue: .max).rawValue).map(ControlState.init(rawValue:))
    .sorted(by: ControlState.yields)
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(states, states.indices))
  private static let dimension = Dimension(id: .state, name: "state", labels: states.map(\.shownName))

  /// The outcomes of rules for the values that a style sets.
  private static func inspectValues(of style: some Style, _ scale: Scale) -> Inspection {
    var inspection = Inspection()
    visitLeaves(of: style) { part, value in
      inspection.checkGamut(of: value, at: part)
      if !scale.isEmpty { inspection.checkScale(of: value, at: part, scale) }
    }
    return inspection
  }

  /// The outcomes of rules for a style in a state.
  private static func inspect<S: Style>(
    _ style: S, of content: ShownContent, in state: ControlState, isOwn: Bool, for traits: TraitCollection,
    on backdrop: Backdrop
  ) -> Inspection {
    func sight(_ state: ControlState) -> Sight {
      var sight = Sight(state, traits, of: content, on: backdrop)
      sight.add(anything: style)
      return sight
    }
    var inspection = Inspection()
    // A state for which only other styles have their own looks may look like any other.
    let compared = isOwn ? compared(state, of: style) : []
    inspection.inspect(sight(state), besides: compared.map { ($0, sight(state.subtracting($0))) })
    return inspection
  }

  /// The states in which a style is audited: those with their own looks, and those that people have to distinguish.
  static func states<S: Style>(of style: S) -> Set<ControlState> {
    guard let audited = style as? any AuditedStyle else { return Set(listedStates(of: style)) }
    return Set(audited.auditedStates + type(of: audited).essentialStates)
  }

  /// The members of a state without which the style has to have another look.
  private static func compared<S: Style>(_ state: ControlState, of style: S) -> [ControlState] {
    let essential = (S.self as? any AuditedStyle.Type)?.essentialStates ?? []
    return ControlState.namedMembers.map(\.member).filter { member in
      guard state.contains(member) else { return false }
      // A style for a combination of states may deliberately look like another one.
      return member == .focused || essential.contains(member) || state == member
    }
  }
}
