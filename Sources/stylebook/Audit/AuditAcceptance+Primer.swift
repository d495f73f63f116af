import RestyleAudit

extension [AuditAcceptance] {
  /// What the audit finds in Primer, and why it stays: the figures are those that GitHub publishes.
  static let primer: Self = [
    AuditAcceptance(
      .textContrast, at: "buttons.primary.text",
      because: "the greens of hovered and pressed buttons are those that GitHub publishes for its dark themes"
    ),
    AuditAcceptance(
      .boundaryContrast, at: "fields.field",
      because: "the lines are those that GitHub publishes; its themes with high contrast have darker ones"),
    AuditAcceptance(
      .boundaryContrast, at: "switches.switch",
      because: "the lines are those that GitHub publishes; its themes with high contrast have darker ones"),
    AuditAcceptance(
      .labelledBoundaryContrast,
      because: "the colours are those that GitHub publishes; the labels show the controls"),
    AuditAcceptance(
      .markContrast, at: "switches.switch",
      because: "the colours are those that GitHub publishes, with a word for on and off beside them"),
    AuditAcceptance(
      .markContrast, at: "progressBars.progressBar",
      because: "the colours are those that GitHub publishes for its dark theme"),
    AuditAcceptance(
      .visibleFocus, at: "switches.switch",
      because: "the line around the track turns into that of the focus, and switches here have no rings"),
    AuditAcceptance(
      .distinctStates,
      because: "the pointer itself shows what it is over; the colours are those that GitHub publishes"
    ),
    AuditAcceptance(.targetSize, at: "checkboxes", because: "the label is a part of the target"),
    AuditAcceptance(
      .enhancedTargetSize, because: "the sizes are those that GitHub publishes, which are enough for level AA"
    ),
    AuditAcceptance(
      .textScaling, because: "the sizes are those that GitHub publishes for its pages, which zoom"),
  ]
}
