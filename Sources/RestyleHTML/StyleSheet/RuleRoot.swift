import Restyle
import RestyleRendering

/// What the selectors of rules start with.
struct RuleRoot: Hashable, Sendable {
  /// Whether it is a class of ours, from which those of parts start; otherwise it is what people chose.
  let isClass: Bool
  /// The first of several selectors, of which most have no others.
  let first: Bytes
  let others: ArraySlice<Bytes>

  /// A class of ours.
  init(className: String) {
    var text = Bytes()
    text.reserveCapacity(className.utf8.count + 1)
    text.append(UInt8(ascii: "."))
    text.append(cssIdentifier: className)
    (isClass, first, others) = (true, text, [])
  }

  /// Whatever people chose, for styles without parts.
  init(_ selector: CSSSelector) {
    (isClass, first) = (false, selector.alternatives[0])
    others = selector.alternatives.dropFirst()
  }
}

/// Rules of which a later one wins over an earlier one.
struct OrderedRules: Hashable, Sendable {
  let root: RuleRoot
  let rules: CSSRules
  /// The end of the selectors: where the rules hold; empty for everywhere.
  var scope = Bytes()
}
