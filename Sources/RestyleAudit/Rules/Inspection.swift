import Restyle

/// What the rules see wrong in one look at a style.
struct Inspection {
  private(set) var outcomes: [Outcome] = []

  /// What a rule found of a part; nil for nothing wrong.
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
  /// Applies the rules to what is seen of a style in a state.
  ///
  /// - Parameters:
  ///   - sight: What is seen.
  ///   - others: The same without one of the states each, which the state has to be distinguished from.
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

/// A ratio as people read it: never more than it is.
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
