import Restyle

/// The outcomes of rules for a style in a state.
struct Inspection {
  private(set) var outcomes: [Outcome] = []

  /// The outcome of a rule for a component; the failure is nil if the rule passes.
  struct Outcome {
    let rule: AuditRule
    let part: String
    let failure: Failure?
  }

  mutating func add(_ failure: Failure?, of rule: AuditRule, at part: String = "") {
    outcomes.append(Outcome(rule: rule, part: part, failure: failure))
  }
}

extension Inspection {
  /// Applies the rules to the visible components of a style in a state.
  ///
  /// - Parameters:
  ///   - sight: The components.
  ///   - others: The components without one of the states each, from which the state has to be distinguished.
  mutating func inspect(_ sight: Sight, besides others: [(missing: ControlState, sight: Sight)]) {
    let isExempt = sight.state.contains(.disabled)
    for item in sight.items {
      if !isExempt { checkContrast(of: item, in: sight) }
      guard case .text(let text) = item.content else { continue }
      checkScaling(of: text, at: item.part)
      checkFallbacks(of: text, at: item.part)
    }
    if let target = sight.target, !isExempt { checkTarget(target) }
    checkFocus(of: sight, besides: others)
    checkDistinction(of: sight, besides: others)
  }
}

/// Formats a ratio for people; it is rounded down.
func shownRatio(_ ratio: Double) -> String {
  let hundredths = Int((ratio * 100).rounded(.down))
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction):1"
}

extension Color {
  /// The colour as people write it.
  var shown: String {
    guard isInSRGB else { return cssText() }
    func rounded(_ component: Double, to steps: Double) -> Double { (component * steps).rounded() / steps }
    return Color(
      red: rounded(red, to: 255), green: rounded(green, to: 255), blue: rounded(blue, to: 255),
      alpha: rounded(alpha, to: 100)
    ).cssText()
  }
}
