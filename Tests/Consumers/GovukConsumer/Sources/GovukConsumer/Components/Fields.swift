import Restyle
import RestyleElements
import RestyleHTML

extension FieldStyle {
  /// A field with a border, which is twice as wide with the focus.
  static func govuk(lineHeight: Double, border: Color = .ink) -> FieldStyle {
    let text = TextStyle.govuk(19).restyled { $0.lineHeight = lineHeight }
    let line = BackgroundStyle(color: .white, border: BorderStyle(width: 2, color: border))
    return FieldStyle(
      text: text, disabled: text, cursorColor: .ink,
      backgrounds: [
        .normal: line,
        .focused: line.restyled {
          $0.border.color = .ink
          $0.shadows = [ShadowStyle(color: .ink, spread: 2, isInner: true)]
        },
        .disabled: line.transparent,
      ], contentInsets: EdgeInsets(inset: 7))
  }
}

extension StyleSheet {
  mutating func addFields() throws {
    let kinds = [(".govuk-input", 25.0), (".govuk-textarea", 23.75), (".govuk-select", 23.75)]
    for (name, lineHeight) in kinds {
      try add(FieldStyle.govuk(lineHeight: lineHeight), to: name)
      try add(FieldStyle.govuk(lineHeight: lineHeight, border: .error), to: name + "--error")
      try add(BoxStyle(outline: OutlineStyle(width: 3, color: .focus)), to: name + ":focus")
      try add(BoxStyle(opacity: 0.5), to: name + ":disabled")
      try rule(name + ":disabled", ["cursor": "not-allowed"])
    }
    try add(BoxStyle(width: .fraction(1), height: 40), to: ".govuk-input")
    let widths: [(String, Double)] = [
      ("30", 29.5), ("20", 20.5), ("10", 11.5), ("5", 5.5), ("4", 4.5), ("3", 3.75), ("2", 2.75),
    ]
    for (name, width) in widths {
      try rule(".govuk-input--width-" + name, ["max-width": "\(width)em"])
    }
    try rule(
      ".govuk-input--extra-letter-spacing",
      ["font-variant-numeric": "tabular-nums", "letter-spacing": ".05em"])
    try add(
      TraitStyle {
        BoxStyle(margins: EdgeInsets(bottom: $0.space(6)), width: .fraction(1), minimumHeight: 40)
      },
      to: ".govuk-textarea")
    try rule(".govuk-textarea", ["display": "block", "resize": "vertical"])
    try rule(
      ".govuk-select", ["min-width": "11.5em"], text: TextStyle(color: .ink),
      box: BoxStyle(maximumWidth: .fraction(1), height: 40))
    try rule(".govuk-select:disabled", ["color": "inherit"], fill: .white)
    try addWrapper()
    try addFileUpload()
    try rule(".govuk-date-input", ["font-size": "0"])
    try addClearing(".govuk-date-input")
    try rule(
      ".govuk-date-input__item", ["display": "inline-block", "vertical-align": "bottom"],
      box: BoxStyle(margins: EdgeInsets(trailing: 20)))
    try rule(".govuk-date-input__label", ["display": "block"])
  }

  private mutating func addWrapper() throws {
    let wrapper = ".govuk-input__wrapper"
    try rule(wrapper, ["display": "flex"])
    try rule(wrapper + " .govuk-input", ["flex": "0 1 auto"])
    try rule(wrapper + " .govuk-input:focus", ["z-index": "1"])
    for (name, edges) in [
      ("prefix", RectEdge.all.subtracting(.trailing)), ("suffix", .all.subtracting(.leading)),
    ] {
      let affix = ".govuk-input__" + name
      try add(
        StackStyle(
          axis: .horizontal, alignment: .center,
          background: BackgroundStyle(
            color: .lightGrey, border: BorderStyle(width: 2, color: .ink, borderEdges: edges)),
          box: BoxStyle(minimumWidth: 40, height: 40)), to: affix)
      try add(TextStyle.govuk(19, color: .ink).restyled { $0.alignment = .center }, to: affix)
      try rule(
        affix, ["flex": "none", "justify-content": "center", "white-space": "nowrap", "cursor": "default"],
        [.padding: 5])
    }
  }

  private mutating func addFileUpload() throws {
    let file = ".govuk-file-upload"
    try add(.govuk(19, color: .ink), to: file)
    try rule(file, ["max-width": "100%"], [.padding: 5, .marginLeading: -5])
    try rule(
      file + "::file-selector-button", ["font": "inherit", "color": "inherit", "appearance": "button"])
    try rule(
      file + ":focus", box: BoxStyle(outline: OutlineStyle(width: 3, color: .focus)),
      shadows: [ShadowStyle(color: .ink, spread: 4, isInner: true)])
    try add(BoxStyle(opacity: 0.5), to: file + ":disabled")
  }
}
