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

extension StyleSheet {
  /// Returns the rules in which the stylesheet differs from an earlier one.
  ///
  /// With a ``LivePage``, which keeps the classes of places, this is what a browser needs for another theme.
  ///
  /// - Parameter previous: The earlier stylesheet.
  /// - Returns: The changes in the order in which they have to be made.
  public func changes(from previous: StyleSheet) -> [StyleSheetChange] {
    guard blocks != previous.blocks else { return [] }
    let (new, old) = (SelectorRules(blocks), SelectorRules(previous.blocks))
    let changed = new.groups.flatMap { Self.changes(from: old[$0.selector], to: $0.rules) }
    let gone = old.groups.filter { new[$0.selector].isEmpty }
    return changed + gone.flatMap { Self.changes(from: $0.rules, to: []) }
  }

  /// The changes of the rules of one selector, both sorted by their conditions.
  ///
  /// What follows a new one follows it to the end of the stylesheet, since it overrides it.
  private static func changes(
    from before: [SelectorRules.Rule], to after: [SelectorRules.Rule]
  ) -> [StyleSheetChange] {
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.condition, $0.declarations) })
    let kept = after.prefix { known[$0.condition] != nil }
    let conditions = Set(kept.map(\.condition))
    return before.filter { !conditions.contains($0.condition) }.map { StyleSheetChange($0, .removed) }
      + kept.filter { known[$0.condition] != $0.declarations }.map { StyleSheetChange($0, .changed) }
      + after[kept.endIndex...].map { StyleSheetChange($0, .added) }
  }
}

extension StyleSheetChange {
  fileprivate init(_ rule: SelectorRules.Rule, _ kind: Kind) {
    media = rule.condition.query
    selector = String(decoding: rule.selector, as: UTF8.self)
    self.kind = kind
    declarations = kind == .removed ? "" : String(decoding: rule.declarations, as: UTF8.self)
  }
}
