import RestyleRendering

extension SharedRules {
  /// About how long the rules are when they are written, where few of them are written in several ways.
  var estimatedCount: Int {
    lists.reduce(128) { $0 + texts[$1.text].place.count } + 96 * members.count
  }

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
        for list in segment.firstList..<end { write(lists[list], to: &bytes, in: place) }
        for _ in place.containers { bytes.append(verbatim: "}\n") }
        if !place.query.isEmpty { bytes.append(verbatim: "}\n") }
      }
    }
  }

  private func write(_ list: List, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    if list.first != list.last, list.hasFunctions {
      appendBundles(of: list, to: &bytes, in: place)
    } else {
      var next = list.first
      while true {
        appendSelector(of: next, to: &bytes, in: place)
        next = members[Int(next)].next
        guard next >= 0 else { break }
        bytes.append(UInt8(ascii: ","))
      }
    }
    bytes.append(UInt8(ascii: "{"))
    declarations.withUnsafeBufferPointer {
      bytes.append(bytes: UnsafeBufferPointer(rebasing: $0[texts[list.text].place]))
    }
    bytes.append(verbatim: "}\n")
  }

  private func appendSelector(of number: Int32, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    let member = members[Int(number)]
    guard let identifier = identifierPlaces[Int(member.source)] else {
      let source = sources[Int(member.source)]
      return member.selector.append(
        to: &bytes, in: source.root, isOrdered: source.isOrdered, where: member.condition,
        scope: source.scope + place.scope)
    }
    identifiers.withUnsafeBufferPointer { identifiers in
      let name = UnsafeBufferPointer(rebasing: identifiers[identifier])
      member.selector.append(to: &bytes, where: member.condition, scope: place.scope) { bytes, part in
        bytes.append(UInt8(ascii: "."))
        bytes.append(bytes: name)
        if let part { bytes.append(verbatim: part.suffix) }
      }
    }
  }

  /// Appends the selectors of a list: those that differ in nothing but their classes say the rest once.
  private func appendBundles(of list: List, to bytes: inout OutputBuffer, in place: ConditionPlace) {
    var bundles = ClassBundles()
    var isFirst = true
    var next = list.first
    while next >= 0 {
      let member = members[Int(next)]
      if let bundle = ClassBundle(member.selector, of: sources[Int(member.source)]) {
        bundles.add(next, to: bundle)
      } else {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        appendSelector(of: next, to: &bytes, in: place)
      }
      next = member.next
    }
    for bundle in bundles.members {
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
      if index > 0 { classes.append(UInt8(ascii: ",")) }
      source.root.append(to: &classes, part: member.selector.child ?? member.selector.part)
    }
    classes.append(UInt8(ascii: ")"))
    let member = members[Int(bundle[0])]
    let source = sources[Int(member.source)]
    let scope = source.scope + place.scope
    if source.isOrdered {
      let root = RuleRoot.selector(CSSSelector(alternatives: [classes]))
      member.selector.append(to: &bytes, orderedIn: root, where: member.condition, scope: scope)
    } else {
      member.selector.append(to: &bytes, where: member.condition, scope: scope) { bytes, _ in
        bytes.append(contentsOf: classes)
      }
    }
  }
}

/// What selectors of several classes have in common behind the class.
///
/// These have states, whose selectors take more room than the classes do, and consist of one element each, of one class:
/// `:is` weighs as much as the heaviest of what it lists.
private struct ClassBundle: Hashable, Sendable {
  private let selector: StyleSelector
  private let isOrdered: Bool
  private let scope: Bytes

  init?(_ selector: StyleSelector, of source: SharedRules.RuleSource) {
    var selector = selector
    guard !selector.states.isEmpty, selector.previousStates == nil, selector.child == nil,
      source.root.isClass
    else { return nil }
    selector.part = nil
    self.selector = selector
    isOrdered = source.isOrdered
    scope = source.scope
  }
}

/// The members of a list by what their selectors have in common.
private struct ClassBundles {
  /// Those of each bundle, in the order of the bundles' first ones.
  private(set) var members: [[Int32]] = []
  private var bundles = NumberedKeys<ClassBundle>()

  mutating func add(_ member: Int32, to bundle: ClassBundle) {
    if let known = bundles.number(of: bundle) { return members[known].append(member) }
    _ = bundles.add(bundle)
    members.append([member])
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
  fileprivate func append(to bytes: inout Bytes, part: ComponentPart?) {
    switch self {
    case .className(let identifier):
      bytes.append(UInt8(ascii: "."))
      bytes += identifier
      if let part { bytes.append(verbatim: part.suffix) }
    case .selector(let selector): bytes += Bytes(selector.alternatives.joined())
    }
  }
}
