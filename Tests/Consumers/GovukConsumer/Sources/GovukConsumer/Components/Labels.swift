import Restyle
import RestyleHTML

extension StyleSheet {
  /// What stands around fields.
  mutating func addLabels() throws {
    try add(.govuk(19, weight: .bold, color: .error, above: 0, below: 3), to: ".govuk-error-message")
    try rule(".govuk-error-message", ["display": "block", "clear": "both"], [.marginBottom: 15])
    try add(.govuk(19, color: .secondaryText), to: ".govuk-hint")
    try rule(".govuk-hint", [.marginBottom: 15])
    try add(.govuk(19, color: .ink), to: ".govuk-label")
    try rule(".govuk-label", ["display": "block"], [.marginBottom: 5])
    try add(.govuk(19, color: .ink), to: ".govuk-fieldset__legend")
    try rule(
      ".govuk-fieldset__legend", ["display": "table"], [.marginBottom: 10, .padding: 0],
      box: BoxStyle(maximumWidth: .fraction(1)))
    for (name, size) in [("xl", 48), ("l", 36), ("m", 24)] {
      let selector = ".govuk-label--\(name), .govuk-fieldset__legend--\(name)"
      try add(.bold(size), to: selector)
      try rule(selector, [.marginBottom: 15])
    }
    try add(TextStyle().weight(.bold), to: ".govuk-label--s, .govuk-fieldset__legend--s")
    let small = ":not(.govuk-label--m, .govuk-label--l, .govuk-label--xl)"
    try rule(".govuk-label\(small) + .govuk-hint", [.marginBottom: 10])
    let smallLegend =
      ":not(.govuk-fieldset__legend--m, .govuk-fieldset__legend--l, .govuk-fieldset__legend--xl)"
    try rule(".govuk-fieldset__legend\(smallLegend) + .govuk-hint", [.marginBottom: 10])
    try rule(".govuk-fieldset__legend + .govuk-hint", [.marginTop: -5])
    try rule(".govuk-label-wrapper, .govuk-fieldset__heading", [.margin: 0])
    try rule(".govuk-fieldset__heading", ["font-size": "inherit", "font-weight": "inherit"])
    try rule(
      ".govuk-fieldset", [.borderWidth: 0, .padding: 0], box: BoxStyle(margins: .zero, minimumWidth: 0))
    try addClearing(".govuk-fieldset")
    try addGroups()
  }

  private mutating func addGroups() throws {
    let group = ".govuk-form-group"
    try add(.room(below: 6), to: group)
    try addClearing(group)
    try rule(group + " .govuk-form-group:last-of-type", [.marginBottom: 0])
    try rule(group + "--error", [.paddingLeading: 15], background: .border(5, .error, .leading))
    try rule(group + "--error .govuk-form-group", [.borderWidth: 0, .padding: 0])
    try add(.room(below: 6), to: ".govuk-character-count")
    try rule(".govuk-character-count :is(.govuk-form-group, .govuk-textarea)", [.marginBottom: 5])
    try rule(
      ".govuk-character-count__message", ["font-variant-numeric": "tabular-nums"],
      [.marginTop: 0, .marginBottom: 0])
    try rule(".govuk-character-count__message::after", content: "\u{200B}")
  }
}
