/// What became of a rule between two stylesheets.
///
/// A rule is known by its media query and its selector, and stands for all that the stylesheet declares for them.
public struct StyleSheetChange: Hashable, Sendable {
  /// The media query; empty for what holds everywhere.
  public let media: String
  /// The selector.
  public let selector: String
  /// What happened.
  public let kind: Kind
  /// All declarations of the rule as they are now, as in `color:#ff0000;margin:0`; empty if it was removed.
  public let declarations: String

  /// What happens to rules.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The rule is new; it belongs behind those of its media query that were there.
    case added
    /// The declarations are others: they replace all that were there.
    case changed
    /// The rule is gone.
    case removed
  }
}

extension StyleSheet {
  /// Returns the rules in which the stylesheet differs from an earlier one, those that were removed last.
  ///
  /// With a ``LivePage``, which keeps the classes of places, this is what a browser needs for another theme.
  ///
  /// - Parameter previous: The earlier stylesheet.
  /// - Returns: The changes in the order of the rules.
  public func changes(from previous: StyleSheet) -> [StyleSheetChange] {
    let media = Set(blocks.keys).union(previous.blocks.keys).sorted()
    return media.flatMap { condition -> [StyleSheetChange] in
      let new = blocks[condition] ?? []
      let old = previous.blocks[condition] ?? []
      guard new != old else { return [] }
      return Self.changes(from: Self.rules(in: old), to: Self.rules(in: new), media: condition.query)
    }
  }

  private typealias Rules = (order: [ArraySlice<UInt8>], declarations: [ArraySlice<UInt8>: Bytes])

  private static func changes(from old: Rules, to new: Rules, media: String) -> [StyleSheetChange] {
    func change(
      _ selector: ArraySlice<UInt8>, _ kind: StyleSheetChange.Kind, _ declarations: Bytes = []
    ) -> StyleSheetChange {
      StyleSheetChange(
        media: media, selector: String(decoding: selector, as: UTF8.self), kind: kind,
        declarations: String(decoding: declarations, as: UTF8.self))
    }
    let current = new.order.compactMap { selector -> StyleSheetChange? in
      let declarations = new.declarations[selector] ?? []
      guard let before = old.declarations[selector] else { return change(selector, .added, declarations) }
      return before == declarations ? nil : change(selector, .changed, declarations)
    }
    return current + old.order.filter { new.declarations[$0] == nil }.map { change($0, .removed) }
  }

  /// The rules of a block: each on a line of its own, with the selector up to the first brace.
  private static func rules(in block: Bytes) -> Rules {
    var rules: Rules = ([], [:])
    for line in block.split(separator: UInt8(ascii: "\n")) {
      guard let brace = line.firstIndex(of: UInt8(ascii: "{")) else { continue }
      let selector = line[..<brace]
      let declarations = line[(brace + 1)...].dropLast()
      if rules.declarations[selector] == nil {
        rules.order.append(selector)
        rules.declarations[selector] = Bytes(declarations)
      } else {
        rules.declarations[selector]?.append(UInt8(ascii: ";"))
        rules.declarations[selector]?.append(contentsOf: declarations)
      }
    }
    return rules
  }
}
