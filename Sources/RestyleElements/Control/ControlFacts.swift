/// Properties of every control that walks need.
///
/// They are determined once, where the kind is known: through a protocol, each would take as long as the rest of the
/// walk.
package struct ControlFacts: Sendable {
  package let kind: any InputControl.Type
  /// Whether there are several choices, each with a title beside it.
  package let hasTitledChoices: Bool
  /// Whether there are choices that a surrounding form mustn't submit.
  package let hasUnsubmittedChoices: Bool
  /// Whether a form submits files.
  package let submitsFiles: Bool
  /// Whether the control requires a value.
  package let isRequired: Bool
  /// Whether the control has a name of its own; nil if that depends on the language.
  package let hasName: Bool?
}

extension InputControl {
  // Here, where the compiler specialises it for each kind.
  var nodeFacts: NodeFacts {
    NodeFacts(isDynamic: hasDynamicStyle, hasAccessibility: !accessibility.isEmpty)
  }

  var facts: ControlFacts {
    let isSubmitted = submittedName != nil
    let choiceCount = titledChoiceCount
    let isNamed = (accessibility.label.isName, ownName.isName)
    return ControlFacts(
      kind: Self.self,
      hasTitledChoices: choiceCount != nil,
      hasUnsubmittedChoices: !isSubmitted && choiceCount ?? 0 > 0,
      submitsFiles: isSubmitted && submitsFiles,
      isRequired: isRequired,
      hasName: isNamed.0 == true || isNamed.1 == true ? true : isNamed == (false, false) ? false : nil)
  }
}

extension DisplayText? {
  /// Whether the text isn't empty; nil if that depends on the language.
  fileprivate var isName: Bool? {
    switch self?.content {
    case nil: false
    case .displayable: nil
    case .string, .runs: self?.isShown(in: nil)
    }
  }
}
