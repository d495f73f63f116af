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
    /// A ridge: a line that appears raised.
    case ridge
    /// An outset: the content appears raised.
    case outset
    /// An inset: the content appears pressed in.
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
