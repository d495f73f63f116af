import Restyle
import RestyleRendering

/// What the selectors of rules start with.
@dynamicMemberLookup
struct RuleRoot: Hashable, Sendable {
  // One reference, since rules are copied more often than their selectors are written.
  private let shared: Shared

  struct Content: Equatable, Sendable {
    /// Whether it is a class of ours, from which those of parts start; otherwise it is what people chose.
    let isClass: Bool
    /// The first of several selectors, of which most have no others.
    let first: CSSSelector.Alternative
    var others: ArraySlice<CSSSelector.Alternative> = []
    /// Groups of classes of ours, all classes of one of which an element has besides, with the parts' ending; none for any
    /// element.
    var companions: [[Bytes]] = []
  }

  private final class Shared: Hashable, Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }

    static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.content == rhs.content }

    // Roots are looked up often, and most are one selector alone.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content.first)
      if !content.others.isEmpty { hasher.combine(content.others) }
      if !content.companions.isEmpty { hasher.combine(content.companions) }
    }
  }

  /// What it consists of: taken once for many rules, since taking it retains all of it.
  var content: Content { shared.content }

  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }

  /// A class of ours.
  ///
  /// - Parameters:
  ///   - className: The class.
  ///   - companions: Groups of classes, all classes of one of which an element has besides; they weigh nothing.
  init(className: String, beside companions: [[String]] = []) {
    shared = Shared(
      Content(
        isClass: true, first: CSSSelector.Alternative(element: Bytes(class: className)),
        companions: companions.map { $0.map { Bytes(class: $0) } }))
  }

  /// Whatever people chose, for styles without parts.
  init(_ selector: CSSSelector) {
    let (first, others) = (selector.alternatives[0], selector.alternatives.dropFirst())
    shared = Shared(Content(isClass: false, first: first, others: others))
  }
}

extension Bytes {
  /// What selects a class.
  fileprivate init(class name: String) {
    self.init()
    reserveCapacity(name.utf8.count + 1)
    append(UInt8(ascii: "."))
    append(cssIdentifier: name)
  }
}

/// The rules of a class, or of what people chose.
struct RootedRules: Hashable, Sendable {
  let root: RuleRoot
  let rules: CSSRules
  /// Where the rules hold; nil for everywhere.
  var scope: RuleScope?
  /// Whether order alone decides, so that states and conditions weigh nothing.
  var isOrdered = true
  /// What else the rules ask for; nil for nothing.
  var options: RuleOptions?
}

extension RootedRules {
  /// The ways in which a condition comes to hold where the rules do.
  func places(
    of condition: TraitCondition, _ source: AppearanceSource, _ media: MediaTraits.Contents
  ) -> [ConditionPlace] {
    let places = condition.places(source, media, where: options?.media ?? .always)
    guard scope?.container != nil || options != nil else { return places }
    return places.map { place in
      var place = place
      if let query = scope?.container { place.containers.append(query) }
      if let options { place.supports = options.supports.description }
      return place
    }
  }

  /// Appends what one of the rules selects in a place, behind the content of the root.
  func appendSelector(
    of rule: CSSRules.Rule, behind root: RuleRoot.Content, in place: ConditionPlace,
    to bytes: inout some ByteSink
  ) {
    let start = bytes.count
    if root.isClass || rule.selector.isSelected(in: root.first) {
      rule.selector.append(
        to: &bytes, behind: root.first, of: root, self, where: rule.condition, in: place)
    }
    // Asked first, since going through none takes longer than most else here.
    guard !root.others.isEmpty else { return }
    for other in root.others where rule.selector.isSelected(in: other) {
      if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
      rule.selector.append(to: &bytes, behind: other, of: root, self, where: rule.condition, in: place)
    }
  }

  /// Whether something has what a rule is for: pseudo-elements have no parts.
  func selects(_ rule: CSSRules.Rule) -> Bool {
    root.isClass || rule.selector.isSelected(in: root.first)
      || root.others.contains { rule.selector.isSelected(in: $0) }
  }

  /// Appends what a rule declares.
  func appendDeclarations(of rule: CSSRules.Rule, to bytes: inout some ByteSink) {
    guard options?.isImportant == true else {
      return rules.withBytes(of: rule) { bytes.append(bytes: $0) }
    }
    rules.append(rules[rule], endingIn: "!important", to: &bytes)
  }
}

/// What people ask for beside the selector of rules.
// A class, since few rules have any.
final class RuleOptions: Sendable {
  /// The window and the device for which the rules are.
  let media: MediaCondition
  /// What a browser has to know.
  let supports: SupportsCondition
  /// Whether the rules override those that aren't important, whatever these weigh.
  let isImportant: Bool

  /// What is asked for; nil for nothing.
  init?(_ media: MediaCondition, _ supports: SupportsCondition, isImportant: Bool) {
    guard media != .always || supports != .always || isImportant else { return nil }
    self.media = media
    self.supports = supports
    self.isImportant = isImportant
  }
}

extension RuleOptions: Hashable {
  static func == (lhs: RuleOptions, rhs: RuleOptions) -> Bool {
    lhs === rhs
      || lhs.media == rhs.media && lhs.supports == rhs.supports && lhs.isImportant == rhs.isImportant
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(media)
    hasher.combine(supports)
    hasher.combine(isImportant)
  }
}
