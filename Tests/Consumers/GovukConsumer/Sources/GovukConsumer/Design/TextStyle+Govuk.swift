import Restyle
import RestyleHTML

/// The fonts, which aren't followed by the system's, and how they are drawn.
struct Transport: CSSTextAttributeKey {
  static let name = "transport"
  typealias Value = Bool

  static func declare(_ value: Bool, in css: inout CSSProperties) {
    css.set("font-family", to: "GDS Transport, arial, sans-serif")
    css.set("-webkit-font-smoothing", to: "antialiased")
  }
}

extension TextStyle {
  /// A size of the scale of types, in small or larger windows, by its name, which is the larger size.
  static func govuk(
    _ name: Int, isLarge: Bool = false, weight: Font.Weight? = .regular, color: Color? = nil
  ) -> TextStyle {
    let (size, lineHeight): (Double, Double) =
      switch (name, isLarge) {
      case (48, false): (32, 35)
      case (36, false): (27, 30)
      case (24, false), (27, false): (21, 25)
      case (48, true): (48, 50)
      case (36, true): (36, 40)
      case (24, true): (24, 30)
      case (27, true): (27, 30)
      case (16, _): (16, 20)
      default: (19, 25)
      }
    return TextStyle(
      font: Font(size: size, weight: weight), lineHeight: lineHeight, color: color,
      adjustsFontForContentSizeCategory: true
    ).restyled { if weight != nil { $0.setAttribute(true, for: Transport()) } }
  }

  /// The size without the fonts, where those of the surroundings are right.
  func bold() -> TextStyle { restyled { $0.removeAttribute(for: Transport()) }.weight(.bold) }

  static let linkLine = TextStyle().restyled {
    $0.underline = .single
    $0.underlineThickness = 1
  }
}

extension TraitStyle where Style == TextStyle {
  /// A size of the scale of types in all windows, and the room below it in steps of the scale of spaces.
  static func govuk(
    _ name: Int, weight: Font.Weight? = .regular, color: Color? = nil, above: Int? = nil, below: Int? = nil
  ) -> TraitStyle<TextStyle> {
    TraitStyle { traits in
      TextStyle.govuk(name, isLarge: traits.isTablet, weight: weight, color: color).restyled {
        if let above { $0.paragraphSpacingBefore = traits.space(above) }
        if let below { $0.paragraphSpacing = traits.space(below) }
      }
    }
  }
  /// A size of the scale of types in bold letters of the fonts around it.
  static func bold(_ name: Int, above: Int? = nil, below: Int? = nil) -> TraitStyle<TextStyle> {
    TraitStyle { TraitStyle.govuk(name, above: above, below: below).style(from: $0).bold() }
  }
}
