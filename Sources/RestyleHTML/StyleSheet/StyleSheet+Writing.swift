import RestyleRendering

/// A rule of a stylesheet: that of a class or a selector, under its condition.
struct StyleSheetRule: Sendable {
  let source: RootedRules
  let rule: CSSRules.Rule
  /// What is declared, by more than the rule if others of the root select the same.
  var declarations: Bytes
}

extension StyleSheet {
  /// Rules of a source that lie under one condition, by their indices.
  private typealias Block = (source: Int, rules: Range<Int>)

  /// Blocks of some sources under one condition.
  private typealias Segment = (condition: TraitCondition, sources: [RootedRules], blocks: [Block])

  /// The rules of some classes by their conditions, from the general to the special: class by class.
  private static func segments(of classes: [RootedRules]) -> [Segment] {
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
    return segments.sorted { $0.key < $1.key }.map { ($0.key, classes, $0.value) }
  }

  /// The rules of a group by what they would weigh, and then by their conditions.
  private static func segments(ofGroup group: [RootedRules]) -> [Segment] {
    var segments: [UInt64: (condition: TraitCondition, blocks: [Block])] = [:]
    for (index, source) in group.enumerated() {
      for (number, rule) in source.rules.rules.enumerated() {
        let place = UInt64(rule.selector.weight) << 38 | rule.condition.order
        segments[place, default: (rule.condition, [])].blocks.append((index, number..<(number + 1)))
      }
    }
    return segments.sorted { $0.key < $1.key }.map { ($0.value.condition, group, $0.value.blocks) }
  }

  /// The rules in the order in which they are written.
  private static func segments(of classes: [RootedRules], ordered groups: [[RootedRules]]) -> [Segment] {
    segments(of: classes) + groups.flatMap { segments(ofGroup: $0) }
  }

  /// The rules in the order in which they are written, one by one.
  static func rules(of classes: [RootedRules], ordered groups: [[RootedRules]]) -> [StyleSheetRule] {
    segments(of: classes, ordered: groups).flatMap { segment in
      segment.blocks.flatMap { block in
        let source = segment.sources[block.source]
        return source.rules.rules[block.rules].map { rule in
          StyleSheetRule(
            source: source, rule: rule, declarations: source.declarations(of: rule))
        }
      }
    }
  }

  /// The CSS of its own rules, written from them.
  var addedBytes: OutputBuffer {
    // As of most pages that extend another one.
    if extendsOther, classes.isEmpty, ordered.isEmpty, fontFaces.isEmpty { return OutputBuffer() }
    var bytes = OutputBuffer()
    bytes.reserveCapacity(estimatedCount)
    bytes.hold()
    writeLayer(to: &bytes, behind: extendsOther ? [] : appearance.colorSchemeRules) { bytes in
      for face in fontFaces { bytes.append(contentsOf: face) }
      for segment in Self.segments(of: classes, ordered: ordered) { write(segment, to: &bytes) }
    }
    bytes.share()
    return bytes
  }

  /// The CSS of the classes that were added since there were so many.
  func bytes(ofClassesBehind count: Int) -> OutputBuffer {
    var bytes = OutputBuffer()
    guard classes.count > count else { return bytes }
    writeLayer(to: &bytes) { bytes in
      for segment in Self.segments(of: Array(classes[count...])) { write(segment, to: &bytes) }
    }
    return bytes
  }

  /// Writes rules in the layer behind what comes first in it; nothing if there are no rules.
  private func writeLayer(
    to bytes: inout OutputBuffer, behind first: Bytes = [], rules writeRules: (inout OutputBuffer) -> Void
  ) {
    let start = bytes.count
    if !layer.isEmpty {
      bytes.append(verbatim: "@layer ")
      bytes.append(contentsOf: layer)
      bytes.append(verbatim: "{\n")
    }
    let contentStart = bytes.count
    bytes.append(contentsOf: first)
    let ruleStart = bytes.count
    writeRules(&bytes)
    if bytes.count == ruleStart {
      // Nothing is what an empty stylesheet says.
      bytes.removeAll(behind: start)
    } else if contentStart > start {
      bytes.append(verbatim: "}\n")
    }
  }

  /// About how long the rules are when they are written, where few of them are written in several ways.
  private var estimatedCount: Int {
    let rules = classes.map(\.rules) + ordered.joined().map(\.rules)
    // Selectors of states and schemes have a hundred bytes.
    return rules.reduce(256) { $0 + $1.byteCount + 128 * $1.rules.count }
  }

  /// Writes rules in each way in which their condition comes to hold.
  private func write(_ segment: Segment, to bytes: inout OutputBuffer) {
    for place in places(of: segment.sources[0], segment.condition) {
      if !place.supports.isEmpty {
        bytes.append(verbatim: "@supports ")
        bytes.append(safe: place.supports)
        bytes.append(verbatim: "{\n")
      }
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
      segment.sources.withUnsafeBufferPointer { sources in
        // Borrowed, since copying each would retain its references.
        for block in segment.blocks { sources[block.source].write(block.rules, in: place, to: &bytes) }
      }
      for _ in place.containers { bytes.append(verbatim: "}\n") }
      if !place.query.isEmpty { bytes.append(verbatim: "}\n") }
      if !place.supports.isEmpty { bytes.append(verbatim: "}\n") }
    }
  }

  /// The ways in which a condition of some rules comes to hold.
  func places(of rules: RootedRules, _ condition: TraitCondition) -> [ConditionPlace] {
    var places = rules.places(of: condition, appearance, mediaTraits.contents)
    // Hardly any stylesheet asks for more than is visible.
    if focus != .visible { for index in places.indices { places[index].focus = focus } }
    return places
  }
}

extension RootedRules {
  /// Writes some of the rules in a place.
  fileprivate func write(_ range: Range<Int>, in place: ConditionPlace, to bytes: inout OutputBuffer) {
    let (isClass, isImportant) = (root.isClass, options?.isImportant == true)
    rules.rules.withUnsafeBufferPointer { all in
      for index in range {
        guard isClass || selects(all[index]) else { continue }
        appendSelector(of: all[index], in: place, to: &bytes)
        bytes.append(UInt8(ascii: "{"))
        if isImportant {
          appendDeclarations(of: all[index], to: &bytes)
        } else {
          rules.withBytes(of: all[index]) { bytes.append(bytes: $0) }
        }
        bytes.append(verbatim: "}\n")
      }
    }
  }

  /// What a rule declares.
  fileprivate func declarations(of rule: CSSRules.Rule) -> Bytes {
    var bytes = Bytes()
    appendDeclarations(of: rule, to: &bytes)
    return bytes
  }
}
