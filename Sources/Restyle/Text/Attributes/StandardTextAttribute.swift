/// The keys of the attributes that Restyle itself knows.
///
/// Each is written next to the property of `TextStyle` that it stands behind.
public enum StandardTextAttribute {
  /// The keys whose values don't lie inline; `InlineTextAttributes.forEachKey` lists those that do.
  static let others: [any TextAttributeKey.Type] = [
    FontWidth.self,
    FontFeatures.self,
    FontTextStyle.self,
    MaximumFontSize.self,
    BackgroundColor.self,
    HighlightedColor.self,
    MinimumScaleFactor.self,
    ParagraphSpacing.self,
    ParagraphSpacingBefore.self,
    FirstLineHeadIndent.self,
    HeadIndent.self,
    TailIndent.self,
    HyphenationKey.self,
    WritingDirectionKey.self,
    LineHeightMultiple.self,
    MinimumLineHeight.self,
    MaximumLineHeight.self,
    BaselineOffset.self,
    LigaturesKey.self,
    LanguageKey.self,
    LinkKey.self,
    Underline.self,
    Strikethrough.self,
    Stroke.self,
    Shadow.self,
  ]
}
