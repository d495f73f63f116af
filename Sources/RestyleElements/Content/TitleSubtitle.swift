public import Restyle

/// A title, and a subtitle below it.
///
/// ```swift
/// TitleSubtitle("Wi-Fi", subtitle: "Connected")
/// ```
public struct TitleSubtitle: DefaultStyledElement, ListedElement {
  /// The title.
  public var title: DisplayText
  /// The subtitle; nil for none.
  public var subtitle: DisplayText?
  /// The style that was set for the texts.
  public var givenStyle: GivenStyle<TitleSubtitleStyle>
  /// The accessibility attributes of the texts.
  public var accessibility = Accessibility()
}

extension TitleSubtitle {
  /// Creates a title with a subtitle.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  @inlinable
  public init(
    _ title: consuming any DisplayableString,
    subtitle: consuming (any DisplayableString)? = nil,
    style: TitleSubtitleStyle? = nil
  ) {
    self.init(
      title: DisplayText(consume title), subtitle: .optional(consume subtitle),
      style: GivenStyle(style))
  }

  /// Creates a title with a subtitle whose style depends on traits.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style; a page varies it wherever a browser can distinguish the traits.
  public init(
    _ title: any DisplayableString, subtitle: (any DisplayableString)? = nil,
    style: TraitStyle<TitleSubtitleStyle>
  ) {
    self.init(
      title: DisplayText(title), subtitle: .optional(subtitle),
      givenStyle: GivenStyle(style))
  }

  @usableFromInline
  init(
    title: consuming DisplayText, subtitle: consuming DisplayText?,
    style: consuming GivenStyle<TitleSubtitleStyle>
  ) {
    self.init(title: title, subtitle: subtitle, givenStyle: style)
  }

  /// An empty title, for rows without a heading.
  static var empty: Self { Self(title: "", subtitle: nil, givenStyle: GivenStyle(TitleSubtitleStyle?.none)) }

  package static var defaultSlot: DefaultStyling.Slot<TitleSubtitleStyle> { \.titleSubtitle }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .titleSubtitle(box) }

  package var shownTitle: DisplayText? { title }
}
