import Restyle
import RestyleHTML

extension Reader {
  /// The readers of JSON: every public type that can be decoded.
  static let documents: [Reader] = values + texts + boxes + controls + sections
}

extension Reader {
  private static let values: [Reader] = [
    document(Color.self), document(Angle.self), document(CornerRadii.self), document(EdgeInsets.self),
    document(MinimumSize.self), document(RectCorner.self), document(RectEdge.self), document(Size.self),
    document(UnitPoint.self), document(Language.self), document(Link.self), document(TraitCollection.self),
    document(StandardTraits.self), document(ControlState.self), document(Font.self),
    document(Font.Family.self),
    document(Font.Features.self), document(Font.Weight.self), document(Font.Width.self),
  ]

  private static let texts: [Reader] = [
    document(TextStyle.self), document(TextAttributes.self), document(StyledText.self),
    document(StyledString.self),
    document(TextLine.self), document(TextShadow.self), document(TextStroke.self),
  ]

  private static let boxes: [Reader] = [
    document(BackgroundStyle.self), document(BorderStyle.self), document(Gradient.self), document(Image.self),
    document(InsettedStyle<SeparatorStyle>.self), document(SeparatorStyle.self), document(ShadowStyle.self),
    document(SectionBackgroundStyle.self), document(SegmentBackgroundStyle.self),
  ]

  private static let controls: [Reader] = [
    document(BarButtonStyle.self), document(ButtonStateStyle.self), document(ButtonStyle.self),
    document(DividerStyle.self), document(FieldStyle.self), document(SegmentedControlStyle.self),
    document(SwitchStateStyle.self), document(SwitchStyle.self), document(TitleSubtitleStyle.self),
  ]

  private static let sections: [Reader] = [
    document(FormStyle.self), document(HeaderFooterStyle.self), document(SectionStyle.self),
    document(TableViewFormStyle.self), document(StyleSheetChange.self),
  ]
}
