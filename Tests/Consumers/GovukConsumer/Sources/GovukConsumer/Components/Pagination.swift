import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  mutating func addPagination() throws {
    let pagination = ".govuk-pagination"
    try add(
      TraitStyle { traits in
        StackStyle(
          axis: traits.isTablet ? .horizontal : .vertical, alignment: traits.isTablet ? .leading : .center,
          wraps: true, box: BoxStyle(margins: EdgeInsets(bottom: traits.space(6))))
      }, to: pagination)
    try rule(pagination + "__list", ["list-style": "none"], [.margin: 0, .padding: 0])
    let items = "\(pagination)__item, \(pagination)__next, \(pagination)__prev"
    try add(TextStyle.govuk(19), to: items)
    try rule(
      items, ["position": "relative", "float": "left"], box: BoxStyle(minimumWidth: 45, minimumHeight: 45),
      padding: EdgeInsets(horizontalInset: 15, verticalInset: 10))
    try rule(":is(\(items)):hover", fill: .lightGrey)
    try rule(pagination + "__item", ["display": "block"], text: TextStyle(alignment: .center))
    let current = pagination + "__item--current"
    try rule(
      "\(pagination)__item:not(\(current), \(pagination)__item--ellipsis, :first-child, :last-child)",
      where: .mobile, ["display": "none"])
    let bold = "\(pagination)__next, \(pagination)__prev, \(current), \(pagination)__item--ellipsis"
    try add(TextStyle().weight(.bold), to: bold)
    try rule(
      "\(pagination)__prev .govuk-pagination__link, \(pagination)__next .govuk-pagination__link",
      ["display": "flex", "align-items": "center"])
    try rule(pagination + "__prev", [.paddingLeading: 0])
    try rule(pagination + "__next", [.paddingTrailing: 0])
    try rule("\(current), \(current):hover", ["outline": "1px solid transparent"], fill: .link)
    try add(LinkColors(usual: .white).colors, to: "\(current) a")
    try rule(pagination + "__item--ellipsis", text: TextStyle(color: .secondaryText))
    try rule(pagination + "__item--ellipsis:hover", fill: .clear)
    let link = pagination + "__link"
    try rule(link, ["display": "block"], [.minWidth: 15])
    try rule(link + "::after", ["position": "absolute"], [.inset: 0], content: "")
    try addLinkParts(link)
    try addBlock(pagination + "--block ", link)
  }

  private mutating func addLinkParts(_ link: String) throws {
    try add(TextStyle.linkLine.weight(.regular), to: link + "-label")
    try rule(link + "-label", ["display": "inline-block"])
    try add(
      TextStyle.linkLine.restyled { $0.underlineThickness = 3 },
      to: "\(link):is(:hover, :active) :is(\(link)-label, \(link)-title--decorated)")
    try add(
      TextStyle().restyled { $0.underline = .absent },
      to: "\(link):focus :is(\(link)-label, \(link)-title--decorated)")
    let icon = ".govuk-pagination__icon"
    try rule(
      icon, ["fill": "currentcolor"], [.width: 15, .height: 13], text: TextStyle(color: .secondaryText))
    try rule(link + ":focus " + icon, text: TextStyle(color: .ink))
    try rule(icon + "--prev", [.marginTrailing: 15])
    try rule(icon + "--next", [.marginLeading: 15])
  }

  private mutating func addBlock(_ block: String, _ link: String) throws {
    try rule(".govuk-pagination--block", ["display": "block"])
    let both = block + ":is(.govuk-pagination__next, .govuk-pagination__prev)"
    try rule(both, ["float": "none"], [.paddingLeading: 0])
    try rule(both + " " + link, ["display": "inline-block"])
    try rule(block + ".govuk-pagination__next", [.paddingTrailing: 15])
    try rule(block + ".govuk-pagination__prev + .govuk-pagination__next", background: .border(1, .line, .top))
    try rule(block + link + "-title::after", ["display": "block"], content: "")
    try rule(block + link, [.paddingLeading: 30], text: TextStyle(alignment: .left))
    try rule(block + link + ":not(:focus)", text: TextStyle().restyled { $0.underline = .absent })
    try rule(
      block + ".govuk-pagination__icon", ["float": "left", "margin-top": ".326em"], [.marginLeading: -30])
  }
}
