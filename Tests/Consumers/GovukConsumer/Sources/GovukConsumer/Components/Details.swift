import Restyle
import RestyleHTML

extension StyleSheet {
  mutating func addDetails() throws {
    let details = ".govuk-details"
    try add(.govuk(19, color: .ink, below: 6), to: details)
    try rule(details, ["display": "block"])
    let summary = details + "__summary"
    let text = TextStyle(color: .link)
    try add(
      [
        .normal: text, .hovered: text.colored(.linkHover),
        .focused: text.restyled {
          $0.color = .ink
          $0.backgroundColor = .focus
        },
      ] as StateStyles<TextStyle>, to: summary)
    try rule(
      summary, ["display": "block", "position": "relative", "width": "fit-content", "cursor": "pointer"],
      [.paddingLeading: 25])
    try addFocus(of: summary)
    try rule(details + "[open] > summary", [.marginBottom: 5])
    try add(TextStyle.linkLine, to: summary + "-text")
    try rule(summary + "-text", ["text-underline-offset": ".1578em"])
    try add(
      TextStyle.linkLine.restyled { $0.underlineThickness = 3 },
      to: summary + ":hover .govuk-details__summary-text")
    try add(
      TextStyle().restyled { $0.underline = .absent }, to: summary + ":focus .govuk-details__summary-text")
    try rule(
      summary + "::before",
      [
        "display": "block", "position": "absolute", "inset": "-1px auto 0 0", "margin": "auto", "width": "0",
        "height": "0", "clip-path": "polygon(0 0, 100% 50%, 0 100%)", "border": "solid transparent",
        "border-width": "7px 0 7px 12.124px", "border-left-color": "inherit",
      ], content: "")
    try rule(
      details + "[open] > summary::before",
      [
        "clip-path": "polygon(0 0, 50% 100%, 100% 0)", "border": "solid transparent",
        "border-width": "12.124px 7px 0", "border-top-color": "inherit",
      ])
    try rule(
      details + "__text", background: .border(5, .line, .leading),
      padding: EdgeInsets(top: 15, leading: 20, bottom: 15))
    try rule(details + "__text p", box: BoxStyle(margins: EdgeInsets(bottom: 20)))
    try rule(details + "__text > :last-child", [.marginBottom: 0])
  }
}
