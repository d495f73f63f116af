import Restyle

/// What became of a rule between two stylesheets.
///
/// A rule is known by its media query and its selector, and stands for all that the stylesheet declares for them.
/// Whoever has the earlier stylesheet makes the changes in their order; which of two rules wins is then as in the
/// later one.
public struct StyleSheetChange: Hashable, Sendable, Codable {
  /// The media query; empty for what holds everywhere.
  public let media: String
  /// The selector.
  public let selector: String
  /// What happened.
  public let kind: Kind
  /// All declarations of the rule as they are now, as in `color:#ff0000;margin:0`; empty if it was removed.
  public let declarations: String

  /// What happens to rules.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The rule goes to the end of the stylesheet, in a block of its media query if it has one.
    case added
    /// The declarations are others: they replace all that were there, in their place.
    case changed
    /// The rule goes; it may come again at the end.
    case removed
  }
}

extension StyleSheetChange {
  /// Whether both say the same of the same rule, by their code units.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.media.isExactly(rhs.media) && lhs.selector.isExactly(rhs.selector)
      && lhs.declarations.isExactly(rhs.declarations)
  }
}

extension StyleSheet {
  /// Returns the rules in which the stylesheet differs from an earlier one.
  ///
  /// With a ``LivePage``, which keeps the classes of places, this is what a browser needs for another theme.
  ///
  /// - Parameter previous: The earlier stylesheet.
  /// - Returns: The changes in the order in which they have to be made.
  public func changes(from previous: StyleSheet) -> [StyleSheetChange] {
    let (new, old) = (RulesBySelector(self, unlike: previous), RulesBySelector(previous, unlike: self))
    let changed = new.groups.flatMap { Self.changes(from: old[$0.key], to: $0.rules) }
    let gone = old.groups.filter { new[$0.key].isEmpty }
    return changed + gone.flatMap { Self.changes(from: $0.rules, to: []) }
  }

  /// The changes of the rules of one selector, both sorted by their conditions.
  ///
  /// What follows a new one follows it to the end of the stylesheet, since it overrides it.
  private static func changes(
    from before: [StyleSheetRule], to after: [StyleSheetRule]
  ) -> [StyleSheetChange] {
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.rule.condition, $0) })
    let kept = after.prefix { known[$0.rule.condition] != nil }
    let conditions = Set(kept.map(\.rule.condition))
    return before.filter { !conditions.contains($0.rule.condition) }.map { StyleSheetChange($0, .removed) }
      + kept.filter { !(known[$0.rule.condition]?.declaresTheSame(as: $0) ?? false) }
      .map { StyleSheetChange($0, .changed) }
      + after[kept.endIndex...].map { StyleSheetChange($0, .added) }
  }
}

/// The rules of a stylesheet by what they select, each selector's in the order in which it has them.
///
/// Only the rules of one selector contradict each other, under conditions that hold at once: what others declare is
/// something else, or weighs more or less.
private struct RulesBySelector {
  /// The rules of each selector, in the order of the selectors' first ones.
  private(set) var groups: [(key: Key, rules: [StyleSheetRule])] = []
  private var groupIndices: [Key: Int] = [:]

  /// What rules select, whatever the condition.
  struct Key: Hashable {
    let identifier: Bytes
    let selector: StyleSelector
  }

  /// Sorts the rules of the classes that another stylesheet hasn't got just so.
  init(_ sheet: StyleSheet, unlike other: StyleSheet) {
    let others = Dictionary(other.allClasses.map { ($0.identifier, $0.rules) }) { $1 }
    let classes = sheet.allClasses.filter { others[$0.identifier] != $0.rules }
    for rule in StyleSheet.rules(of: classes) {
      let key = Key(identifier: rule.styledClass.identifier, selector: rule.rule.selector)
      let index = groupIndices[key] ?? groups.count
      if index == groups.count {
        groupIndices[key] = index
        groups.append((key, []))
      }
      // Rules of one condition come one after the other.
      if let last = groups[index].rules.indices.last,
        groups[index].rules[last].rule.condition == rule.rule.condition
      {
        groups[index].rules[last].declarations += rule.declarations
      } else {
        groups[index].rules.append(rule)
      }
    }
  }

  /// The rules of a selector; none if the stylesheet doesn't have it.
  subscript(key: Key) -> [StyleSheetRule] {
    groupIndices[key].map { groups[$0].rules } ?? []
  }
}

extension StyleSheetChange {
  fileprivate init(_ rule: StyleSheetRule, _ kind: Kind) {
    let condition = rule.rule.condition
    var selector = Bytes()
    rule.rule.selector.append(to: &selector, className: rule.styledClass.identifier, where: condition)
    media = condition.mediaQuery
    self.selector = String(decoding: selector, as: UTF8.self)
    self.kind = kind
    declarations = kind == .removed ? "" : String(decoding: rule.text, as: UTF8.self)
  }
}
