public import Restyle
import RestyleRendering

/// A change of a rule between two stylesheets.
///
/// A rule is identified by its media query, its container queries, its supported features and its selector. A change
/// stands for all declarations with these. Apply the changes to the earlier stylesheet in their order; then the same
/// rules win as in the later one.
public struct StyleSheetChange: Hashable, Sendable, Codable {
  /// The media query; empty for none.
  @Exact public private(set) var media: String
  /// The container queries within the media query, each in a block of the one before; empty for none.
  @Exact public private(set) var containers: [String]
  /// The features that a browser has to support, such as `(display:grid)`, in a block around the queries; empty for
  /// none.
  @Exact public private(set) var supports: String
  /// The selector.
  @Exact public private(set) var selector: String
  /// The kind of the change.
  public let kind: Kind
  /// All current declarations of the rule, such as `color:#ff0000;margin:0`; empty if the rule was removed.
  @Exact public private(set) var declarations: String

  /// The kinds of changes of rules.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The rule is added to the end of the stylesheet, in blocks of its queries, if any.
    case added
    /// The declarations changed; the new ones replace all old ones.
    case changed
    /// The rule is removed; it may be added again at the end.
    case removed
  }
}

extension StyleSheet {
  /// Returns the changes from an earlier stylesheet to this one.
  ///
  /// A ``LivePage`` keeps the class of each position, so for another theme, browsers only need these changes. To apply
  /// them, look up rules by their selectors.
  ///
  /// - Parameter previous: The earlier stylesheet, with the same layer, appearance source and media traits.
  /// - Returns: The changes, in the order in which to apply them.
  public func changes(from previous: StyleSheet) -> [StyleSheetChange] {
    let (new, old) = (GroupedRules(self, unlike: previous), GroupedRules(previous, unlike: self))
    let changed = new.groups.flatMap { self.changes(from: old[$0.key], to: $0.rules) }
    let gone = old.groups.filter { new[$0.key].isEmpty }
    let removed = gone.flatMap { self.changes(from: $0.rules, to: []) }
    // If classes become ordered or stop being so, removing last would also remove rules that were added for the same
    // class.
    return allOrdered.isEmpty && previous.allOrdered.isEmpty ? changed + removed : removed + changed
  }

  /// The changes of the rules of one group, in order.
  ///
  /// Rules after a new one move to the end of the stylesheet with it, since they override it.
  private func changes(from before: [StyleSheetRule], to after: [StyleSheetRule]) -> [StyleSheetChange] {
    // A fast path: most groups have the same rules, which needn't be hashed.
    if before.elementsEqual(after, by: { $0.identity == $1.identity }) {
      return zip(before, after).filter { $0.declarations != $1.declarations }.flatMap {
        changes($1, .changed)
      }
    }
    let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1.identity, $0) })
    var last = -1
    let kept = after.prefix { rule in
      guard let place = places[rule.identity], place > last else { return false }
      last = place
      return true
    }
    let identities = Set(kept.map(\.identity))
    let gone = before.filter { !identities.contains($0.identity) }
    let changed = kept.filter { rule in
      places[rule.identity].map { before[$0].declarations } != rule.declarations
    }
    var result = gone.flatMap { changes($0, .removed) }
    result += changed.flatMap { changes($0, .changed) }
    result += after[kept.endIndex...].flatMap { changes($0, .added) }
    return result
  }

  /// The changes of a rule, for each way in which its condition can hold.
  private func changes(_ rule: StyleSheetRule, _ kind: StyleSheetChange.Kind) -> [StyleSheetChange] {
    places(of: rule.source, rule.rule.condition).map {
      StyleSheetChange(rule, kind, in: $0)
    }
  }
}

extension StyleSheetRule {
  /// The identity of a rule in its group.
  fileprivate struct Identity: Hashable {
    let root: RuleRoot
    let scope: RuleScope?
    let options: RuleOptions?
    let selector: StyleSelector
    let condition: TraitCondition
  }

  fileprivate var identity: Identity {
    Identity(
      root: source.root, scope: source.scope, options: source.options, selector: rule.selector,
      condition: rule.condition)
  }
}

/// The rules of a stylesheet in groups, each in the order of the stylesheet.
///
/// Only rules in the same group can conflict: rules of one selector under conditions that can hold at the same time,
/// since others declare something else or have a different specificity, and all rules for which only order counts.
private struct GroupedRules {
  /// The rules of each group, in the order of the groups' first ones.
  private(set) var groups: [(key: Key, rules: [StyleSheetRule])] = []
  private var groupIndices: [Key: Int] = [:]
  private var ruleIndices: [StyleSheetRule.Identity: Int] = [:]

  /// The common key of a group's rules.
  enum Key: Hashable {
    case selector(RuleRoot, StyleSelector)
    case order
  }

  /// Groups the rules of classes that another stylesheet doesn't have unchanged, and the ordered rules if they differ.
  init(_ sheet: StyleSheet, unlike other: StyleSheet) {
    let others = Dictionary(other.allClasses.map { ($0.root, $0.rules) }) { $1 }
    let classes = sheet.allClasses.filter { others[$0.root] != $0.rules }
    let (ordered, otherOrdered) = (sheet.allOrdered, other.allOrdered)
    for rule in StyleSheet.rules(of: classes, ordered: ordered == otherOrdered ? [] : ordered) {
      let key = rule.source.isOrdered ? Key.order : .selector(rule.source.root, rule.rule.selector)
      let index = groupIndices[key] ?? groups.count
      if index == groups.count {
        groupIndices[key] = index
        groups.append((key, []))
      }
      // Rules with the same selector and condition are merged.
      if let known = ruleIndices[rule.identity] {
        groups[index].rules[known].declarations += [UInt8(ascii: ";")] + rule.declarations
      } else {
        ruleIndices[rule.identity] = groups[index].rules.count
        groups[index].rules.append(rule)
      }
    }
  }

  /// The rules of a group; none if the stylesheet doesn't have it.
  subscript(key: Key) -> [StyleSheetRule] { groupIndices[key].map { groups[$0].rules } ?? [] }
}

extension StyleSheetChange {
  fileprivate init(_ rule: StyleSheetRule, _ kind: Kind, in place: ConditionPlace) {
    var selector = Bytes()
    rule.source.appendSelector(of: rule.rule, behind: rule.source.root.content, in: place, to: &selector)
    media = place.query
    containers = place.containers
    supports = place.supports
    self.selector = String(decoding: selector, as: UTF8.self)
    self.kind = kind
    declarations = kind == .removed ? "" : String(decoding: rule.declarations, as: UTF8.self)
  }
}
