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
/// Rows know their position, so that backgrounds and lines fall into place. What isn't a row stands in one of its own.
public struct Section: StyledElement, ListedElement {
  /// The text above the rows; nil for none.
  public var header: DisplayText?
  /// The text below the rows; nil for none.
  public var footer: DisplayText?
  /// The style that the section was given; nil if it takes the default one.
  public var explicitStyle: DynamicSectionStyle?
  /// The rows.
  public var content: ElementContent
  /// What assistive technologies and tests find out about the section.
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

  /// The style of sections that were given none.
  public static var defaultStyle: DynamicSectionStyle { .default }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .section(box) }
}
