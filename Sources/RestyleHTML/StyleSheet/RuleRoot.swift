import Restyle
import RestyleRendering

/// The start of the selectors of rules.
@dynamicMemberLookup
struct RuleRoot: Hashable, Sendable {
  // A single reference, since rules are copied more often than their selectors are written.
  private let shared: Shared

  struct Content: Equatable, Sendable {
    /// Whether it is a generated class, which prefixes those of parts; otherwise, it is a user's selector.
    let isClass: Bool
    /// The first selector; most roots have no others.
    let first: CSSSelector.Alternative
    var others: ArraySlice<CSSSelector.Alternative> = []
    /// Groups of generated classes; an element must also have all classes of one group, with the suffix of the part.
    ///
    /// Empty for any element.
    var companions: [[Bytes]] = []
  }

  private final class Shared: Hashable, Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }

    static func == (lhs: Shared, rhs: Shared) -> Bool { lhs === rhs || lhs.content == rhs.content }

    // Roots are looked up often, and most are a single selector.
    func hash(into hasher: inout Hasher) {
      hasher.combine(content.first)
      if !content.others.isEmpty { hasher.combine(content.others) }
      if !content.companions.isEmpty { hasher.combine(content.companions) }
    }
  }

  /// The content, which callers read once for many rules, since each read retains all of it.
  var content: Content { shared.content }

  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }

  /// Creates a root for a generated class.
  ///
  /// - Parameters:
  ///   - className: The class.
  ///   - companions: Groups of classes; an element must also have all classes of one group. They don't add to the
  ///     specificity.
  init(className: String, beside companions: [[String]] = []) {
    shared = Shared(
      Content(
        isClass: true, first: CSSSelector.Alternative(element: Bytes(class: className)),
        companions: companions.map { $0.map { Bytes(class: $0) } }))
  }

  /// Creates a root for a user's selector, for styles without parts.
  init(_ selector: CSSSelector) {
    let (first, others) = (selector.alternatives[0], selector.alternatives.dropFirst())
    shared = Shared(Content(isClass: false, first: first, others: others))
  }
}

extension Bytes {
  /// Creates the selector of a class.
  fileprivate init(class name: String) {
    self.init()
    reserveCapacity(name.utf8.count + 1)
    append(UInt8(ascii: "."))
    append(cssIdentifier: name)
  }
}

/// The rules of a class, or of a user's selector.
struct RootedRules: Hashable, Sendable {
  let root: RuleRoot
  let rules: CSSRules
  /// The scope of the rules; nil for the whole page.
  var scope: RuleScope?
  /// Whether only order counts, so that states and conditions add no specificity.
  var isOrdered = true
  /// Further requirements of the rules; nil for none.
  var options: RuleOptions?
}

extension RootedRules {
  /// The ways in which a condition can hold within the requirements of the rules.
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

  /// Appends the selector of a rule in a place, for the content of the root.
  func appendSelector(
    of rule: CSSRules.Rule, behind root: RuleRoot.Content, in place: ConditionPlace,
    to bytes: inout some ByteSink
  ) {
    let start = bytes.count
    if root.isClass || rule.selector.isSelected(in: root.first) {
      rule.selector.append(
        to: &bytes, behind: root.first, of: root, self, where: rule.condition, in: place)
    }
    // Checked first, since iterating over an empty array takes longer than most of the rest.
    guard !root.others.isEmpty else { return }
    for other in root.others where rule.selector.isSelected(in: other) {
      if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
      rule.selector.append(to: &bytes, behind: other, of: root, self, where: rule.condition, in: place)
    }
  }

  /// Whether a rule can select anything: pseudo-elements have no parts.
  func selects(_ rule: CSSRules.Rule) -> Bool {
    root.isClass || rule.selector.isSelected(in: root.first)
      || root.others.contains { rule.selector.isSelected(in: $0) }
  }

  /// Appends the declarations of a rule.
  func appendDeclarations(of rule: CSSRules.Rule, to bytes: inout some ByteSink) {
    guard options?.isImportant == true else {
      return rules.withBytes(of: rule) { bytes.append(bytes: $0) }
    }
    rules.append(rules[rule], endingIn: "!important", to: &bytes)
  }
}

/// Users' requirements for rules besides the selector.
// A class, since few rules have options.
final class RuleOptions: Sendable {
  /// The window and the device that the rules are for.
  let media: MediaCondition
  /// The features that a browser must support.
  let supports: SupportsCondition
  /// Whether the rules are important, and override others whatever their specificity.
  let isImportant: Bool

  /// Creates options; nil if nothing is required.
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
