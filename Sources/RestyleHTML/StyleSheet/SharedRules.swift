import RestyleRendering

/// The rules of a stylesheet in the making, of which those that declare the same share a list of selectors.
///
/// A rule joins an earlier one of the same condition only if nothing can tell: no rule in between declares one of its
/// properties otherwise, for the same kind of box and at the same weight. So whatever elements the selectors have in
/// common, the same rule wins. Nor does a selector that a browser may not know join others, since it takes all of its
/// list along.
///
/// The work grows with the count of rules and their declarations.
struct SharedRules {
  /// Whether rules join others at all.
  let shares: Bool
  private(set) var sources: [RuleSource] = []
  private(set) var segments: [Segment] = []
  private(set) var lists: [List] = []
  private(set) var members: [Member] = []
  private var texts: [DeclaredText: Int32] = [:]
  private var latest: [ListKey: Int32] = [:]
  private var declared = DeclaredProperties()
  /// The last list that no later rule may go before.
  private var barrier: Int32 = 0

  /// Makes room for a count of rules.
  init(sharing shares: Bool, ruleCount: Int) {
    self.shares = shares
    members.reserveCapacity(ruleCount)
    lists.reserveCapacity(ruleCount)
    guard shares else { return }
    texts.reserveCapacity(ruleCount)
    latest.reserveCapacity(ruleCount)
  }

  /// Rules of one class, or of what people chose.
  struct RuleSource {
    let root: RuleRoot
    let rules: CSSRules
    /// Whether the order of rules alone decides.
    let isOrdered: Bool
    /// The end of the selectors.
    let scope: Bytes
  }

  /// Lists under one condition, one behind the other.
  struct Segment {
    let condition: TraitCondition
    let firstList: Int
  }

  /// Selectors that declare the same.
  struct List {
    fileprivate(set) var first: Int32
    fileprivate(set) var last: Int32
  }

  /// A rule in a list.
  struct Member {
    let source: Int32
    let rule: Int32
    /// The next one of the list; -1 behind the last one.
    fileprivate(set) var next: Int32 = -1
  }
}

extension SharedRules {
  /// Starts the rules of a condition.
  mutating func begin(_ condition: TraitCondition) {
    segments.append(Segment(condition: condition, firstList: lists.count))
  }

  /// Adds what rules follow of.
  ///
  /// - Returns: Its number.
  mutating func add(_ source: RuleSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Adds a rule of a source.
  mutating func add(_ index: Int, of source: Int) {
    let member = Int32(truncatingIfNeeded: members.count)
    members.append(Member(source: Int32(truncatingIfNeeded: source), rule: Int32(truncatingIfNeeded: index)))
    guard shares else { return lists.append(List(first: member, last: member)) }
    let origin = sources[source]
    let text = number(of: DeclaredText(rules: origin.rules, rule: origin.rules.rules[index]))
    let key = ListKey(text, of: origin.rules.rules[index], in: origin, source)
    let place = CompetingPlace(origin.rules.rules[index].selector, isOrdered: origin.isOrdered)
    let families = origin.rules.families(ofRule: index)
    if let list = latest[key], mayJoin(list, text, place, families) {
      members[Int(lists[Int(list)].last)].next = member
      lists[Int(list)].last = member
      note(text, place, families, in: list)
    } else {
      let list = Int32(truncatingIfNeeded: lists.count)
      lists.append(List(first: member, last: member))
      latest[key] = list
      note(text, place, families, in: list)
    }
  }

  private mutating func number(of text: DeclaredText) -> Int32 {
    let next = Int32(truncatingIfNeeded: texts.count)
    if let number = texts[text] { return number }
    texts[text] = next
    return next
  }

  /// Whether nothing tells that a rule stands in a list and not at the end.
  private func mayJoin(
    _ list: Int32, _ text: Int32, _ place: CompetingPlace, _ families: CSSRules.Families
  ) -> Bool {
    guard list >= barrier, !families.includesUnknown || list == lists.count - 1 else { return false }
    // A rule of a known weight competes with those of the same, and with those that may weigh anything.
    let (first, second) = (declared.start(of: place.rivals.0), declared.start(of: place.rivals.1))
    return families.allSatisfy { family in
      declared.end(at: first + family, otherThan: text) <= list
        && declared.end(at: second + family, otherThan: text) <= list
    }
  }

  private mutating func note(
    _ text: Int32, _ place: CompetingPlace, _ families: CSSRules.Families, in list: Int32
  ) {
    if families.includesUnknown { barrier = max(barrier, list) }
    let (own, all) = (declared.makeRoom(for: place.own), declared.makeRoom(for: place.all))
    _ = families.allSatisfy { family in
      declared.note(text, in: list, at: own + family)
      declared.note(text, in: list, at: all + family)
      return true
    }
  }
}

/// What a rule declares.
private struct DeclaredText: Hashable {
  let rules: CSSRules
  let rule: CSSRules.Rule

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.rules.declares(lhs.rule, as: rhs.rules, rhs.rule) }

  func hash(into hasher: inout Hasher) { rules.hash(declarationsOf: rule, into: &hasher) }
}

/// What rules have to have in common to share a list: what they declare, when, and what browsers have to know.
private struct ListKey: Hashable {
  private let text: Int32
  private let condition: TraitCondition
  /// Whether browsers have to know functions such as `:is`.
  private let hasFunctions: Bool
  /// The pseudo-element, if it isn't as old as stylesheets are.
  private let suffix: StyleSelector.Suffix?
  /// Which source it is alone for; -1 for whatever is like it.
  private let onlySource: Int

  init(_ text: Int32, of rule: CSSRules.Rule, in source: SharedRules.RuleSource, _ number: Int) {
    self.text = text
    condition = rule.condition
    let selector = rule.selector
    hasFunctions =
      !selector.states.isEmpty || selector.previousStates?.isEmpty == false || !source.scope.isEmpty
      || condition.contains(.rightToLeft)
      || source.isOrdered && (selector.suffix == .active || selector.suffix == .empty)
    suffix =
      switch selector.suffix {
      case nil, .active, .empty, .descendants, .before, .after: nil
      default: selector.suffix
      }
    onlySource = source.root.isKnownEverywhere ? -1 : number
  }
}

extension RuleRoot {
  /// Whether all browsers know what the root consists of: pseudo-classes came one after the other, and the mark of
  /// attributes whose letters don't count did too.
  fileprivate var isKnownEverywhere: Bool {
    guard case .selector(let selector) = self else { return true }
    return selector.alternatives.allSatisfy { alternative in
      !alternative.contains(UInt8(ascii: ":"))
        && !zip(alternative, alternative.dropFirst()).contains {
          $0 == UInt8(ascii: "i") && $1 == UInt8(ascii: "]")
        }
    }
  }
}
