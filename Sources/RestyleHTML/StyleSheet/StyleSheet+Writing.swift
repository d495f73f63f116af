import RestyleRendering

/// A rule of a stylesheet: that of a class, under its condition.
struct StyleSheetRule: Sendable {
  let styledClass: StyleSheet.StyledClass
  let rule: CSSRules.Rule
  /// What is declared, by more than the rule if others of the class select the same.
  var declarations: ArraySlice<CSSRules.Declaration>
}

extension StyleSheetRule {
  init(_ styledClass: StyleSheet.StyledClass, _ rule: CSSRules.Rule) {
    self.init(styledClass: styledClass, rule: rule, declarations: styledClass.rules[rule])
  }

  /// The declarations, with semicolons between them.
  var text: Bytes {
    var text = Bytes()
    styledClass.rules.append(declarations, to: &text)
    return text
  }

  /// Whether another rule, of another stylesheet, declares the same.
  func declaresTheSame(as other: StyleSheetRule) -> Bool { text == other.text }
}

extension StyleSheet {
  /// All rules in the order in which they are written: class by class, condition by condition.
  var rules: [(condition: TraitCondition, rules: [StyleSheetRule])] {
    Self.rules(of: classes)
  }

  /// The rules of some classes in the order in which they are written.
  static func rules(of classes: [StyledClass]) -> [(condition: TraitCondition, rules: [StyleSheetRule])] {
    var blocks: [TraitCondition: [StyleSheetRule]] = [:]
    for styledClass in classes {
      for rule in styledClass.rules.rules {
        blocks[rule.condition, default: []].append(StyleSheetRule(styledClass, rule))
      }
    }
    return blocks.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The CSS, written from the rules.
  var cssBytes: Bytes {
    var bytes = Bytes()
    bytes.reserveCapacity(classes.reduce(128) { $0 + $1.rules.estimatedCount })
    for (condition, rules) in rules {
      let query = condition.mediaQuery
      if !query.isEmpty {
        bytes.append(verbatim: "@media ")
        bytes.append(safe: query)
        bytes.append(verbatim: "{\n")
      }
      for rule in rules {
        rule.styledClass.rules.append(rule.rule, className: rule.styledClass.identifier, to: &bytes)
      }
      if !query.isEmpty { bytes.append(verbatim: "}\n") }
    }
    return bytes
  }
}
