import Restyle
import RestyleHTML

extension StyleSheet {
  mutating func addNotices() throws {
    try addNotificationBanner()
    try addErrorSummary()
    try addPanelAndTags()
    try add(.govuk(19, color: .ink), to: ".govuk-inset-text")
    try add(.room(above: 6, below: 6), to: ".govuk-inset-text")
    try rule(".govuk-inset-text", ["clear": "both"], [.padding: 15], background: .border(10, .line, .leading))
    let warning = ".govuk-warning-text"
    try add(.govuk(19, weight: .bold, below: 6), to: warning)
    try rule(warning, ["position": "relative"], padding: .vertical(10))
    try add(
      TextStyle(font: Font(size: 30), lineHeight: 30, color: .white, alignment: .center),
      to: warning + "__icon")
    try rule(
      warning + "__icon",
      [
        "display": "inline-block", "position": "absolute", "left": "0", "line-height": "29px",
        "border-radius": "50%",
      ], tablet: [.marginTop: -5],
      box: BoxStyle(margins: EdgeInsets(top: -7), minimumWidth: 35, minimumHeight: 35),
      background: BackgroundStyle(color: .ink, border: BorderStyle(width: 3, color: .ink)))
    try rule(
      warning + "__text", ["display": "block", "font-weight": "inherit"], [.paddingLeading: 45],
      text: TextStyle(color: .ink))
  }

  private mutating func addNotificationBanner() throws {
    let banner = ".govuk-notification-banner"
    try add(.govuk(19, below: 8), to: banner)
    try rule(banner, where: .mobile, [.marginBottom: 30])
    for (selector, color) in [(banner, Color.brand), (banner + "--success", .success)] {
      try add(BackgroundStyle(color: color, border: BorderStyle(width: 5, color: color)), to: selector)
    }
    try add(
      BoxStyle(outline: OutlineStyle(width: 3, color: .focus)),
      to: banner + ":focus, .govuk-error-summary:focus")
    try rule(
      banner + "__header", background: BackgroundStyle(border: BorderStyle(width: 1, borderEdges: .bottom)),
      padding: EdgeInsets(top: 2, leading: 15, bottom: 5, trailing: 15))
    try rule(
      banner + "__header", where: .tablet, padding: EdgeInsets(top: 2, leading: 20, bottom: 5, trailing: 20))
    try add(.bold(19, above: 0, below: 0), to: banner + "__title")
    try rule(banner + "__title", [:], text: TextStyle(color: .white))
    try rule(
      banner + "__content", [.padding: 15], tablet: [.padding: 20], text: TextStyle(color: .ink), fill: .white
    )
    try rule(banner + "__content > *", box: BoxStyle(maximumWidth: 605))
    try add(.bold(24, above: 0, below: 3), to: banner + "__heading")
    try rule(banner + "__content > :last-child", [.marginBottom: 0])
    try addLinks(banner + "__link", .unvisited)
    try add(
      LinkColors(usual: .success, hovered: .successDark).colors, to: banner + "--success a")
  }

  private mutating func addErrorSummary() throws {
    let summary = ".govuk-error-summary"
    try add(.govuk(19, color: .ink, below: 8), to: summary)
    try rule(
      summary, [.padding: 15], tablet: [.padding: 20],
      background: BackgroundStyle(border: BorderStyle(width: 5, color: .error)))
    try add(.bold(24, above: 0, below: 4), to: summary + "__title")
    try rule(summary + "__body > :last-child", [.marginBottom: 5])
    try rule(summary + "__list, .govuk-error-summary__list li:last-child", [.marginBottom: 0])
    let colors = LinkColors(usual: .error, hovered: .errorDark, pressed: .error)
    try addLinks(summary + "__list a", colors)
    try add(TextStyle().weight(.bold), to: summary + "__list a")
  }
}
