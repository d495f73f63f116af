public import Foundation
public import Restyle

extension AttributeScopes {
  /// The attributes of text styles, in addition to those of Foundation.
  ///
  /// Links and languages use Foundation's own attributes, `link` and `languageIdentifier`, if these can represent them.
  /// The attribute ``link`` is for links that aren't addresses, and ``language`` for tags that aren't well-formed.
  public struct RestyleAttributes: AttributeScope {
    /// `TextStyle.adjustsFontForContentSizeCategory`.
    public let adjustsFontForContentSizeCategory:
      TextStyleAttribute<StandardTextAttribute.AdjustsFontForContentSizeCategoryKey>
    /// `TextStyle.alignment`.
    public let alignment: TextStyleAttribute<StandardTextAttribute.AlignmentKey>
    /// `TextStyle.backgroundColor`.
    public let backgroundColor: TextStyleAttribute<StandardTextAttribute.BackgroundColorKey>
    /// `TextStyle.baselineOffset`.
    public let baselineOffset: TextStyleAttribute<StandardTextAttribute.BaselineOffsetKey>
    /// `TextStyle.color`.
    public let color: TextStyleAttribute<StandardTextAttribute.ColorKey>
    /// `TextStyle.firstLineHeadIndent`.
    public let firstLineHeadIndent: TextStyleAttribute<StandardTextAttribute.FirstLineHeadIndentKey>
    /// `TextStyle.fontFamily`.
    public let fontFamily: TextStyleAttribute<StandardTextAttribute.FontFamilyKey>
    /// `TextStyle.fontFeatures`.
    public let fontFeatures: TextStyleAttribute<StandardTextAttribute.FontFeaturesKey>
    /// `TextStyle.fontSize`.
    public let fontSize: TextStyleAttribute<StandardTextAttribute.FontSizeKey>
    /// `TextStyle.fontSlant`.
    public let fontSlant: TextStyleAttribute<StandardTextAttribute.FontSlantKey>
    /// `TextStyle.fontTextStyle`.
    public let fontTextStyle: TextStyleAttribute<StandardTextAttribute.FontTextStyleKey>
    /// `TextStyle.fontWeight`.
    public let fontWeight: TextStyleAttribute<StandardTextAttribute.FontWeightKey>
    /// `TextStyle.fontWidth`.
    public let fontWidth: TextStyleAttribute<StandardTextAttribute.FontWidthKey>
    /// `TextStyle.headIndent`.
    public let headIndent: TextStyleAttribute<StandardTextAttribute.HeadIndentKey>
    /// `TextStyle.highlightedColor`.
    public let highlightedColor: TextStyleAttribute<StandardTextAttribute.HighlightedColorKey>
    /// `TextStyle.hyphenation`.
    public let hyphenation: TextStyleAttribute<StandardTextAttribute.HyphenationKey>
    /// `TextStyle.image`.
    public let image: TextStyleAttribute<StandardTextAttribute.ImageKey>
    /// `TextStyle.kern`.
    public let kern: TextStyleAttribute<StandardTextAttribute.KernKey>
    /// `TextStyle.language`.
    public let language: TextStyleAttribute<StandardTextAttribute.LanguageKey>
    /// `TextStyle.ligatures`.
    public let ligatures: TextStyleAttribute<StandardTextAttribute.LigaturesKey>
    /// `TextStyle.lineBreakMode`.
    public let lineBreakMode: TextStyleAttribute<StandardTextAttribute.LineBreakModeKey>
    /// `TextStyle.lineHeight`.
    public let lineHeight: TextStyleAttribute<StandardTextAttribute.LineHeightKey>
    /// `TextStyle.lineHeightMultiple`.
    public let lineHeightMultiple: TextStyleAttribute<StandardTextAttribute.LineHeightMultipleKey>
    /// `TextStyle.lineSpacing`.
    public let lineSpacing: TextStyleAttribute<StandardTextAttribute.LineSpacingKey>
    /// `TextStyle.link`.
    public let link: TextStyleAttribute<StandardTextAttribute.LinkKey>
    /// `TextStyle.maximumFontSize`.
    public let maximumFontSize: TextStyleAttribute<StandardTextAttribute.MaximumFontSizeKey>
    /// `TextStyle.maximumLineHeight`.
    public let maximumLineHeight: TextStyleAttribute<StandardTextAttribute.MaximumLineHeightKey>
    /// `TextStyle.minimumLineHeight`.
    public let minimumLineHeight: TextStyleAttribute<StandardTextAttribute.MinimumLineHeightKey>
    /// `TextStyle.minimumScaleFactor`.
    public let minimumScaleFactor: TextStyleAttribute<StandardTextAttribute.MinimumScaleFactorKey>
    /// `TextStyle.numberOfLines`.
    public let numberOfLines: TextStyleAttribute<StandardTextAttribute.NumberOfLinesKey>
    /// `TextStyle.paragraphSpacing`.
    public let paragraphSpacing: TextStyleAttribute<StandardTextAttribute.ParagraphSpacingKey>
    /// `TextStyle.paragraphSpacingBefore`.
    public let paragraphSpacingBefore: TextStyleAttribute<StandardTextAttribute.ParagraphSpacingBeforeKey>
    /// `TextStyle.shadow`.
    public let shadow: TextStyleAttribute<StandardTextAttribute.ShadowKey>
    /// `TextStyle.strikethrough`.
    public let strikethrough: TextStyleAttribute<StandardTextAttribute.StrikethroughKey>
    /// `TextStyle.stroke`.
    public let stroke: TextStyleAttribute<StandardTextAttribute.StrokeKey>
    /// `TextStyle.tailIndent`.
    public let tailIndent: TextStyleAttribute<StandardTextAttribute.TailIndentKey>
    /// `TextStyle.textCase`.
    public let textCase: TextStyleAttribute<StandardTextAttribute.TextCaseKey>
    /// `TextStyle.underline`.
    public let underline: TextStyleAttribute<StandardTextAttribute.UnderlineKey>
    /// `TextStyle.underlineOffset`.
    public let underlineOffset: TextStyleAttribute<StandardTextAttribute.UnderlineOffsetKey>
    /// `TextStyle.underlineThickness`.
    public let underlineThickness: TextStyleAttribute<StandardTextAttribute.UnderlineThicknessKey>
    /// `TextStyle.writingDirection`.
    public let writingDirection: TextStyleAttribute<StandardTextAttribute.WritingDirectionKey>
    /// The attributes of all custom keys, and those that were kept without decoding.
    public let custom: CustomTextAttributes
    /// Foundation's own attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes of text styles.
  ///
  /// ```swift
  /// text.restyle.fontSize  // 17
  /// ```
  public var restyle: RestyleAttributes.Type { RestyleAttributes.self }
}
