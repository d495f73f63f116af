import RestyleRendering

extension CSSRules {
  /// The text of a text's `style` attribute: what the rules declare outside of conditions and states.
  var inlineText: Bytes {
    var result: [Declaration] = []
    for rule in rules where rule.isInline {
      let declarations = self[rule]
      result.removeAll { old in
        declarations.contains {
          $0.property == old.property && customName(of: $0) == customName(of: old)
        }
      }
      result += declarations
    }
    var text = Bytes()
    append(result, to: &text)
    return text
  }

  /// What a `style` attribute can't say of the rules.
  var inlineProblems: [RenderingProblem] {
    // How what is around it, or what is within, shares the room isn't part of it.
    rules.allSatisfy { !$0.condition.isEmpty || $0.isInline || $0.selector.suffix?.isOfRoom == true }
      ? [] : [RenderingProblem(.needsStyleSheet)]
  }
}

extension CSSRules.Rule {
  fileprivate var isInline: Bool {
    condition.isEmpty && selector.suffix == nil && selector.previousStates == nil && selector.states.isEmpty
  }
}
