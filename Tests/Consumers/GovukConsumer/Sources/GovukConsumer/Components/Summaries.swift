import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  /// Summary lists and cards, and task lists.
  mutating func addSummaries() throws {
    let list = ".govuk-summary-list"
    try add(.govuk(19, color: .ink), to: list)
    try add(.room(below: 6), to: list)
    try rule(
      list, where: .tablet,
      ["display": "table", "width": "100%", "table-layout": "fixed", "border-collapse": "collapse"])
    let row = list + "__row"
    try rule(row, [.marginBottom: 15], background: .border(1, .line, .bottom))
    try rule(row, where: .tablet, ["display": "table-row"], [.marginBottom: 0])
    let cells = "\(list)__key, \(list)__value, \(list)__actions"
    try rule(cells, [.margin: 0])
    try rule(
      cells, where: .tablet, ["display": "table-cell", "vertical-align": "top"],
      padding: EdgeInsets(top: 10, bottom: 10, trailing: 20))
    try rule(row + ":not(.govuk-summary-list__row--no-actions) > :last-child", [.paddingTrailing: 0])
    try rule(
      row + "--no-actions::after", where: .tablet, ["display": "table-cell", "width": "20%"], content: "")
    try add(TextStyle().weight(.bold), to: list + "__key")
    try rule(list + "__key", [.marginBottom: 5])
    try rule(list + "__key", where: .tablet, ["width": "30%"])
    try rule("\(list)__actions", [.marginBottom: 15])
    try rule("\(list)__value", where: .mobile, [.marginBottom: 15])
    try rule(list + "__actions", where: .tablet, ["width": "20%"], text: TextStyle(alignment: .right))
    try rule(list + "__value > p", [.marginBottom: 10])
    try rule(list + "__value > :last-child", [.marginBottom: 0])
    try rule(list + "__actions-list", ["width": "100%"], [.margin: 0, .padding: 0])
    try addActions()
    for selector in [list + "--no-border " + row, row + "--no-border"] {
      try rule(selector, [.borderWidth: 0])
    }
    for selector in [list + "--no-border", row + "--no-border"] {
      try rule(selector + " :is(\(cells))", where: .tablet, [.paddingBottom: 11])
    }
    try addCards()
    try addTasks()
  }

  private mutating func addActions() throws {
    let action = ":is(.govuk-summary-card__action, .govuk-summary-list__actions-list-item)"
    try rule(action, ["display": "inline-block"])
    try rule(
      action + ":not(:last-child)", where: .mobile, [.marginTrailing: 10, .paddingTrailing: 10],
      background: .border(1, .line, .trailing))
    try rule(
      action + ":not(:first-child)", where: .tablet, [.marginLeading: 10, .paddingLeading: 10],
      background: .border(1, .line, .leading))
    try rule(".govuk-summary-card__action", ["display": "inline"])
  }

  private mutating func addCards() throws {
    let card = ".govuk-summary-card"
    try add(BackgroundStyle(border: BorderStyle(width: 1, color: .line)), to: card)
    try add(.room(below: 6), to: card)
    try rule(
      card + "__title-wrapper", [.padding: 15],
      background: BackgroundStyle(color: .lightGrey, border: BorderStyle(width: 1, borderEdges: .bottom)))
    try rule(
      card + "__title-wrapper", where: .tablet, ["display": "flex", "justify-content": "space-between"],
      padding: EdgeInsets(horizontalInset: 20, verticalInset: 15))
    try add(.govuk(19, weight: .bold, color: .ink), to: card + "__title")
    try rule(card + "__title", box: BoxStyle(margins: EdgeInsets(top: 5, bottom: 10, trailing: 20)))
    try rule(card + "__title", where: .tablet, [.marginBottom: 5])
    try add(
      StackStyle(
        axis: .horizontal, wraps: true,
        box: BoxStyle(margins: .vertical(5))), to: card + "__actions")
    try add(TextStyle.govuk(19).bold(), to: card + "__actions")
    try rule(card + "__actions", ["list-style": "none", "gap": "10px 0", "align-items": "normal"])
    try rule(
      card + "__actions", where: .tablet, ["justify-content": "right"], text: TextStyle(alignment: .right))
    try rule(card + "__content", padding: EdgeInsets(top: 15, leading: 15, trailing: 15))
    try rule(card + "__content", where: .tablet, padding: EdgeInsets(horizontalInset: 20, verticalInset: 15))
    try rule(card + "__content .govuk-summary-list", [.marginBottom: 0])
    try rule(card + "__content .govuk-summary-list__row:last-of-type", [.borderWidth: 0, .marginBottom: 0])
  }

  private mutating func addTasks() throws {
    let list = ".govuk-task-list"
    try add(.govuk(19, above: 0, below: 6), to: list)
    try rule(list, ["list-style-type": "none"], [.padding: 0])
    for (selector, edges) in [("__item", RectEdge.bottom), ("__item:first-child", [.top, .bottom])] {
      try rule(
        list + selector,
        background: BackgroundStyle(border: BorderStyle(width: 1, color: .line, borderEdges: edges)))
    }
    try rule(
      list + "__item", ["display": "table", "position": "relative", "width": "100%"], padding: .vertical(10))
    try rule(list + "__item--with-link:hover", fill: .lightGrey)
    try rule(
      "\(list)__name-and-hint, \(list)__status", ["display": "table-cell", "vertical-align": "top"],
      text: TextStyle(color: .ink))
    try rule(list + "__status", [.paddingLeading: 10], text: TextStyle(alignment: .right))
    try rule("\(list)__status--cannot-start-yet, \(list)__hint", text: TextStyle(color: .secondaryText))
    try rule(list + "__hint", [.marginTop: 5])
    try rule(list + "__link::after", ["display": "block", "position": "absolute"], [.inset: 0], content: "")
  }
}
