import Restyle
import RestyleHTML

extension StyleSheet {
  /// The ways back: the back link, and breadcrumbs.
  mutating func addTrail() throws {
    let back = ".govuk-back-link"
    try addLinks(back, .text)
    try add(TextStyle.govuk(16), to: back)
    try rule(
      back,
      ["display": "inline-block", "position": "relative", "margin": "15px 0", "padding-left": ".875em"])
    try addChevron(back, left: ".1875em", angle: "225deg")
    try addRule(for: back + ":focus::before") { $0.set(.border, .ink) }
    try rule(back + "::after", ["position": "absolute", "inset": "-14px 0"], content: "")
    let crumbs = ".govuk-breadcrumbs"
    try add(.govuk(16, color: .ink), to: crumbs)
    try add(BoxStyle(margins: EdgeInsets(top: 15, bottom: 10)), to: crumbs)
    try rule(crumbs + "__list", ["list-style-type": "none"], [.margin: 0, .padding: 0])
    try addClearing(crumbs + "__list")
    let item = crumbs + "__list-item"
    try rule(item, ["display": "inline-block", "position": "relative", "float": "left"], [.marginBottom: 5])
    try rule(item, ["margin-left": ".625em", "padding-left": ".9784375em"])
    try addChevron(item, left: "-.206875em", angle: "45deg")
    try rule(item + ":first-child", ["margin-left": "0", "padding-left": "0"])
    try rule(item + ":first-child::before", ["content": "none", "display": "none"])
    try addLinks(crumbs + "__link", .text)
    try addVariants(back, crumbs)
  }

  private mutating func addVariants(_ back: String, _ crumbs: String) throws {
    try add(LinkColors(usual: .white).colors, to: "\(back)--inverse, \(crumbs)--inverse \(crumbs)__link")
    try rule(crumbs + "--inverse", [:], text: TextStyle(color: .white))
    try rule(
      "\(back)--inverse::before, \(crumbs)--inverse \(crumbs)__list-item::before",
      ["border-color": "currentcolor"])
    let collapsing = crumbs + "--collapse-on-mobile "
    let item = collapsing + crumbs + "__list-item"
    try rule(item + ":not(:first-child, :last-child)", where: .mobile, ["display": "none"])
    try rule(item + "::before", where: .mobile, ["top": ".375em", "margin": "0"])
    try rule(collapsing + crumbs + "__list", where: .mobile, ["display": "flex"])
  }

  private mutating func addChevron(_ selector: String, left: String, angle: String) throws {
    try rule(
      selector + "::before",
      [
        "display": "block", "position": "absolute", "inset": "0 auto 0 " + left,
        "font-size": "max(16px, 1em)", "width": ".4375em", "height": ".4375em", "margin": "auto 0",
        "transform": "rotate(\(angle))", "border": "solid",
        "border-width": "max(1px, .0625em) max(1px, .0625em) 0 0",
      ], content: "")
    try addRule(for: selector + "::before") { $0.set(.border, .secondaryText) }
  }
}
