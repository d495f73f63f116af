public import Restyle

/// Rows one below the other, between a header and a footer.
///
/// ```swift
/// Section(header: "Network", footer: "Applies to all accounts") {
///   Row("Wi-Fi") { Switch(isOn: true) }
///   Row("Bluetooth") { Switch() }
/// }
/// ```
///
/// The position of a row in the section determines its background and lines. An element that isn't a row becomes a row.
public struct Section: StyledElement, ListedElement, ContentElement {
  /// The text above the rows; nil for none.
  public var header: DisplayText?
  /// The text below the rows; nil for none.
  public var footer: DisplayText?
  /// The style that was set for the section; nil for the default one.
  public var explicitStyle: DynamicSectionStyle?
  /// The rows.
  public var content: ElementContent
  /// The accessibility attributes of the section.
  public var accessibility = Accessibility()
}

extension Section {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: The text above the rows; nil for none.
  ///   - footer: The text below the rows; nil for none.
  ///   - style: The style; nil for the default one at the time of rendering.
  ///   - content: The rows.
  public init(
    header: (any DisplayableString)? = nil,
    footer: (any DisplayableString)? = nil,
    style: DynamicSectionStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      header: .optional(header), footer: .optional(footer), explicitStyle: style,
      content: content())
  }

  /// Creates a section with a style that is the same for all traits.
  ///
  /// - Parameters:
  ///   - header: The text above the rows; nil for none.
  ///   - footer: The text below the rows; nil for none.
  ///   - style: The style.
  ///   - content: The rows.
  @_disfavoredOverload
  public init(
    header: (any DisplayableString)? = nil,
    footer: (any DisplayableString)? = nil,
    style: SectionStyle,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(header: header, footer: footer, style: TraitStyle(style), content: content)
  }

  /// Returns the section with a style that is the same for all traits.
  @_disfavoredOverload
  public func styled(_ style: SectionStyle) -> Section { styled(TraitStyle(style)) }

  /// The default style of sections.
  public static var defaultStyle: DynamicSectionStyle { .default }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .section(box) }

  package var shownTitle: DisplayText? { header ?? accessibility.label }

  package static var contentRole: ContentRole { .rows }
}
