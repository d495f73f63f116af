/// How a line is drawn.
public enum TokenStrokeStyle: Hashable, Sendable {
  /// A style of CSS.
  case line(Line)
  /// Dashes and gaps of given lengths, and how dashes end.
  indirect case dashes(Aliasable<[Aliasable<TokenDimension>]>, cap: Aliasable<Cap>)

  /// A style of a line, as CSS knows them.
  public enum Line: String, CaseIterable, Hashable, Sendable {
    /// One line.
    case solid
    /// Dashes.
    case dashed
    /// Dots.
    case dotted
    /// Two lines.
    case double
    /// A line that seems carved in.
    case groove
    /// A line that seems to come out.
    case ridge
    /// A line that makes what it surrounds seem to come out.
    case outset
    /// A line that makes what it surrounds seem pressed in.
    case inset
  }

  /// How a dash ends.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// In half a circle.
    case round
    /// At its length.
    case butt
    /// In half a square.
    case square
  }
}
