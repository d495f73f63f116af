/// The type of a token, which a file names in the member `$type`.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
  /// A colour in one of the spaces of CSS.
  case color
  /// A length in pixels, or in multiples of the user's font size.
  case dimension
  /// The name of a font, or several names by preference.
  case fontFamily
  /// The weight of a font, as a number or a name.
  case fontWeight
  /// A duration in seconds or milliseconds.
  case duration
  /// The timing curve of a change.
  case cubicBezier
  /// A number without a unit.
  case number
  /// The stroke style of a line.
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
