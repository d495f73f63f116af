extension AuditRule {
  /// Controls have names for people who can't see them.
  public static let accessibleName = AuditRule(
    "accessible-name", .error,
    "A control and each of its choices has a name for people who can't see it: a label, a title, or that of what is around it.",
    source: "WCAG 2.2, 4.1.2 Name, Role, Value and 3.3.2 Labels or Instructions")
}

extension Failure {
  /// The failure of a control without a name.
  static let unnamed = Failure(
    "nothing names it for people who can't see it",
    suggesting: "a label, a title or `accessibilityLabel(_:)`")
}
