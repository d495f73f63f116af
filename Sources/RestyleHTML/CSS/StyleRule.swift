import Restyle

/// What one selector declares: everywhere, and over that wherever a media condition holds.
struct StyleRule {
  /// What follows the class in the selector, such as `:disabled` or `::placeholder`.
  let selector: String
  let declarations: CSSDeclarations
  let overrides: [(condition: MediaCondition, declarations: CSSDeclarations)]

  /// Resolves declarations wherever they may differ, and keeps of each condition what the cascade doesn't give
  /// already.
  ///
  /// Where they may differ is found by resolving them: only traits that were read can matter. A trait may be read
  /// only where another has a certain value, so the search goes on until no new one turns up.
  init(_ selector: String = "", _ declarations: (TraitCollection) -> CSSDeclarations) {
    self.selector = selector
    let (always, reads) = TraitCollection.page.recordingReads(declarations)
    self.declarations = always
    var members = MediaCondition.members(readIn: reads)
    // Most styles are the same everywhere.
    guard !members.isEmpty else {
      overrides = []
      return
    }

    var resolved: [MediaCondition: CSSDeclarations] = [[]: always]
    while let condition = members.subsets.first(where: { resolved[$0] == nil }) {
      let (result, reads) = condition.traits.recordingReads(declarations)
      resolved[condition] = result
      members.formUnion(.members(readIn: reads))
    }

    var overrides: [(condition: MediaCondition, declarations: CSSDeclarations)] = []
    for condition in members.subsets.dropFirst() {
      guard let wanted = resolved[condition] else { continue }
      // Where this condition holds, those that it is a special case of hold too.
      let cascaded = overrides.lazy.filter { $0.condition.isSubset(of: condition) }
        .reduce(always) { $0.overlaid(with: $1.declarations) }
      let override = wanted.differences(from: cascaded)
      if !override.isEmpty { overrides.append((condition, override)) }
    }
    self.overrides = overrides
  }
}

extension StyleRule {
  /// The rules of a text style.
  static func rules(for style: TextStyle) -> [StyleRule] {
    var rules = [StyleRule { style.cssDeclarations(for: $0) }]
    if let color = style.highlightedColor {
      let highlighted = TextStyle(color: color)
      rules.append(StyleRule(":active") { highlighted.cssDeclarations(for: $0) })
    }
    return rules
  }

  /// Appends what tells the rule from others.
  func append(to text: inout String) {
    text += selector
    text += "{"
    text += declarations.text
    for (condition, declarations) in overrides {
      text += "}\(condition.rawValue){"
      text += declarations.text
    }
    text += "}"
  }
}
