import RestyleAudit

extension [AuditAcceptance] {
  /// What the audit finds in Material 3, and why it stays: the figures are those that Google publishes.
  static let material: Self = [
    AuditAcceptance(
      .labelledBoundaryContrast,
      because: "the colours are those that Google publishes; the labels show the controls"),
    AuditAcceptance(
      .markContrast, at: "switches.switch",
      because:
        "the colours are those that Google publishes; the position and the size of the handle show it too"
    ),
    AuditAcceptance(
      .visibleFocus, at: "switches.switch",
      because: "Material's ring is around the whole control, and switches here have no rings"),
    AuditAcceptance(
      .visibleFocus, at: "segmentedControls.segmentedControl",
      because: "the layer over the segment has the opacity that Google publishes"),
    AuditAcceptance(
      .distinctStates, at: "fields.outlinedField",
      because: "the colours are those that Google publishes; an error has a text as well"),
    AuditAcceptance(
      .distinctStates, at: "colorFields.colorField",
      because: "the colours are those that Google publishes; an error has a text as well"),
    AuditAcceptance(
      .distinctStates, at: "checkboxes", because: "the pointer itself shows what it is over"),
    AuditAcceptance(
      .targetSize, at: "checkboxes",
      because: "Material's target is 48 points around the box, and the label is a part of it"),
    AuditAcceptance(
      .enhancedTargetSize, because: "the sizes are those that Google publishes, which are enough for level AA"
    ),
    AuditAcceptance(
      .textScaling,
      because: "Material's scalable pixels are points at the default text size, which the book shows"),
    AuditAcceptance(
      .fontFallbacks, because: "Roboto alone is Material's; without it, the system's font is shown"),
  ]
}
