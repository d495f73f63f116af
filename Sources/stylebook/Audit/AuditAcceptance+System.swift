import RestyleAudit

extension [AuditAcceptance] {
  /// What the audit finds in the styles of iOS, and why it stays.
  static let system: Self = [
    AuditAcceptance(
      .textScaling, because: "the book shows each style in one size; an app uses TextStyle.preferred(for:)"),
    AuditAcceptance(
      .boundaryContrast, at: "switches.switch",
      because: "the colours are those of iOS; the place of the thumb tells on from off too"),
    AuditAcceptance(
      .markContrast, at: "switches.switch",
      because: "the colours are those of iOS; the shadow around its thumb isn't a part of the style"),
    AuditAcceptance(
      .labelledBoundaryContrast, because: "the colours are those of iOS; the titles show the segments"),
    AuditAcceptance(
      .enhancedTargetSize,
      because: "the sizes are those of iOS, which are enough for level AA; rows are 44 points high"),
  ]
}
