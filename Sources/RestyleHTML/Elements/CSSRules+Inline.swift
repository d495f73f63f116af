import Restyle
import RestyleRendering

extension CSSRules {
  /// The text of a `style` attribute: what the rules declare for something outside of conditions.
  ///
  /// - Parameters:
  ///   - parts: What of the component it is, one after the other; nil for the whole.
  ///   - state: The states of the whole, or of what the part is in.
  /// - Returns: The declarations, after the cascade.
  func inlineText(of parts: [ComponentPart?], in state: ControlState) -> Bytes {
    var result: [Declaration] = []
    for part in parts {
      for rule in rules where rule.condition.isEmpty && rule.isInline {
        let selector = rule.selector
        guard (selector.child ?? selector.part) == part, state.isSuperset(of: selector.states) else {
          continue
        }
        let declarations = self[rule]
        result.removeAll { old in
          declarations.contains {
            $0.property == old.property && customName(of: $0) == customName(of: old)
          }
        }
        result += declarations
      }
    }
    var text = Bytes()
    append(result, to: &text)
    return text
  }

  /// What inline styles can't say of the rules.
  var problemsInline: [RenderingProblem] {
    var problems: [RenderingProblem] = []
    for rule in rules where rule.condition.isEmpty {
      if rule.selector.suffix == .active {
        problems.append(RenderingProblem(.needsStyleSheet(.states)))
      } else if !rule.isInline {
        problems.append(RenderingProblem(.needsStyleSheet(.parts)))
      } else if !rule.selector.states.isEmpty {
        problems.append(RenderingProblem(.needsStyleSheet(.states)))
      }
    }
    return problems.uniqued()
  }
}

extension CSSRules.Rule {
  /// Whether the rule is for an element by itself, which a `style` attribute can be for.
  fileprivate var isInline: Bool { selector.suffix == nil && selector.previousStates == nil }
}
