import Restyle
import RestyleElements

/// What people read before they begin.
struct ContentPage: Element {
  var body: some Element {
    ServicePage(.crumbs(["Home", "Fishing"])) {
      Label("Permits", style: .govuk(27, color: .secondaryText))
      Label.heading("Fishing permits", 1)
      Label("Use this service to renew a permit for rivers and lakes.", style: .govuk(24, color: .ink))
      Contents(parts: [("prices", "Prices"), ("waters", "Waters")])
      Label.heading("Prices", 2).id("prices")
      Table(
        "Prices by permit", columns: ["Permit", Table.Column("Price", alignment: .trailing)],
        rows: [["One day", "£7.10"], ["One year", "£36.80"]], hasRowHeaders: true)
      Label.heading("Waters", 2).id("waters")
      List(["rivers", "lakes", "canals"])
      Label.heading("Steps", 3)
      List(["Apply", "Pay", "Fish"], isOrdered: true)
      Disclosure("Help with the permit") { InsetText(text: "It is on the card.") }
      Disclosure("Help with the card", isExpanded: true) { InsetText(text: "We sent it to you.") }
      Separator(style: SeparatorStyle(width: 1, color: .line))
      Stack(spacing: 15, alignment: .leading) {
        Tag("Active", color: 0x083D29, background: 0xCFE4DC)
        Button("Start now", style: .start, action: .follow("/apply"))
      }
      Pagination(pages: [6, 7, 8, 42], current: 7)
    }
  }
}

extension ButtonStyle {
  /// The button that a service begins with.
  static let start = ButtonStyle.govuk(
    .success, hovered: Color(hex: 0x0B5C3E), shadow: .successDark, style: .govuk(24, weight: .bold))
}
