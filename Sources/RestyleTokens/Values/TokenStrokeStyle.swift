/// The stroke style of a line.
public enum TokenStrokeStyle: Hashable, Sendable {
  /// A line style of CSS.
  case line(Line)
  /// Dashes and gaps of given lengths, and how dashes end.
  indirect case dashes(Aliasable<[Aliasable<TokenDimension>]>, cap: Aliasable<Cap>)

  /// A line style of CSS.
  public enum Line: String, CaseIterable, Hashable, Sendable {
    /// A continuous line.
    case solid
    /// Dashes.
    case dashed
    /// Dots.
    case dotted
    /// Two parallel lines.
    case double
    /// A groove: a line that appears carved in.
    case groove
    /// A ridge: a line that appears raised.
    case ridge
    /// An outset: the content appears raised.
    case outset
    /// An inset: the content appears pressed in.
    case inset
  }

  /// The shape of a dash's end.
  public enum Cap: String, CaseIterable, Hashable, Sendable {
    /// A half circle.
    case round
    /// A straight end at the length of the dash.
    case butt
    /// A half square.
    case square
  }
}
