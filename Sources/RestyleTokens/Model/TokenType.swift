/// The type of a token, as the member `$type` of a file names it.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A colour in one of the spaces of CSS.
  case color
  /// A length in pixels, or in multiples of the font size that a person chose.
  case dimension
  /// The name of a font, or several names by preference.
  case fontFamily
  /// The weight of a font, as a number or a name.
  case fontWeight
  /// A time in seconds or milliseconds.
  case duration
  /// How a change proceeds in its duration.
  case cubicBezier
  /// A number without a unit.
  case number
  /// How a line is drawn.
  case strokeStyle
  /// The colour, the width and the style of a border.
  case border
  /// The duration, the delay and the timing of a change.
  case transition
  /// One or several shadows.
  case shadow
  /// Colours along an axis.
  case gradient
  /// The font, the size and the spacing of a text.
  case typography
}
