import Restyle
import RestyleRendering

/// What the selectors of rules start with whose order alone decides: their states and conditions weigh nothing, so
/// that they are as heavy as what people wrote.
enum RuleRoot: Hashable, Sendable {
  /// A class of ours, an identifier already, from which those of parts start.
  case className(Bytes)
  /// Whatever people chose, for styles without parts.
  case selector(CSSSelector)
}

/// Rules of which a later one wins over an earlier one.
struct OrderedRules: Hashable, Sendable {
  let root: RuleRoot
  let rules: CSSRules
  /// The end of the selectors: where the rules hold; empty for everywhere.
  var scope = Bytes()
}

extension StyleSelector {
  /// How much the selector weighs beyond its class: rules sorted by it may weigh all the same.
  var weight: Int {
    var weight = stateCount + Int(extraWeight)
    if child != nil, !states.isEmpty { weight += 1 }
    if previousStates != nil { weight += 1 }
    if suffix == .active || suffix == .empty { weight += 1 }
    return weight
  }

  /// Appends the selector, which weighs as much as its root if order alone decides.
  ///
  /// - Parameters:
  ///   - bytes: What it is appended to.
  ///   - root: What it starts with.
  ///   - isOrdered: Whether states and conditions weigh nothing.
  ///   - condition: What it selects under.
  ///   - scope: What ends the selector of what is in the states, for a condition that selectors express.
  func append(
    to bytes: inout some ByteSink, in root: RuleRoot, isOrdered: Bool, where condition: TraitCondition,
    scope: Bytes
  ) {
    switch root {
    case .className(let identifier):
      append(to: &bytes, isOrdered: isOrdered, where: condition, scope: scope) { bytes, part in
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: identifier)
        if let part { bytes.append(verbatim: part.suffix) }
      }
    case .selector(let selector):
      for (index, alternative) in selector.alternatives.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(to: &bytes, isOrdered: isOrdered, where: condition, scope: scope) { bytes, _ in
          bytes.append(contentsOf: alternative)
        }
      }
    }
  }
}
