public import Restyle

/// Accepts the findings of a rule in one place, with a reason.
///
/// ```swift
/// let published = AuditAcceptance(.enhancedTargetSize, at: "buttons", because: "links are in texts")
/// ```
public struct AuditAcceptance: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The place, including the places in it: `buttons` is all buttons; nil for all places.
  @Exact public private(set) var place: String?
  /// Why.
  @Exact public private(set) var reason: String

  /// Accepts findings of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - place: The place, as findings print it, which holds those in it; nil for anywhere.
  ///   - reason: Why, for whoever reads the code or the report.
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
  /// Nothing is accepted that isn't found.
  public static let staleAcceptance = AuditRule(
    "stale-acceptance", .warning, "What is accepted with a reason is still found.")
}
