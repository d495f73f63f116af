/// The font, the size and the spacing of a text.
public struct TokenTypography: Hashable, Sendable {
  /// The font, or several fonts by preference.
  public var fontFamily: Aliasable<TokenList<String>>
  /// The size of the font.
  public var fontSize: Aliasable<TokenDimension>
  /// The weight of the font.
  public var fontWeight: Aliasable<TokenFontWeight>
  /// The additional space between letters.
  public var letterSpacing: Aliasable<TokenDimension>
  /// The line height, in multiples of the font size.
  public var lineHeight: Aliasable<Double>

  /// Creates typography.
  ///
  /// - Parameters:
  ///   - fontFamily: The font, or several fonts by preference.
  ///   - fontSize: The size of the font.
  ///   - fontWeight: The weight of the font.
  ///   - letterSpacing: The additional space between letters.
  ///   - lineHeight: The line height, in multiples of the font size.
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
