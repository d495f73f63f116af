import RestyleRendering

/// A rule of a stylesheet: the rule of a class or a selector under a condition.
struct StyleSheetRule: Sendable {
  let source: RootedRules
  let rule: CSSRules.Rule
  /// The declarations, including those of other rules with the same root and selector.
  var declarations: Bytes
}

extension StyleSheet {
  private typealias Segment = RuleWriting.Segment

  /// The rules of classes by condition, from general to special, and then class by class.
  private static func segments(of classes: [RootedRules]) -> [Segment] {
    var segments: [Segment] = []
    // By index, since copies of classes would retain all of their references.
    for index in classes.indices {
      let rules = classes[index].rules.rules
      var (start, segment) = (0, 0)
      while start < rules.count {
        let condition = rules[start].condition
        let end = rules[start...].firstIndex { $0.condition != condition } ?? rules.count
        // The rules of a class have the same order, so each segment is found after the previous one.
        while segment < segments.count, segments[segment].condition < condition { segment += 1 }
        if segment == segments.count || segments[segment].condition != condition {
          segments.insert((condition, classes, []), at: segment)
        }
        segments[segment].blocks.append((index, start..<end))
        start = end
      }
    }
    return segments
  }

  /// The rules of a group sorted by what would be their specificity, and then by condition.
  private static func segments(ofGroup group: [RootedRules]) -> [Segment] {
    // Sorted instead of grouped in a dictionary, which would allocate memory for each rule.
    var rules: [(place: UInt64, index: Int)] = []
    rules.reserveCapacity(group.reduce(0) { $0 + $1.rules.rules.count })
    var blocks: [RuleWriting.Block] = []
    blocks.reserveCapacity(rules.capacity)
    for (source, rooted) in group.enumerated() {
      for (number, rule) in rooted.rules.rules.enumerated() {
        rules.append((UInt64(rule.selector.weight) << 38 | rule.condition.order, blocks.count))
        blocks.append((source, number..<(number + 1)))
      }
    }
    rules.sort { $0.place < $1.place || $0.place == $1.place && $0.index < $1.index }
    var segments: [Segment] = []
    var start = 0
    while start < rules.count {
      let end = rules[start...].firstIndex { $0.place != rules[start].place } ?? rules.count
      let (source, range) = blocks[rules[start].index]
      let condition = group[source].rules.rules[range.lowerBound].condition
      segments.append((condition, group, rules[start..<end].map { blocks[$0.index] }))
      start = end
    }
    return segments
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

  /// The CSS of its own rules.
  var addedBytes: OutputBuffer {
    // A fast path: most pages that extend a prepared stylesheet add nothing.
    if hasNothingAdded { return OutputBuffer() }
    var bytes = OutputBuffer()
    bytes.reserveCapacity(estimatedCount)
    bytes.hold()
    var writing = writingOfAdded
    _ = writing.write(.max, to: &bytes)
    bytes.share()
    return bytes
  }

  /// The CSS of its own rules, with those of every page if there are any.
  ///
  /// A word that is wider than a page breaks, and no page on paper ends with a heading, or within one. A stylesheet
  /// itself lacks these rules, since it may be that of an existing site.
  var bytesOfPage: OutputBuffer {
    var bytes = addedBytes
    if bytes.count > 0 {
      bytes.append(verbatim: ":where(body){overflow-wrap:break-word}\n")
      bytes.append(verbatim: ":where(h1,h2,h3,h4,h5,h6){break-after:avoid;break-inside:avoid}\n")
    }
    return bytes
  }

  private var hasNothingAdded: Bool {
    extendsOther && classes.isEmpty && ordered.isEmpty && fontFaces.isEmpty
  }

  /// A writer for its own rules.
  var writingOfAdded: RuleWriting {
    RuleWriting(
      Self.segments(of: classes, ordered: ordered), of: self,
      behind: extendsOther ? [] : appearance.colorSchemeRules, fontFaces)
  }

  /// The extent of a stylesheet that grows while it is being written.
  struct Extent: Sendable {
    fileprivate let classCount: Int
    fileprivate let ordered: Set<RootedRules>
  }

  /// The current extent.
  var extent: Extent { Extent(classCount: classes.count, ordered: knownOrdered) }

  /// The CSS of the rules that were added since an extent.
  func bytes(behind extent: Extent) -> OutputBuffer {
    var bytes = OutputBuffer()
    guard classes.count > extent.classCount || knownOrdered.count > extent.ordered.count else { return bytes }
    let late = ordered.map { group in group.filter { !extent.ordered.contains($0) } }.filter { !$0.isEmpty }
    var writing = RuleWriting(
      Self.segments(of: Array(classes[extent.classCount...]), ordered: late), of: self)
    _ = writing.write(.max, to: &bytes)
    return bytes
  }

  /// An estimate of the length of the written rules, assuming that few conditions can hold in several ways.
  private var estimatedCount: Int {
    let rules = classes.map(\.rules) + ordered.joined().map(\.rules)
    // Selectors of states and colour schemes have about a hundred bytes.
    return rules.reduce(256) { $0 + $1.byteCount + 128 * $1.rules.count }
  }

  /// The ways in which a condition of rules can hold.
  func places(of rules: RootedRules, _ condition: TraitCondition) -> [ConditionPlace] {
    var places = rules.places(of: condition, appearance, mediaTraits.contents)
    // A fast path: nearly all stylesheets use visible focus.
    if focus != .visible { for index in places.indices { places[index].focus = focus } }
    return places
  }
}

extension RootedRules {
  /// The declarations of a rule.
  fileprivate func declarations(of rule: CSSRules.Rule) -> Bytes {
    var bytes = Bytes()
    appendDeclarations(of: rule, to: &bytes)
    return bytes
  }
}
