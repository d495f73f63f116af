import Restyle
import RestyleHTML

typealias Lengths = KeyValuePairs<CSSProperties.LengthProperty, Double>

extension StyleSheet {
  /// Adds a rule of parts of styles, of what no style says, and of lengths, which may be others in larger windows.
  mutating func rule(
    _ selector: String, where media: MediaCondition = .always, _ others: KeyValuePairs<String, String> = [:],
    _ lengths: Lengths = [:], tablet: Lengths = [:], content: String? = nil, text: TextStyle? = nil,
    box: BoxStyle? = nil, background: BackgroundStyle? = nil, fill: Color? = nil, padding: EdgeInsets? = nil,
    shadows: [ShadowStyle]? = nil
  ) throws {
    try addRule(for: selector, where: media) { css in
      if let content { css.set(content: content) }
      if let text { css.set(text) }
      if let background { css.set(background) }
      if let fill { css.set(.background, fill) }
      if let box { css.set(box) }
      if let padding { css.set(padding: padding) }
      if let shadows { css.set(shadows: shadows) }
      for (property, value) in others { css.set(property, to: value) }
      for (property, length) in lengths { css.set(property, length) }
    }
    guard !tablet.isEmpty else { return }
    try addRule(for: selector, where: media && .tablet) { css in
      for (property, length) in tablet { css.set(property, length) }
    }
  }

  /// Adds a rule of lengths, which may be others in larger windows, and of parts of styles.
  mutating func rule(
    _ selector: String, where media: MediaCondition = .always, _ lengths: Lengths, tablet: Lengths = [:],
    content: String? = nil, text: TextStyle? = nil, box: BoxStyle? = nil, background: BackgroundStyle? = nil,
    fill: Color? = nil, padding: EdgeInsets? = nil
  ) throws {
    try rule(
      selector, where: media, [:], lengths, tablet: tablet, content: content, text: text, box: box,
      background: background, fill: fill, padding: padding)
  }

  /// Adds an empty pseudo-element behind floating boxes.
  mutating func addClearing(_ selector: String) throws {
    try rule(selector + "::after", ["display": "block", "clear": "both"], content: "")
  }
}

extension EdgeInsets {
  static func vertical(_ inset: Double) -> EdgeInsets {
    EdgeInsets(horizontalInset: 0, verticalInset: inset)
  }

  static func horizontal(_ inset: Double) -> EdgeInsets {
    EdgeInsets(horizontalInset: inset, verticalInset: 0)
  }
}

extension BackgroundStyle {
  /// A line at some edges.
  static func border(_ width: Double, _ color: Color, _ edges: RectEdge = .all) -> BackgroundStyle {
    BackgroundStyle(border: BorderStyle(width: width, color: color, borderEdges: edges))
  }
}
