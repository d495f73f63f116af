import Restyle
import RestyleHTML

extension TableStyle {
  static let govuk = TableStyle(
    caption: TextStyle(alignment: .left).weight(.bold), header: TextStyle(alignment: .left).weight(.bold),
    cell: TextStyle(alignment: .left), cellInsets: EdgeInsets(top: 10, bottom: 10, trailing: 20),
    separator: SeparatorStyle(width: 1, color: .line))
}

extension StyleSheet {
  /// Tables, and tabs as they are without a script.
  mutating func addTables() throws {
    let table = ".govuk-table"
    try add(.govuk(19, color: .ink, below: 6), to: table)
    try add(TableStyle.govuk, to: table)
    try rule("\(table)__header, \(table)__cell", ["vertical-align": "top"])
    try rule(":is(\(table)__header, \(table)__cell):last-child", [.paddingTrailing: 0])
    try rule(
      "\(table)__header--numeric, \(table)__cell--numeric", ["font-variant-numeric": "tabular-nums"],
      text: TextStyle(alignment: .right))
    try rule(table + "__caption", [.padding: 0])
    for (name, size) in [("xl", 48), ("l", 36), ("m", 24)] {
      try add(.bold(size), to: table + "__caption--" + name)
      try rule(table + "__caption--" + name, [.marginBottom: 15])
    }
    let tabs = ".govuk-tabs"
    try add(.govuk(19), to: tabs)
    try add(.room(above: 1, below: 6), to: tabs)
    try add(TextStyle.govuk(19, color: .ink), to: tabs + "__title")
    try rule(tabs + "__title", [.marginBottom: 10])
    try add(.room(below: 6), to: tabs + "__list")
    try rule(tabs + "__list", ["list-style": "none"], [.padding: 0])
    try rule(tabs + "__list-item", [.marginLeading: 25])
    try rule(
      tabs + "__list-item::before", [.marginLeading: -25, .paddingTrailing: 5], content: "—",
      text: TextStyle(color: .ink))
    try addLinks(tabs + "__tab", .plain)
    try rule(tabs + "__tab", ["display": "inline-block"], [.marginBottom: 10])
    try add(.room(below: 8), to: tabs + "__panel")
  }
}
