import Restyle
import RestyleRendering

extension CSSRules {
  /// What the rules declare for a part in some states, outside of media queries.
  ///
  /// - Parameters:
  ///   - part: The part; nil for the whole.
  ///   - state: The states of the whole, or of what the part is in.
  /// - Returns: The declarations, after the cascade.
  func declarations(of part: StylePart?, in state: ControlState) -> CSSDeclarations {
    rules.reduce(CSSDeclarations()) { result, rule in
      let selector = rule.selector
      guard selector.suffix.utf8CodeUnitCount == 0, selector.previousStates == nil,
        (selector.child ?? selector.part)?.text == part?.text, state.isSuperset(of: selector.states)
      else { return result }
      return result.overlaid(with: rule.declarations)
    }
  }

  /// What inline styles can't say of the rules.
  var problemsInline: [RenderingProblem] {
    var problems: [RenderingProblem] = []
    for rule in rules where !rule.declarations.isEmpty {
      if rule.selector.suffix.utf8CodeUnitCount > 0 || rule.selector.previousStates != nil {
        problems.append(RenderingProblem(.needsStyleSheet(.parts)))
      } else if !rule.selector.states.isEmpty {
        problems.append(RenderingProblem(.needsStyleSheet(.states)))
      }
    }
    return problems.uniqued()
  }
}

extension StylePart {
  fileprivate var text: String { className(in: "") }
}
