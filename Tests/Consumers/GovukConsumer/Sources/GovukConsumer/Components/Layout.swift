import Restyle
import RestyleHTML

extension StyleSheet {
  mutating func addLayout() throws {
    try rule(".govuk-template", ["overflow-y": "scroll"], fill: .surface)
    try rule(".govuk-template__body", [.margin: 0], fill: .white)
    let container = ".govuk-width-container"
    try add(BoxStyle(margins: .horizontal(15)), to: container)
    try add(
      BoxStyle(margins: .horizontal(30)), to: container, where: .tablet)
    try rule(container, [.maxWidth: 960])
    try rule(container, where: .width(1_020...), ["margin": "0 auto"])
    try rule(".govuk-main-wrapper", ["display": "block"], padding: .vertical(20))
    try rule(".govuk-main-wrapper", where: .tablet, padding: .vertical(40))
    for (name, space) in [("xl", 8), ("l", 6), ("m", 4)] {
      try add(.room(above: space, below: space), to: ".govuk-section-break--\(name)")
    }
    try rule(".govuk-section-break", [.borderWidth: 0])
    try rule(".govuk-section-break--visible", background: .border(1, .line, .bottom))
    try addGrid()
  }

  private mutating func addGrid() throws {
    try rule(".govuk-grid-row", [.marginLeading: -15, .marginTrailing: -15])
    try addClearing(".govuk-grid-row")
    let parts: [(String, Double)] = [
      ("one-quarter", 1 / 4), ("one-third", 1 / 3), ("one-half", 1 / 2), ("two-thirds", 2 / 3),
      ("three-quarters", 3 / 4), ("full", 1),
    ]
    for (name, fraction) in parts {
      let column = ".govuk-grid-column-\(name)"
      for (selector, condition) in [(column, MediaCondition.tablet), (column + "-from-desktop", .desktop)] {
        try rule(
          selector, ["box-sizing": "border-box"], padding: .horizontal(15))
        try rule(selector, where: condition, ["float": "left"], box: BoxStyle(width: .fraction(fraction)))
      }
      try add(BoxStyle(width: .fraction(1)), to: column, where: .mobile)
    }
  }
}
