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
  func append(
    to bytes: inout some ByteSink, in root: RuleRoot, isOrdered: Bool, where condition: TraitCondition,
    scope: Bytes
  ) {
    switch root {
    case .className(let identifier) where !isOrdered:
      append(to: &bytes, className: identifier, where: condition, scope: scope)
    default: append(to: &bytes, orderedIn: root, where: condition, scope: scope)
    }
  }

  /// Appends the selector, which weighs as much as its root.
  func append(
    to bytes: inout some ByteSink, orderedIn root: RuleRoot, where condition: TraitCondition, scope: Bytes
  ) {
    switch root {
    case .className(let identifier):
      appendOrdered(to: &bytes, where: condition, scope: scope) { bytes, part in
        bytes.append(UInt8(ascii: "."))
        bytes.append(contentsOf: identifier)
        if let part { bytes.append(verbatim: part.suffix) }
      }
    case .selector(let selector):
      for (index, alternative) in selector.alternatives.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        appendOrdered(to: &bytes, where: condition, scope: scope) { bytes, _ in
          bytes.append(contentsOf: alternative)
        }
      }
    }
  }

  private func appendOrdered<Sink: ByteSink>(
    to bytes: inout Sink, where condition: TraitCondition, scope: Bytes,
    root: (inout Sink, ComponentPart?) -> Void
  ) {
    if let previousStates {
      bytes.append(verbatim: ":where(")
      root(&bytes, part)
      bytes.append(previousStates, with: ":where")
      bytes.append(verbatim: ")+")
    }
    // A part without a state above it needs no more than its own class.
    let isWithin = child != nil && !states.isEmpty
    if isWithin { bytes.append(verbatim: ":where(") }
    root(&bytes, isWithin ? part : child ?? part)
    if condition.contains(.rightToLeft) { bytes.append(verbatim: TraitCondition.rightToLeftSelector) }
    bytes.append(contentsOf: scope)
    bytes.append(states, with: ":where")
    if isWithin {
      bytes.append(verbatim: ")>")
      root(&bytes, child)
    }
    switch suffix {
    case nil: break
    case .active: bytes.append(verbatim: ":where(:active)")
    case .empty: bytes.append(verbatim: ":where(:empty)")
    case .before?, .after?, .placeholder?, .selection?, .descendants?, .webkitProgressBar?,
      .webkitProgressValue?, .mozProgressBar?:
      bytes.append(verbatim: suffix?.text ?? "")
    }
  }
}
