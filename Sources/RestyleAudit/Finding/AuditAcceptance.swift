public import Restyle

/// The acceptance of a rule's findings in a place, with a reason.
///
/// ```swift
/// let published = AuditAcceptance(.enhancedTargetSize, at: "buttons", because: "links are in texts")
/// ```
public struct AuditAcceptance: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The place, including the places in it: `buttons` is all buttons; nil for all places.
  @Exact public private(set) var place: String?
  /// The reason why the findings are accepted.
  @Exact public private(set) var reason: String

  /// Accepts findings of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - place: The place, as in the description of a finding, including the places in it; nil for all places.
  ///   - reason: The reason, for people who read the code or the report.
  public init(_ rule: AuditRule, at place: String? = nil, because reason: String) {
    self.rule = rule
    self.place = place
    self.reason = reason
  }

  /// Whether a finding is accepted.
  func accepts(_ finding: AuditFinding) -> Bool {
    rule == finding.rule && (place.map { finding.place.lies(in: $0) } ?? true)
  }
}

extension AuditRule {
  /// Accepted findings still exist.
  public static let staleAcceptance = AuditRule(
    "stale-acceptance", .warning, "Each acceptance has a finding to accept.")
}
