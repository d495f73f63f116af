import Restyle
import RestyleElements
import RestyleHTML

extension StyleSheet {
  /// Checkboxes and radio buttons, whose boxes are drawn beside an `input` that can't be seen.
  mutating func addChoices() throws {
    for name in [".govuk-checkboxes", ".govuk-radios"] {
      try add(
        StackStyle(axis: .horizontal, wraps: true, box: BoxStyle(margins: EdgeInsets(bottom: 10))),
        to: name + "__item")
      try rule(name + "__item", ["position": "relative", "align-items": "normal"])
      try rule(name + "__item:last-of-type", [.marginBottom: 0])
      try rule(
        name + "__input", ["z-index": "1", "cursor": "pointer"],
        box: BoxStyle(margins: .zero, width: 44, height: 44, opacity: 0))
      try rule(
        name + "__label",
        [
          "align-self": "center", "max-width": "calc(100% - 74px)", "cursor": "pointer",
          "touch-action": "manipulation",
        ], [.marginBottom: 0], padding: EdgeInsets(horizontalInset: 15, verticalInset: 7))
      try rule(
        name + "__label::before",
        [
          "position": "absolute", "inset": "2px auto auto 2px", "box-sizing": "border-box",
          "border": "2px solid",
        ], content: "", box: BoxStyle(width: 40, height: 40))
      try rule(
        name + "__hint", ["display": "block", "width": "100%"],
        [.marginTop: -5, .paddingLeading: 59, .paddingTrailing: 15])
      try rule(".govuk-label:not(.govuk-label--m) + \(name)__hint", [.marginBottom: 0])
      try add(.govuk(19, color: .ink), to: name + "__divider")
      try add(TextStyle(alignment: .center), to: name + "__divider")
      try rule(name + "__divider", [.width: 40, .marginBottom: 10])
      try rule(
        name + "__conditional", [.paddingLeading: 35], tablet: [.marginBottom: 20],
        box: BoxStyle(margins: EdgeInsets(leading: 20, bottom: 15)), background: .border(4, .line, .leading))
      try rule(name + "__conditional > :last-child", [.marginBottom: 0])
      try addStates(of: name)
    }
    try addMarks()
    try addSmall()
    try add(StackStyle(axis: .horizontal, wraps: true), to: ".govuk-radios--inline", where: .tablet)
    try rule(".govuk-radios--inline", where: .tablet, ["align-items": "flex-start"])
    try rule(".govuk-radios--inline .govuk-radios__item", where: .tablet, [.marginTrailing: 20])
  }

  private mutating func addStates(of name: String) throws {
    let ring: Double = name == ".govuk-radios" ? 4 : 3
    try rule(
      "\(name)__input:focus + \(name)__label::before", ["outline": "3px solid transparent"],
      [.borderWidth: 4, .outlineOffset: 1], shadows: [ShadowStyle(color: .focus, spread: ring)])
    try add(BoxStyle(opacity: 1), to: "\(name)__input:checked + \(name)__label::after")
    try add(
      BoxStyle(opacity: 0.5),
      to: "\(name)__input:disabled + \(name)__label, \(name)__input:disabled ~ .govuk-hint")
    try rule("\(name)__input:disabled, \(name)__input:disabled + \(name)__label", ["cursor": "not-allowed"])
  }

  private mutating func addMarks() throws {
    try rule(
      ".govuk-checkboxes__label::after",
      [
        "position": "absolute", "inset": "13px auto auto 10px", "transform": "rotate(-45deg)",
        "border": "solid", "border-width": "0 0 5px 5px",
      ], content: "", box: BoxStyle(width: 23, height: 12, opacity: 0))
    try rule(".govuk-radios__label::before", ["border-radius": "50%"])
    try rule(
      ".govuk-radios__label::after",
      [
        "position": "absolute", "inset": "12px auto auto 12px", "width": "0", "height": "0",
        "border": "10px solid", "border-radius": "50%", "background": "currentcolor", "opacity": "0",
      ], content: "")
  }

  private mutating func addSmall() throws {
    for (name, left, outline, ring) in [(".govuk-checkboxes", 6, 3, 3.0), (".govuk-radios", 7, 4, 4)] {
      let small = name + "--small "
      try rule(small + name + "__item", [.marginBottom: 0])
      try rule(small + name + "__input", [.marginLeading: -10])
      try rule(small + name + "__label", ["max-width": "calc(100% - 50px)"], [.paddingLeading: 1])
      try rule(
        small + name + "__label::before", ["inset": "10px auto auto 0"], box: BoxStyle(width: 24, height: 24))
      try rule(small + name + "__label::after", ["inset": "17px auto auto \(left)px"])
      try rule(small + name + "__hint", [.paddingLeading: 34])
      try rule(small + name + "__conditional", [.marginLeading: 10, .paddingLeading: 20])
      try rule(small + name + "__divider", [.width: 24, .marginBottom: 5])
      let hovered = ShadowStyle(color: .line, spread: 10)
      let label = name + "__label::before"
      try rule(
        small + "\(name)__input:not(:disabled):hover + \(label)",
        ["outline": "\(outline)px dashed transparent"], [.outlineOffset: 1], shadows: [hovered])
      try rule(
        small + "\(name)__input:focus:hover + \(label)",
        shadows: [ShadowStyle(color: .focus, spread: ring), hovered])
      // Where nothing hovers, what was touched last is taken for it.
      let touched = !MediaCondition.hover || .pointer(.coarse)
      try rule(small + "\(name)__input:not(:disabled):hover + \(label)", where: touched, shadows: [])
      try rule(
        small + "\(name)__input:focus:hover + \(label)", where: touched,
        shadows: [ShadowStyle(color: .focus, spread: ring)])
    }
    try rule(
      ".govuk-checkboxes--small .govuk-checkboxes__label::after", ["border-width": "0 0 3px 3px"],
      box: BoxStyle(width: 12, height: 6.5))
    try rule(".govuk-radios--small .govuk-radios__label::after", [.borderWidth: 5])
  }
}
