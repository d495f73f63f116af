/// The font, the size and the spacing of a text.
public struct TokenTypography: Hashable, Sendable {
  /// The font, or several by preference.
  public var fontFamily: Aliasable<TokenList<String>>
  /// The size of the font.
  public var fontSize: Aliasable<TokenDimension>
  /// The weight of the font.
  public var fontWeight: Aliasable<TokenFontWeight>
  /// How much wider the spaces between letters are.
  public var letterSpacing: Aliasable<TokenDimension>
  /// The distance of lines, in multiples of the font size.
  public var lineHeight: Aliasable<Double>

  /// Creates a style of text.
  ///
  /// - Parameters:
  ///   - fontFamily: The font, or several by preference.
  ///   - fontSize: The size of the font.
  ///   - fontWeight: The weight of the font.
  ///   - letterSpacing: How much wider the spaces between letters are.
  ///   - lineHeight: The distance of lines, in multiples of the font size.
  public init(
    fontFamily: Aliasable<TokenList<String>>, fontSize: Aliasable<TokenDimension>,
    fontWeight: Aliasable<TokenFontWeight>, letterSpacing: Aliasable<TokenDimension>,
    lineHeight: Aliasable<Double>
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}
