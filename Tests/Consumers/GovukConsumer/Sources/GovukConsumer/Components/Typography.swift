import Restyle
import RestyleHTML

extension StyleSheet {
  mutating func addTypography() throws {
    try addLinks(".govuk-link", .plain)
    try add(LinkColors(usual: .secondaryText, hovered: .ink, pressed: .ink).colors, to: ".govuk-link--muted")
    try add(LinkColors.text.colors, to: ".govuk-link--text-colour")
    try add(LinkColors.unvisited.colors, to: ".govuk-link--no-visited-state")
    try add(LinkColors(usual: .white).colors, to: ".govuk-link--inverse")
    try rule(
      ".govuk-link--no-underline:not(:hover):not(:active)",
      text: TextStyle().restyled { $0.underline = .absent })
    try rule(".govuk-link-image", ["display": "inline-block", "line-height": "0", "text-decoration": "none"])
    try rule(
      ".govuk-link-image:focus", ["outline": "3px solid transparent"],
      shadows: [ShadowStyle(color: .focus, spread: 4), ShadowStyle(color: .ink, spread: 8)])
    let headings: [(String, Int, Int)] = [("xl", 48, 8), ("l", 36, 6), ("m", 24, 4), ("s", 19, 4)]
    for (name, size, space) in headings {
      try add(
        .govuk(size, weight: .bold, color: .ink, above: 0, below: space), to: ".govuk-heading-\(name)")
      try rule(".govuk-heading-\(name)", ["display": "block"])
    }
    try add(.govuk(27, color: .secondaryText, below: 1), to: ".govuk-caption-xl")
    try add(.govuk(24, color: .secondaryText), to: ".govuk-caption-l")
    try rule(".govuk-caption-l", where: .mobile, [.marginBottom: 5])
    try add(.govuk(19, color: .secondaryText), to: ".govuk-caption-m")
    try rule(".govuk-caption-xl, .govuk-caption-l, .govuk-caption-m", ["display": "block"])
    try add(.govuk(24, color: .ink, above: 0, below: 6), to: ".govuk-body-l")
    try add(.govuk(19, color: .ink, above: 0, below: 4), to: ".govuk-body")
    try add(.govuk(16, color: .ink, above: 0, below: 4), to: ".govuk-body-s")
    try addHeadingsAfterTexts()
    try addLists()
  }

  private mutating func addHeadingsAfterTexts() throws {
    let spaces: [(String, mobile: Double, tablet: Double)] = [
      (".govuk-body-l + .govuk-heading-l", 5, 10),
      (":is(.govuk-body, .govuk-body-s, .govuk-list) + .govuk-heading-l", 15, 20),
      (":is(.govuk-body, .govuk-body-s, .govuk-list) + :is(.govuk-heading-m, .govuk-heading-s)", 5, 10),
    ]
    for (selector, mobile, tablet) in spaces {
      try rule(selector, [.paddingTop: mobile], tablet: [.paddingTop: tablet])
    }
  }

  private mutating func addLists() throws {
    try add(.govuk(19, color: .ink, above: 0, below: 4), to: ".govuk-list")
    try rule(".govuk-list", ["list-style-type": "none"], [.paddingLeading: 0])
    try rule(".govuk-list .govuk-list", [.marginTop: 10])
    try rule(".govuk-list > li", [.marginBottom: 5])
    for (name, mark) in [("bullet", "disc"), ("number", "decimal")] {
      try rule(".govuk-list--\(name)", ["list-style-type": mark], [.paddingLeading: 20])
      try rule(".govuk-list--\(name) > li", where: .mobile, [.marginBottom: 0])
    }
    try rule(".govuk-list--spaced > li", where: .mobile, [.marginBottom: 10])
    try rule(".govuk-list--spaced > li", where: .tablet, [.marginBottom: 15])
  }
}
