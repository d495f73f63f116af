import RestyleRendering

/// A rule of a stylesheet: that of a class or a selector, under its condition.
struct StyleSheetRule: Sendable {
  let root: RuleRoot
  /// Whether the order of rules alone decides.
  let isOrdered: Bool
  let scope: Bytes
  let rules: CSSRules
  let rule: CSSRules.Rule
  /// What is declared, by more than the rule if others of the root select the same.
  var declarations: Bytes
}

extension StyleSheetRule {
  /// Appends what the rule selects in a place.
  func appendSelector(to bytes: inout Bytes, in place: ConditionPlace) {
    rule.selector.append(
      to: &bytes, in: root, isOrdered: isOrdered, where: rule.condition, scope: scope + place.scope)
  }
}

extension StyleSheet {
  /// Rules that lie under one condition.
  private struct Block {
    /// The number of the class, or of the ordered rules.
    let source: Int
    let rules: Range<Int>
  }

  /// Blocks under one condition.
  private typealias Segment = (condition: TraitCondition, blocks: [Block])

  /// The rules of some classes by their conditions, from the general to the special: class by class.
  private static func segments(of classes: [StyledClass]) -> [Segment] {
    var segments: [TraitCondition: [Block]] = [:]
    for (index, styledClass) in classes.enumerated() {
      let rules = styledClass.rules.rules
      var start = 0
      while start < rules.count {
        let condition = rules[start].condition
        let end = rules[start...].firstIndex { $0.condition != condition } ?? rules.count
        segments[condition, default: []].append(Block(source: index, rules: start..<end))
        start = end
      }
    }
    return segments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The rules of a group by what they would weigh, and then by their conditions.
  private static func segments(of group: [OrderedRules]) -> [Segment] {
    var segments: [UInt64: Segment] = [:]
    for (index, ordered) in group.enumerated() {
      for (number, rule) in ordered.rules.rules.enumerated() {
        let block = Block(source: index, rules: number..<(number + 1))
        let place = UInt64(rule.selector.weight) << 38 | rule.condition.order
        segments[place, default: (rule.condition, [])].blocks.append(block)
      }
    }
    return segments.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rules in the order in which they are written.
  static func rules(
    of classes: [StyledClass], ordered groups: [[OrderedRules]]
  ) -> [StyleSheetRule] {
    var result: [StyleSheetRule] = []
    func append(_ rules: CSSRules, _ range: Range<Int>, _ root: RuleRoot, isOrdered: Bool, scope: Bytes) {
      for rule in rules.rules[range] {
        var declarations = Bytes()
        rules.append(rules[rule], to: &declarations)
        result.append(
          StyleSheetRule(
            root: root, isOrdered: isOrdered, scope: scope, rules: rules, rule: rule,
            declarations: declarations))
      }
    }
    for block in segments(of: classes).flatMap(\.blocks) {
      let source = classes[block.source]
      append(source.rules, block.rules, .className(source.identifier), isOrdered: false, scope: [])
    }
    for group in groups {
      for block in segments(of: group).flatMap(\.blocks) {
        let source = group[block.source]
        append(source.rules, block.rules, source.root, isOrdered: true, scope: source.scope)
      }
    }
    return result
  }

  /// The CSS of its own rules, written from them.
  var addedBytes: OutputBuffer {
    let rules = sharedRules
    var bytes = OutputBuffer()
    bytes.reserveCapacity(rules.estimatedCount)
    bytes.hold()
    let start = bytes.count
    if !layer.isEmpty {
      bytes.append(verbatim: "@layer ")
      bytes.append(contentsOf: layer)
      bytes.append(verbatim: "{\n")
    }
    let contentStart = bytes.count
    if !extendsOther { bytes.append(contentsOf: appearance.colorSchemeRules) }
    let ruleStart = bytes.count
    for face in fontFaces { bytes.append(contentsOf: face) }
    rules.write(to: &bytes, appearance, mediaTraits.contents)
    if bytes.count == ruleStart {
      // Nothing is what an empty stylesheet says.
      bytes.removeAll(behind: start)
    } else if contentStart > start {
      bytes.append(verbatim: "}\n")
    }
    bytes.share()
    return bytes
  }

  /// Its own rules, in the order in which they are written.
  private var sharedRules: SharedRules {
    let classes = self.classes
    let ruleCount = classes.reduce(0) { $0 + $1.rules.rules.count }
    let orderedCount = ordered.reduce(0) { $0 + $1.reduce(0) { $0 + $1.rules.rules.count } }
    var shared = SharedRules(
      sharing: sharesRules, ruleCount: ruleCount + orderedCount, ordered: !ordered.isEmpty)
    if !classes.isEmpty {
      let sources = classes.map {
        shared.add(
          SharedRules.RuleSource(
            root: .className($0.identifier), rules: $0.rules, isOrdered: false, scope: []))
      }
      Self.append(Self.segments(of: classes), from: sources, to: &shared)
    }
    for group in ordered {
      let sources = group.map {
        shared.add(SharedRules.RuleSource(root: $0.root, rules: $0.rules, isOrdered: true, scope: $0.scope))
      }
      Self.append(Self.segments(of: group), from: sources, to: &shared)
    }
    return shared
  }

  private static func append(_ segments: [Segment], from sources: [Int], to shared: inout SharedRules) {
    for segment in segments {
      shared.begin(segment.condition)
      for block in segment.blocks { shared.add(block.rules, of: sources[block.source]) }
    }
  }
}
