import RestyleRendering

extension SharedRules {
  /// Writes the rules, in each way in which their conditions come to hold.
  func write(
    to bytes: inout OutputBuffer, _ appearance: AppearanceSource, _ media: MediaTraits.Contents
  ) {
    for (number, segment) in segments.enumerated() {
      let end = number + 1 < segments.count ? segments[number + 1].firstList : lists.count
      // All of its rules may have joined earlier ones.
      guard segment.firstList < end else { continue }
      for place in segment.condition.places(appearance, media) {
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
        for list in lists[segment.firstList..<end] { write(list, to: &bytes, in: place) }
        for _ in place.containers { bytes.append(verbatim: "}\n") }
        if !place.query.isEmpty { bytes.append(verbatim: "}\n") }
      }
    }
  }

  private func write(_ list: List, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    if list.first == list.last {
      appendSelector(of: list.first, to: &bytes, in: place)
    } else {
      appendSelectors(of: list, to: &bytes, in: place)
    }
    let first = members[Int(list.first)]
    sources[Int(first.source)].rules.append(declarationsOfRule: Int(first.rule), to: &bytes)
  }

  private func appendSelector(of member: Int32, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    let member = members[Int(member)]
    let source = sources[Int(member.source)]
    let rule = source.rules.rules[Int(member.rule)]
    rule.selector.append(
      to: &bytes, in: source.root, isOrdered: source.isOrdered, where: rule.condition,
      scope: source.scope + place.scope)
  }

  /// Appends the selectors of a list: those that differ in nothing but their classes say the rest once.
  private func appendSelectors(of list: List, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    var bundles: [[Int32]] = []
    var indices: [ClassBundle: Int] = [:]
    var isFirst = true
    var next = list.first
    while next >= 0 {
      let member = members[Int(next)]
      if let bundle = ClassBundle(member.rule, of: sources[Int(member.source)]) {
        let index = indices[bundle] ?? bundles.count
        if index == bundles.count {
          indices[bundle] = index
          bundles.append([])
        }
        bundles[index].append(next)
      } else {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        appendSelector(of: next, to: &bytes, in: place)
      }
      next = member.next
    }
    for bundle in bundles {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      if bundle.count == 1 {
        appendSelector(of: bundle[0], to: &bytes, in: place)
      } else {
        append(bundle, to: &bytes, in: place)
      }
    }
  }

  /// Appends a selector of several classes.
  private func append(_ bundle: [Int32], to bytes: inout OutputBuffer, in place: ConditionPlace) {
    var classes = Bytes(":is(".utf8)
    for (index, number) in bundle.enumerated() {
      let member = members[Int(number)]
      let source = sources[Int(member.source)]
      let selector = source.rules.rules[Int(member.rule)].selector
      if index > 0 { classes.append(UInt8(ascii: ",")) }
      source.root.append(to: &classes, part: selector.child ?? selector.part)
    }
    classes.append(UInt8(ascii: ")"))
    let member = members[Int(bundle[0])]
    let source = sources[Int(member.source)]
    let rule = source.rules.rules[Int(member.rule)]
    let scope = source.scope + place.scope
    if source.isOrdered {
      let root = RuleRoot.selector(CSSSelector(alternatives: [classes]))
      rule.selector.append(to: &bytes, orderedIn: root, where: rule.condition, scope: scope)
    } else {
      rule.selector.append(to: &bytes, where: rule.condition, scope: scope) { bytes, _ in
        bytes.append(contentsOf: classes)
      }
    }
  }
}

/// What selectors of several classes have in common behind the class.
///
/// These have states, whose selectors take more room than the classes do, and consist of one element each, of one class:
/// `:is` weighs as much as the heaviest of what it lists.
private struct ClassBundle: Hashable {
  private let selector: StyleSelector
  private let isOrdered: Bool
  private let scope: Bytes

  init?(_ rule: Int32, of source: SharedRules.RuleSource) {
    var selector = source.rules.rules[Int(rule)].selector
    guard !selector.states.isEmpty, selector.previousStates == nil, selector.child == nil,
      source.root.isClass
    else { return nil }
    selector.part = nil
    self.selector = selector
    isOrdered = source.isOrdered
    scope = source.scope
  }
}

extension RuleRoot {
  /// Whether the root is a single class.
  fileprivate var isClass: Bool {
    switch self {
    case .className: true
    case .selector(let selector):
      selector.alternatives.count == 1 && selector.alternatives[0].first == UInt8(ascii: ".")
        && selector.alternatives[0].dropFirst().allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
            true
          default: false
          }
        }
    }
  }

  /// Appends the class, or that of a part.
  fileprivate func append(to bytes: inout Bytes, part: StylePart?) {
    switch self {
    case .className(let identifier):
      bytes.append(UInt8(ascii: "."))
      bytes += identifier
      if let part { bytes.append(verbatim: part.suffix) }
    case .selector(let selector): bytes += Bytes(selector.alternatives.joined())
    }
  }
}
