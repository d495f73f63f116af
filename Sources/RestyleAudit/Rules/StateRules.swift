import Restyle

extension AuditRule {
  /// The focus is visible.
  public static let visibleFocus = AuditRule(
    "visible-focus", .error,
    "If a style changes the look of a focused control, the change has a contrast of 3:1. Otherwise, the control has "
      + "the system's focus ring.",
    source:
      "WCAG 2.2, 2.4.7 Focus Visible and 1.4.11 Non-text Contrast, measured as in 2.4.13 Focus Appearance")

  /// States with a meaning look different.
  public static let distinctStates = AuditRule(
    "distinct-states", .warning,
    "A control that is chosen or can't be used differs from others, and a state with a style of its own has another look.",
    source: "WCAG 2.2, 1.4.1 Use of Color and 4.1.2 Name, Role, Value, for what is seen")
}

extension Inspection {
  mutating func checkFocus(of sight: Sight, besides others: [(missing: ControlState, sight: Sight)]) {
    guard !sight.state.contains(.disabled), let other = others.first(where: { $0.missing == .focused })?.sight
    else { return }
    // If a style sets nothing for the focus, outputs show it in their own way.
    guard !sight.isSame(as: other) else { return }
    let (look, without) = (Look(sight), Look(other))
    let change = look.change(from: without)
    guard change < 3 else { return add(nil, of: .visibleFocus) }
    let isHidden = look.isLike(without)
    let failure = Failure(
      measure: change,
      isHidden
        ? "nothing shows the focus"
        : "what shows the focus changes by \(shownRatio(change)), and \(shownRatio(3)) is needed")
    add(failure, of: .visibleFocus)
  }

  mutating func checkDistinction(of sight: Sight, besides others: [(missing: ControlState, sight: Sight)]) {
    // The focus has its own rule.
    let others = others.filter { $0.missing != .focused }
    guard !others.isEmpty else { return }
    let look = Look(sight)
    let alike = others.first { look.isLike(Look($0.sight)) }
    let failure = alike.map { other in
      let (state, without) = (sight.state.shownName, other.sight.state.shownName)
      return Failure("it looks the same \(state) as \(without)")
    }
    add(failure, of: .distinctStates)
  }
}

extension ControlState {
  /// The states in words, such as `selected and pressed`.
  var shownName: String {
    // Not `normal`, which could also describe a contrast or a width.
    if isEmpty { return "at rest" }
    return Self.namedMembers.filter { contains($0.member) }.map { name, member in
      member == .highlighted ? "pressed" : name
    }.joined(separator: " and ")
  }
}
