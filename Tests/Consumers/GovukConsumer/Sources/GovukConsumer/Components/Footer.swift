import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  mutating func addFooter() throws {
    let footer = ".govuk-footer"
    try add(.govuk(19, color: .ink), to: footer)
    try rule(
      footer,
      background: BackgroundStyle(
        color: .surface, border: BorderStyle(width: 10, color: .brand, borderEdges: .top)),
      padding: EdgeInsets(top: 25, bottom: 15))
    try rule(footer, where: .tablet, padding: EdgeInsets(top: 40, bottom: 25))
    try addLinks(footer + "__link", .plain)
    let line = BackgroundStyle.border(1, .surfaceBorder, .bottom)
    try add(line, to: "\(footer)__section-break, \(footer)__heading")
    try add(.room(below: 8), to: footer + "__section-break")
    try rule(footer + "__section-break", where: .mobile, [.marginBottom: 30])
    try add(
      StackStyle(
        axis: .horizontal, alignment: .trailing, wraps: true,
        box: BoxStyle(margins: .horizontal(-15))), to: footer + "__meta")
    try rule(footer + "__meta", ["justify-content": "center"])
    try add(BoxStyle(margins: EdgeInsets(leading: 15, bottom: 25, trailing: 15)), to: footer + "__meta-item")
    try rule(footer + "__meta-item--grow", ["flex": "1"])
    try rule(footer + "__meta-item--grow", where: .mobile, ["flex-basis": "320px"])
    try rule(footer + "__licence-description", ["display": "inline-block", "text-wrap": "balance"])
    try add(LinkColors.text.colors, to: footer + "__copyright-logo")
    try rule(
      footer + "__copyright-logo::before",
      [
        "display": "block", "width": "100%", "background": "currentcolor",
        "mask": "no-repeat 50% 0 / 125px 102px", "white-space": "nowrap",
      ], [.paddingTop: 112], content: "", text: TextStyle(alignment: .center))
    try addRule(for: footer + "__copyright-logo::before") { css in
      css.set(.mask, Image(url: "/assets/images/govuk-crest.svg"))
    }
    try rule(footer + "__inline-list", [.marginTop: 0, .marginBottom: 15, .padding: 0])
    try rule(footer + "__inline-list:last-child", [.marginBottom: 0])
    try rule(
      footer + "__inline-list-item", ["display": "inline-block"],
      box: BoxStyle(margins: EdgeInsets(bottom: 5, trailing: 15)))
    try rule(footer + "__heading", [.marginBottom: 30, .paddingBottom: 20])
    try rule(footer + "__heading", where: .mobile, [.paddingBottom: 10])
    try rule(footer + "__navigation", [.marginLeading: -15, .marginTrailing: -15])
    try addClearing(footer + "__navigation")
    try rule(footer + "__section", ["display": "inline-block", "vertical-align": "top"], [.marginBottom: 30])
    try rule(footer + "__list", ["list-style": "none", "column-gap": "30px"], [.margin: 0, .padding: 0])
    try rule(footer + "__list--columns-2", where: .desktop, ["column-count": "2"])
    try add(.room(below: 4), to: footer + "__list-item")
    try rule(footer + "__list-item:last-child", [.marginBottom: 0])
  }
}
