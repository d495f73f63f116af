import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  mutating func addServiceNavigation() throws {
    let navigation = ".govuk-service-navigation"
    try add(.govuk(19, color: .ink), to: navigation)
    try rule(
      navigation,
      background: BackgroundStyle(
        color: .surface, border: BorderStyle(width: 1, color: .surfaceBorder, borderEdges: .bottom)))
    try rule(
      navigation + "__container", ["display": "flex", "flex-direction": "column", "align-items": "start"])
    try rule(navigation + "__container", where: .tablet, ["flex-flow": "row wrap"])
    let item = ":is(.govuk-service-navigation__item, .govuk-service-navigation__service-name)"
    try rule(item, ["position": "relative", "margin": "10px 0", "border": "0 solid"])
    try addRule(for: item) { $0.set(.border, .link) }
    try rule(
      item, where: .tablet, ["display": "inline-block", "margin": "0", "line-height": "29px"],
      padding: .vertical(15))
    try rule(item + ":not(:last-child)", where: .tablet, [.marginTrailing: 30])
    try rule(
      navigation + "__service-name + * .govuk-service-navigation__item:first-child", where: .mobile,
      [.marginTop: 0])
    let active = navigation + "__item--active"
    try rule(
      active, where: .mobile, ["border-left-width": "5px"], [.marginLeading: -15, .paddingLeading: 10])
    try rule(active, where: .tablet, ["border-bottom-width": "5px"], [.paddingBottom: 10])
    try addLinks(navigation + "__link", .unvisited)
    try rule(
      navigation + "__link:not(:hover):not(:active)", text: TextStyle().restyled { $0.underline = .absent })
    try add(TextStyle().weight(.bold), to: navigation + "__service-name")
    try add(LinkColors.text.colors, to: navigation + "__service-name a")
    try rule(navigation + "__wrapper", ["flex-grow": "1"])
    try rule(
      navigation + "__list", ["list-style": "none"], [.padding: 0],
      box: BoxStyle(margins: EdgeInsets(bottom: 15)))
    try rule(
      navigation + "__list", where: .tablet, ["display": "flex", "flex-wrap": "wrap"], [.marginBottom: 0])
    try rule(navigation + "__active-fallback", ["font-weight": "inherit"])
    let inverse = navigation + "--inverse"
    try rule(inverse, text: TextStyle(color: .white), background: BackgroundStyle(color: .brand))
    try rule(
      inverse + " .govuk-width-container", background: .border(1, .surfaceBorder, .vertical))
    try rule(inverse + " .govuk-service-navigation__container", [.marginTop: -1])
    try addRule(for: inverse + " " + item) { $0.set(.border, .white) }
    try add(LinkColors(usual: .white).colors, to: inverse + " a")
  }
}
