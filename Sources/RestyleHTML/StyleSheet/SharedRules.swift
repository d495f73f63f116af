import Restyle
import RestyleRendering

/// The rules of a stylesheet in the making, of which those that declare the same share a list of selectors.
///
/// A rule joins an earlier one of the same condition only if it makes no difference: no rule in between declares one of
/// its properties otherwise, for the same kind of box and at the same weight. So whatever elements the selectors have
/// in common, the same rule wins. Nor does a selector that a browser may not know join others, since it takes all of
/// its list along.
///
/// The work grows with the count of rules and their declarations.
struct SharedRules {
  /// Whether rules join others at all.
  private let shares: Bool
  /// Whether there are rules that may weigh anything, so that all weights have to be known together.
  private let ranksAll: Bool
  private(set) var sources: [RuleSource] = []
  private(set) var segments: [Segment] = []
  private(set) var lists: [List] = []
  private(set) var members: [Member] = []
  /// The identifiers of classes, one after another.
  private(set) var identifiers = Bytes()
  /// Where the class of each source lies among the identifiers, if nothing but it, the selector and the condition
  /// determine what to write.
  private(set) var identifierPlaces: [Range<Int>?] = []
  /// What rules declare, each text once.
  private(set) var declarations = Bytes()
  private(set) var texts: [Text] = []
  private var textNumbers: NumberTable
  private var latest: NumberTable
  private var declared = DeclaredProperties()
  /// The last list that no later rule may precede.
  private var barrier: Int32 = 0

  /// Makes room for rules.
  ///
  /// - Parameters:
  ///   - shares: Whether rules join others at all.
  ///   - ruleCount: How many rules there are at most.
  ///   - ordered: Whether there are rules whose order alone decides.
  init(sharing shares: Bool, ruleCount: Int, ordered: Bool) {
    self.shares = shares
    ranksAll = ordered
    textNumbers = NumberTable(capacity: shares ? ruleCount : 0)
    latest = NumberTable(capacity: shares ? ruleCount : 0)
    members.reserveCapacity(ruleCount)
    // About half of the rules join others.
    lists.reserveCapacity(shares ? ruleCount / 2 : ruleCount)
    texts.reserveCapacity(shares ? ruleCount / 2 : ruleCount)
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

  /// Where what a rule declares lies among the declarations.
  struct Text {
    let place: Range<Int>
    fileprivate let families: CSSRules.Families
  }

  /// Lists under one condition, one after another.
  struct Segment {
    let condition: TraitCondition
    let firstList: Int
  }

  /// Selectors that declare the same.
  struct List {
    fileprivate(set) var first: Int32
    fileprivate(set) var last: Int32
    fileprivate let key: ListKey

    /// The number of what they declare.
    var text: Int { Int(key.text) }

    /// Whether browsers have to know functions such as `:is` for its selectors.
    var hasFunctions: Bool { key.hasFunctions }
  }

  /// A rule in a list.
  // Without references, which would be counted whenever one is read.
  struct Member {
    let source: Int32
    let selector: StyleSelector
    let condition: TraitCondition
    /// The next one of the list; -1 behind the last one.
    fileprivate(set) var next: Int32 = -1
  }
}

extension SharedRules {
  /// Starts the rules of a condition.
  mutating func begin(_ condition: TraitCondition) {
    segments.append(Segment(condition: condition, firstList: lists.count))
  }

  /// Adds the source of the rules that follow.
  ///
  /// - Returns: Its number.
  mutating func add(_ source: RuleSource) -> Int {
    sources.append(source)
    if case .className(let identifier) = source.root, !source.isOrdered, source.scope.isEmpty {
      let start = identifiers.count
      identifiers += identifier
      identifierPlaces.append(start..<identifiers.count)
    } else {
      identifierPlaces.append(nil)
    }
    return sources.count - 1
  }

  /// Adds rules of a source.
  mutating func add(_ indices: Range<Int>, of number: Int) {
    let source = sources[number]
    let onlySource = source.root.isKnownEverywhere ? -1 : Int32(truncatingIfNeeded: number)
    source.rules.rules.withUnsafeBufferPointer { rules in
      for index in indices {
        let rule = rules[index]
        let member = Int32(truncatingIfNeeded: members.count)
        members.append(
          Member(
            source: Int32(truncatingIfNeeded: number), selector: rule.selector, condition: rule.condition))
        let text = self.number(ofTextOf: rule, in: source.rules)
        let key = ListKey(text, of: rule, in: source, onlySource)
        if shares {
          add(member, rule, key, isOrdered: source.isOrdered)
        } else {
          lists.append(List(first: member, last: member, key: key))
        }
      }
    }
  }

  /// Adds a member to a list, or a list for it.
  private mutating func add(_ member: Int32, _ rule: CSSRules.Rule, _ key: ListKey, isOrdered: Bool) {
    let place = CompetingPlace(rule.selector, isOrdered: isOrdered)
    let families = texts[Int(key.text)].families
    let slot = latest.place(of: key.hash) { lists[$0].key == key }
    var list = latest[slot]
    if list >= 0, mayJoin(list, key.text, place, families) {
      members[Int(lists[Int(list)].last)].next = member
      lists[Int(list)].last = member
    } else {
      list = Int32(truncatingIfNeeded: lists.count)
      lists.append(List(first: member, last: member, key: key))
      latest[slot] = list
    }
    note(key.text, place, families, in: list)
  }

  /// The number of what a rule declares.
  private mutating func number(ofTextOf rule: CSSRules.Rule, in rules: CSSRules) -> Int32 {
    let next = Int32(truncatingIfNeeded: texts.count)
    return rules.withBytes(of: rule) { bytes in
      if shares {
        var hash = WordHash()
        hash.combine(bytes)
        let slot = declarations.withUnsafeBytes { declarations in
          textNumbers.place(of: hash) { number in
            bytes.isEqual(to: UnsafeRawBufferPointer(rebasing: declarations[texts[number].place]))
          }
        }
        if textNumbers[slot] >= 0 { return textNumbers[slot] }
        textNumbers[slot] = next
      }
      let start = declarations.count
      declarations.append(contentsOf: bytes)
      texts.append(
        Text(
          place: start..<declarations.count,
          families: shares ? rules.families(of: rule) : CSSRules.Families()))
      return next
    }
  }

  /// Whether it makes no difference that a rule is in a list and not at the end.
  private func mayJoin(
    _ list: Int32, _ text: Int32, _ place: CompetingPlace, _ families: CSSRules.Families
  ) -> Bool {
    guard list >= barrier else { return false }
    // Of unknown families, or of a weight that isn't ranked, it has to stay behind all others.
    guard !families.includesUnknown, ranksAll || !place.mayWeighAnything else {
      return list == lists.count - 1
    }
    // A rule of a known weight competes with those of the same, and with those that may weigh anything.
    let (first, second) = (declared.start(of: place.rivals.0), declared.start(of: place.rivals.1))
    return families.allSatisfy { family in
      declared.end(of: family, from: first, otherThan: text) <= list
        && declared.end(of: family, from: second, otherThan: text) <= list
    }
  }

  private mutating func note(
    _ text: Int32, _ place: CompetingPlace, _ families: CSSRules.Families, in list: Int32
  ) {
    if families.includesUnknown { barrier = max(barrier, list) }
    declared.note(text, families, in: list, at: place.own)
    if ranksAll { declared.note(text, families, in: list, at: place.all) }
  }
}

/// What rules have to have in common to share a list: what they declare, when, and what browsers have to know.
private struct ListKey: Equatable {
  let text: Int32
  /// Which source it is alone for; -1 for whatever is like it.
  private let onlySource: Int32
  private let condition: TraitCondition
  /// Whether browsers have to know functions such as `:is`.
  let hasFunctions: Bool
  /// The pseudo-element, if it isn't as old as stylesheets are.
  private let suffix: StyleSelector.Suffix?

  @inline(__always)
  init(_ text: Int32, of rule: CSSRules.Rule, in source: SharedRules.RuleSource, _ onlySource: Int32) {
    self.text = text
    self.onlySource = onlySource
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
  }

  /// What equal keys have in common; few differ in nothing else.
  var hash: WordHash {
    var hash = WordHash()
    hash.combine(UInt64(UInt32(bitPattern: text)) << 32 | UInt64(condition.rawValue))
    hash.combine(UInt64(UInt32(bitPattern: onlySource)))
    return hash
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
