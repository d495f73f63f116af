import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  /// What is above a page's own content.
  mutating func addTop() throws {
    try addSkipLink()
    try rule(
      ".govuk-cookie-banner", [.paddingTop: 20], text: TextStyle(color: .ink),
      background: BackgroundStyle(color: .surface, border: BorderStyle(width: 10, borderEdges: .bottom)))
    try rule(".govuk-cookie-banner__message", [.marginBottom: -10])
    try addHeader()
    try addServiceNavigation()
    try rule(".govuk-phase-banner", background: .border(1, .line, .bottom), padding: .vertical(10))
    try add(.govuk(16, color: .ink, above: 0, below: 0), to: ".govuk-phase-banner__content")
    try rule(".govuk-phase-banner__content", ["display": "table"])
    try rule(".govuk-phase-banner__text", ["display": "table-cell", "vertical-align": "middle"])
  }

  private mutating func addSkipLink() throws {
    let link = ".govuk-skip-link"
    try add(LinkColors.text.styles.allRestyled { $0.underlineThickness = 1 }, to: link)
    try add(.govuk(16), to: link)
    try rule(link, ["display": "block"], padding: EdgeInsets(horizontalInset: 15, verticalInset: 10))
    try rule(
      link + ":focus", text: TextStyle.linkLine, box: BoxStyle(outline: OutlineStyle(width: 3, color: .focus))
    )
    let hidden = ".govuk-visually-hidden, .govuk-skip-link:not(:active):not(:focus)"
    try addRule(for: hidden, isImportant: true) { css in
      css.set(BoxStyle(margins: .zero, width: 1, height: 1, overflow: .clipped))
      css.set("position", to: "absolute")
      css.set("clip-path", to: "inset(50%)")
      css.set("white-space", to: "nowrap")
      css.set(.borderWidth, 0)
      css.set(.padding, 0)
    }
    try rule(".govuk-visually-hidden::before, .govuk-visually-hidden::after", content: "\u{A0}")
  }

  private mutating func addHeader() throws {
    let kinds: [(String, Color, EdgeInsets)] = [
      (".govuk-header", .brand, EdgeInsets(top: 16, bottom: 12)),
      (".govuk-generic-header", .ink, .vertical(15)),
    ]
    for (header, color, insets) in kinds {
      try add(TextStyle.govuk(16, color: .white).restyled { $0.lineHeight = 16 }, to: header)
      try rule(
        header, ["line-height": "1"],
        background: BackgroundStyle(color: color, border: BorderStyle(width: 1, borderEdges: .bottom)))
      try rule(header + "__logo", padding: insets)
      let link = header + "__homepage-link"
      let text = TextStyle(font: Font(size: 30), color: .white).restyled { $0.underline = .absent }
      let focused = text.restyled {
        $0.color = .ink
        $0.backgroundColor = .focus
      }
      try add([.normal: text, .focused: focused] as StateStyles<TextStyle>, to: link)
      try rule(link, [.marginTrailing: 10])
      try rule(
        link + ":is(:hover, :active):not(:focus)", ["border-bottom": "3px solid"], [.marginBottom: -3])
      try addFocus(of: link)
    }
    try rule(".govuk-generic-header__homepage-link > *", ["vertical-align": "top"])
    try rule(".govuk-header__homepage-link", ["word-spacing": "-.375rem"])
    try rule(".govuk-header__homepage-link > *", ["word-spacing": "0"])
    try rule(
      ".govuk-header__logotype",
      [
        "display": "inline-block", "position": "relative", "top": "-3px", "fill": "currentcolor",
        "vertical-align": "top",
      ], [.marginTrailing: 7, .marginBottom: 2])
    try add(TextStyle(font: Font(size: 31)), to: ".govuk-header__product-name")
    try rule(
      ".govuk-header__product-name",
      ["display": "inline-table", "vertical-align": "top", "letter-spacing": "-.015em"], [.marginBottom: -1])
  }
}
