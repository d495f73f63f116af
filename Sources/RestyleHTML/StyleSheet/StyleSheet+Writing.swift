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
  /// Rules of a class that lie under one condition.
  private struct Block {
    let styledClass: Int
    let rules: Range<Int>
  }

  /// The rules of some classes by their conditions, from the general to the special: class by class.
  private static func blocks(of classes: [StyledClass]) -> [(condition: TraitCondition, blocks: [Block])] {
    var blocks: [TraitCondition: [Block]] = [:]
    for (index, styledClass) in classes.enumerated() {
      let rules = styledClass.rules.rules
      var start = 0
      while start < rules.count {
        let condition = rules[start].condition
        let end = rules[start...].firstIndex { $0.condition != condition } ?? rules.count
        blocks[condition, default: []].append(Block(styledClass: index, rules: start..<end))
        start = end
      }
    }
    return blocks.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The rules of some classes in the order in which they are written.
  static func rules(of classes: [StyledClass]) -> [StyleSheetRule] {
    blocks(of: classes).flatMap(\.blocks).flatMap { block in
      let styledClass = classes[block.styledClass]
      return styledClass.rules.rules[block.rules].map { StyleSheetRule(styledClass, $0) }
    }
  }

  /// The CSS of its own classes, written from the rules.
  var addedBytes: OutputBuffer {
    var bytes = OutputBuffer()
    bytes.reserveCapacity(classes.reduce(128) { $0 + $1.rules.estimatedCount })
    for (condition, blocks) in Self.blocks(of: classes) {
      let query = condition.mediaQuery
      if !query.isEmpty {
        bytes.append(verbatim: "@media ")
        bytes.append(safe: query)
        bytes.append(verbatim: "{\n")
      }
      for block in blocks {
        let styledClass = classes[block.styledClass]
        for rule in block.rules {
          styledClass.rules.append(rule, className: styledClass.identifier, to: &bytes)
        }
      }
      if !query.isEmpty { bytes.append(verbatim: "}\n") }
    }
    return bytes
  }
}
