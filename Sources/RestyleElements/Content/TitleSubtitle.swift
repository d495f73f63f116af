public import Restyle

/// A title, and a subtitle below it.
///
/// ```swift
/// TitleSubtitle("Wi-Fi", subtitle: "Connected")
/// ```
public struct TitleSubtitle: StyledElement {
  /// The title.
  public var title: DisplayText
  /// The subtitle; nil for none.
  public var subtitle: DisplayText?
  @Boxed private var ownStyle: TitleSubtitleStyle? = nil
  /// What assistive technologies and tests are told about the texts.
  public var accessibility = Accessibility()

  /// Makes a title with a subtitle.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ title: any DisplayableString,
    subtitle: (any DisplayableString)? = nil,
    style: TitleSubtitleStyle? = nil
  ) {
    self.title = DisplayText(title)
    self.subtitle = subtitle.map { DisplayText($0) }
    if let style { ownStyle = style }
  }
}

extension TitleSubtitle {
  /// The style of titles that were given none.
  public static var defaultStyle: TitleSubtitleStyle { .default }

  /// The style that the texts were given; nil if they take the default one.
  public var explicitStyle: TitleSubtitleStyle? {
    get { ownStyle }
    set { ownStyle = newValue }
  }

  /// Whether the texts were given a style.
  public var hasExplicitStyle: Bool { _ownStyle.isPresent }

  /// The texts themselves.
  public var body: ElementContent { ElementContent(.titleSubtitle(ElementBox(self))) }

  /// Returns the title as it is shown in a context.
  public func titleRuns(in context: ElementContext) -> [StyledText] {
    title.displayRuns(style.title, in: context.language)
  }

  /// Returns the subtitle as it is shown in a context; nil if there is none.
  public func subtitleRuns(in context: ElementContext) -> [StyledText]? {
    subtitle?.displayRuns(style.subtitle, in: context.language)
  }
}
