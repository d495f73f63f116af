/// The rules of a stylesheet by what they select, each selector's in the order in which it has them.
///
/// Only the rules of one selector contradict each other, under conditions that hold at once: what others declare is
/// something else, or weighs more or less.
struct SelectorRules {
  /// The rules of each selector, in the order of the selectors' first ones.
  private(set) var groups: [(selector: Bytes, rules: [Rule])] = []
  private var groupIndices: [Bytes: Int] = [:]

  /// All that is declared for a selector under one condition.
  struct Rule {
    let condition: MediaCondition
    /// The selector with what asks for the condition.
    let selector: ArraySlice<UInt8>
    var declarations: Bytes
  }

  /// Reads blocks of rules: each rule on a line of its own, with the selector up to the first brace.
  init(_ blocks: [MediaCondition: Bytes]) {
    for (condition, block) in blocks.sorted(by: { $0.key < $1.key }) {
      for line in block.split(separator: UInt8(ascii: "\n")) {
        guard let brace = line.firstIndex(of: UInt8(ascii: "{")) else { continue }
        let declarations = Bytes(line[(brace + 1)...].dropLast())
        append(Rule(condition: condition, selector: line[..<brace], declarations: declarations))
      }
    }
  }

  /// The rules of a selector; none if the stylesheet doesn't have it.
  subscript(selector: Bytes) -> [Rule] {
    groupIndices[selector].map { groups[$0].rules } ?? []
  }

  private mutating func append(_ rule: Rule) {
    let selector = rule.condition.selectorWithoutSuffix(rule.selector)
    let index = groupIndices[selector] ?? groups.count
    if index == groups.count {
      groupIndices[selector] = index
      groups.append((selector, []))
    }
    // Rules of one condition come one after the other.
    if let last = groups[index].rules.indices.last, groups[index].rules[last].condition == rule.condition {
      groups[index].rules[last].declarations += [UInt8(ascii: ";")] + rule.declarations
    } else {
      groups[index].rules.append(rule)
    }
  }
}
