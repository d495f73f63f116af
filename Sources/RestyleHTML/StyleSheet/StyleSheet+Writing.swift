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
  /// Rules of one class, or of what people chose.
  private struct Source {
    let root: RuleRoot
    let rules: CSSRules
    /// Whether the order of rules alone decides.
    let isOrdered: Bool
    /// The end of the selectors.
    let scope: Bytes

    init(_ styledClass: StyledClass) {
      (root, rules, isOrdered, scope) = (styledClass.root, styledClass.rules, false, [])
    }

    init(_ ordered: OrderedRules) {
      (root, rules, isOrdered, scope) = (ordered.root, ordered.rules, true, ordered.scope)
    }
  }

  /// Rules of a source that lie under one condition.
  private typealias Block = (source: Int, rules: Range<Int>)

  /// Blocks under one condition.
  private typealias Segment = (condition: TraitCondition, blocks: [Block])

  /// The rules of some classes by their conditions, from the general to the special: class by class.
  private static func segments(of classes: [Source]) -> [Segment] {
    var segments: [TraitCondition: [Block]] = [:]
    for (index, source) in classes.enumerated() {
      let rules = source.rules.rules
      var start = 0
      while start < rules.count {
        let condition = rules[start].condition
        let end = rules[start...].firstIndex { $0.condition != condition } ?? rules.count
        segments[condition, default: []].append((index, start..<end))
        start = end
      }
    }
    return segments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The rules of a group by what they would weigh, and then by their conditions.
  private static func segments(ofGroup group: [Source]) -> [Segment] {
    var segments: [UInt64: Segment] = [:]
    for (index, ordered) in group.enumerated() {
      for (number, rule) in ordered.rules.rules.enumerated() {
        let place = UInt64(rule.selector.weight) << 38 | rule.condition.order
        segments[place, default: (rule.condition, [])].blocks.append((index, number..<(number + 1)))
      }
    }
    return segments.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Passes rules to `body` in the order in which they are written, by their sources and conditions.
  private static func visitSegments(
    of classes: [StyledClass], ordered groups: [[OrderedRules]], _ body: ([Source], Segment) -> Void
  ) {
    let sources = classes.map { Source($0) }
    for segment in segments(of: sources) { body(sources, segment) }
    for group in groups {
      let sources = group.map { Source($0) }
      for segment in segments(ofGroup: sources) { body(sources, segment) }
    }
  }

  /// The rules in the order in which they are written.
  static func rules(of classes: [StyledClass], ordered groups: [[OrderedRules]]) -> [StyleSheetRule] {
    var result: [StyleSheetRule] = []
    visitSegments(of: classes, ordered: groups) { sources, segment in
      for block in segment.blocks {
        let source = sources[block.source]
        for rule in source.rules.rules[block.rules] {
          result.append(
            StyleSheetRule(
              root: source.root, isOrdered: source.isOrdered, scope: source.scope, rules: source.rules,
              rule: rule, declarations: source.rules.withBytes(of: rule) { Bytes($0) }))
        }
      }
    }
    return result
  }

  /// The CSS of its own rules, written from them.
  var addedBytes: OutputBuffer {
    var bytes = OutputBuffer()
    bytes.reserveCapacity(estimatedCount)
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
    Self.visitSegments(of: classes, ordered: ordered) { write($1, of: $0, to: &bytes) }
    if bytes.count == ruleStart {
      // Nothing is what an empty stylesheet says.
      bytes.removeAll(behind: start)
    } else if contentStart > start {
      bytes.append(verbatim: "}\n")
    }
    bytes.share()
    return bytes
  }

  /// About how long the rules are when they are written, where few of them are written in several ways.
  private var estimatedCount: Int {
    let rules = classes.map(\.rules) + ordered.joined().map(\.rules)
    return rules.reduce(256) { $0 + $1.byteCount + 64 * $1.rules.count }
  }

  /// Writes rules in each way in which their condition comes to hold.
  private func write(_ segment: Segment, of sources: [Source], to bytes: inout OutputBuffer) {
    for place in segment.condition.places(appearance, mediaTraits.contents) {
      if !place.query.isEmpty {
        bytes.append(verbatim: "@media ")
        bytes.append(safe: place.query)
        bytes.append(verbatim: "{\n")
      }
      for query in place.containers {
        bytes.append(verbatim: "@container ")
        bytes.append(safe: query)
        bytes.append(verbatim: "{\n")
      }
      for block in segment.blocks {
        Self.write(block.rules, of: sources[block.source], to: &bytes, in: place)
      }
      for _ in place.containers { bytes.append(verbatim: "}\n") }
      if !place.query.isEmpty { bytes.append(verbatim: "}\n") }
    }
  }

  private static func write(
    _ rules: Range<Int>, of source: Source, to bytes: inout OutputBuffer, in place: ConditionPlace
  ) {
    let scope = source.scope.isEmpty ? place.scope : source.scope + place.scope
    source.rules.rules.withUnsafeBufferPointer { all in
      for index in rules {
        all[index].selector.append(
          to: &bytes, in: source.root, isOrdered: source.isOrdered, where: all[index].condition, scope: scope)
        bytes.append(UInt8(ascii: "{"))
        source.rules.withBytes(of: all[index]) { bytes.append(bytes: $0) }
        bytes.append(verbatim: "}\n")
      }
    }
  }
}
