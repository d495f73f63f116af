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
  private var ownStyle: Boxed<TitleSubtitleStyle>
  private var traitStyle: TraitStyle<TitleSubtitleStyle>?
  /// What assistive technologies and tests are told about the texts.
  public var accessibility = Accessibility()
}

extension TitleSubtitle {
  /// Makes a title with a subtitle.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  public init(
    _ title: consuming any DisplayableString,
    subtitle: consuming (any DisplayableString)? = nil,
    style: TitleSubtitleStyle? = nil
  ) {
    self.init(
      title: DisplayText(consume title), subtitle: .optional(consume subtitle),
      ownStyle: Boxed(wrappedValue: style))
  }

  /// Makes a title with a subtitle whose style depends on traits.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - subtitle: The subtitle; nil for none.
  ///   - style: The style; a page varies it wherever a browser can tell the traits apart.
  public init(
    _ title: any DisplayableString, subtitle: (any DisplayableString)? = nil,
    style: TraitStyle<TitleSubtitleStyle>
  ) {
    self.init(
      title: DisplayText(title), subtitle: .optional(subtitle),
      ownStyle: Boxed(wrappedValue: nil), traitStyle: style)
  }
}

extension TitleSubtitle: DynamicallyStyledElement {
  /// The dynamic style that the texts were given; nil if their style is the same for all traits.
  public var dynamicStyle: TraitStyle<TitleSubtitleStyle>? {
    get { traitStyle }
    set {
      ownStyle.wrappedValue = nil
      traitStyle = newValue
    }
  }

  /// Gives the element what its dynamic style comes to for some traits; it stays dynamic.
  public mutating func resolveStyle(for traits: TraitCollection) {
    if let traitStyle { ownStyle.wrappedValue = traitStyle.style(from: traits) }
  }
}

extension TitleSubtitle {
  /// Nothing: what a row without a heading has in place of one.
  static var empty: Self { Self(title: "", subtitle: nil, ownStyle: Boxed(wrappedValue: nil)) }

  /// The style of titles that were given none.
  public static var defaultStyle: TitleSubtitleStyle { .default }

  /// The style that the texts were given; nil if they take the default one.
  public var explicitStyle: TitleSubtitleStyle? {
    get { ownStyle.wrappedValue ?? traitStyle?.style(from: TraitCollection()) }
    set {
      ownStyle.wrappedValue = newValue
      traitStyle = nil
    }
  }

  /// Whether the texts were given a style.
  public var hasExplicitStyle: Bool { ownStyle.isPresent || traitStyle != nil }

  /// Whether the texts were given a dynamic style: what comparing ``dynamicStyle`` with nil tells, without a copy of it.
  package var hasDynamicStyle: Bool { traitStyle != nil }

  /// Returns content that holds the texts alone.
  public consuming func asContent() -> ElementContent { ElementContent(.titleSubtitle(ElementBox(self))) }

  /// Returns the title as it is shown in a context.
  public func titleRuns(in context: ElementContext) -> [StyledText] {
    title.displayRuns(style.title, in: context.language)
  }

  /// Returns the subtitle as it is shown in a context; nil if there is none.
  public func subtitleRuns(in context: ElementContext) -> [StyledText]? {
    subtitle?.displayRuns(style.subtitle, in: context.language)
  }
}
