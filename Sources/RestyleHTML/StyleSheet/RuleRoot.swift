import Restyle
import RestyleRendering

/// What the selectors of rules start with.
struct RuleRoot: Hashable, Sendable {
  /// Whether it is a class of ours, from which those of parts start; otherwise it is what people chose.
  let isClass: Bool
  /// The first of several selectors, of which most have no others.
  let first: Bytes
  let others: ArraySlice<Bytes>
  /// Groups of classes of ours, all classes of one of which an element has besides, with the parts' ending; none for any
  /// element.
  let companions: [[Bytes]]

  /// A class of ours.
  ///
  /// - Parameters:
  ///   - className: The class.
  ///   - companions: Groups of classes, all classes of one of which an element has besides; they weigh nothing.
  init(className: String, beside companions: [[String]] = []) {
    (isClass, first, others) = (true, Bytes(class: className), [])
    self.companions = companions.map { $0.map { Bytes(class: $0) } }
  }

  /// Whatever people chose, for styles without parts.
  init(_ selector: CSSSelector) {
    (isClass, first) = (false, selector.alternatives[0])
    others = selector.alternatives.dropFirst()
    companions = []
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
}

extension RootedRules {
  /// The ways in which a condition comes to hold where the rules do.
  func places(
    of condition: TraitCondition, _ source: AppearanceSource, _ media: MediaTraits.Contents
  ) -> [ConditionPlace] {
    let places = condition.places(source, media)
    guard let query = scope?.container else { return places }
    return places.map { place in
      var place = place
      place.containers.append(query)
      return place
    }
  }

  /// Appends what one of the rules selects in a place.
  func appendSelector(of rule: CSSRules.Rule, in place: ConditionPlace, to bytes: inout some ByteSink) {
    rule.selector.append(to: &bytes, behind: root.first, of: self, where: rule.condition, in: place)
    // Asked first, since going through none takes longer than most else here.
    guard !root.others.isEmpty else { return }
    for other in root.others {
      bytes.append(UInt8(ascii: ","))
      rule.selector.append(to: &bytes, behind: other, of: self, where: rule.condition, in: place)
    }
  }
}
