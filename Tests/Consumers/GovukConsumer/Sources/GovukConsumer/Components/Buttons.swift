import Restyle
import RestyleElements
import RestyleHTML

extension ButtonStyle {
  /// A button of some colours.
  static func govuk(
    _ color: Color, hovered: Color, shadow: Color, text: Color = .white,
    style: TextStyle = .govuk(19).restyled { $0.lineHeight = 19 }
  ) -> ButtonStyle {
    let text = style.restyled {
      $0.color = text
      $0.alignment = .center
    }
    let normal = ButtonStateStyle(
      background: BackgroundStyle(
        color: color, border: BorderStyle(width: 2, color: .clear),
        shadows: [ShadowStyle(color: shadow, y: 2)]), text: text)
    let hover = normal.restyled { $0.background.color = hovered }
    let focused = normal.restyled {
      $0.background.color = .focus
      $0.background.border.color = .focus
      $0.background.shadows = [ShadowStyle(color: .ink, y: 2)]
      $0.text.color = .ink
    }
    let focusedHover = hover.restyled {
      $0.background.border.color = .focus
      $0.background.shadows = [ShadowStyle(color: .focus, spread: 1, isInner: true)]
    }
    return ButtonStyle(
      contentInsets: EdgeInsets(top: 10, leading: 12, bottom: 9, trailing: 12),
      states: [
        .normal: normal, .hovered: hover, .focused: focused, [.focused, .hovered]: focusedHover,
        .highlighted: hover, [.focused, .highlighted]: focusedHover, .disabled: normal,
      ])
  }
}

extension StyleSheet {
  mutating func addButtons() throws {
    let button = ".govuk-button"
    try add(ButtonStyle.govuk(.success, hovered: Color(hex: 0x0B5C3E), shadow: .successDark), to: button)
    try add(
      ButtonStyle.govuk(.lightGrey, hovered: .line, shadow: Color(hex: 0x858686), text: .ink),
      to: button + "--secondary")
    try add(
      ButtonStyle.govuk(.error, hovered: Color(hex: 0x982828), shadow: .errorDark), to: button + "--warning")
    try add(
      ButtonStyle.govuk(.white, hovered: .surface, shadow: .linkHover, text: .brand),
      to: button + "--inverse")
    // A button beside others is no flexible box here, and fills the line in small windows.
    try add(
      BoxStyle(margins: EdgeInsets(bottom: 22), width: .fraction(1), pressedOffset: 2), to: button,
      where: .mobile)
    try add(BoxStyle(margins: EdgeInsets(bottom: 32), pressedOffset: 2), to: button, where: .tablet)
    try rule(
      ":is(.govuk-button, .govuk-button--secondary, .govuk-button--warning, .govuk-button--inverse)",
      ["display": "inline-block", "vertical-align": "top"])
    try rule(button + ":focus", ["outline": "3px solid transparent"])
    // What is clicked, beyond what is seen.
    try rule(
      button + "::before", ["display": "block", "position": "absolute", "inset": "-2px -2px -4px"],
      content: "")
    try rule(button + ":active::before", ["top": "-4px"])
    try add(BoxStyle(opacity: 0.5), to: button + ":disabled")
    try rule(button + ":disabled", ["translate": "none"])
    try rule(button + ":disabled:hover", ["cursor": "not-allowed"])
    try addStart()
    try addGroup()
  }

  private mutating func addStart() throws {
    let start = ".govuk-button--start"
    try add(
      TraitStyle { traits in
        TextStyle.govuk(24, isLarge: traits.isTablet, weight: nil).weight(.bold).restyled {
          $0.lineHeight = $0.fontSize ?? 0
        }
      }, to: start)
    try rule(start, ["display": "inline-flex", "justify-content": "center", "align-items": "normal"])
    try rule(".govuk-button__start-icon", ["flex-shrink": "0", "align-self": "center"], [.marginLeading: 5])
    try rule(".govuk-button__start-icon", where: .desktop, [.marginLeading: 10])
  }

  private mutating func addGroup() throws {
    let group = ".govuk-button-group"
    try add(
      TraitStyle { traits in
        StackStyle(
          axis: traits.isTablet ? .horizontal : .vertical,
          alignment: traits.isTablet ? .firstBaseline : .center, wraps: traits.isTablet,
          box: BoxStyle(
            margins: EdgeInsets(bottom: traits.isTablet ? 15 : 5, trailing: traits.isTablet ? -15 : 0)))
      }, to: group)
    let link = group + " .govuk-link"
    try add(TextStyle.govuk(19).restyled { $0.lineHeight = 19 }, to: link)
    try rule(
      link, ["display": "inline-block"], text: TextStyle(alignment: .center),
      box: BoxStyle(margins: EdgeInsets(top: 5, bottom: 20), maximumWidth: .fraction(1)))
    try rule(group + " .govuk-button", [.marginBottom: 17])
    try rule(group + " :is(.govuk-button, .govuk-link)", where: .tablet, [.marginTrailing: 15])
    try add(TextStyle(alignment: .left), to: link, where: .tablet)
  }
}
