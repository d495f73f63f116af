public import Restyle

/// A title that opens and closes the content below it.
///
/// ```swift
/// Disclosure("Shipping costs") {
///   Label("Free from 50 euros on.")
/// }
/// ```
public struct Disclosure: DefaultStyledElement, Control, ListedElement, ContentElement {
  /// The title.
  public var title: DisplayText
  /// The name of a group in which only one disclosure is open at a time; nil for none.
  public var group: String?
  /// The content, which is shown below the title while the disclosure is open.
  public var content: ElementContent
  /// The states of the title; the disclosure is open while it is `.selected`.
  public var state: ControlState
  /// The style that was set for the title.
  public var givenStyle: GivenStyle<ButtonStyle>
  /// The accessibility attributes of the title.
  public var accessibility = Accessibility()
}

extension Disclosure {
  /// Creates a disclosure.
  ///
  /// - Parameters:
  ///   - title: The title, of any displayable type.
  ///   - isExpanded: Whether the disclosure is open.
  ///   - group: The name of a group in which only one disclosure is open at a time; nil for none.
  ///   - style: The style of the title; nil for the default one at the time of rendering.
  ///   - content: The content, which is shown below the title while the disclosure is open.
  public init(
    _ title: any DisplayableString,
    isExpanded: Bool = false,
    group: String? = nil,
    style: ButtonStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      title: DisplayText(title), group: group, content: content(), state: isExpanded ? .selected : .normal,
      givenStyle: GivenStyle(style))
  }

  /// Whether the disclosure is open: another name for `isSelected`.
  public var isExpanded: Bool {
    get { isSelected }
    set { isSelected = newValue }
  }

  package static var defaultSlot: DefaultStyling.Slot<ButtonStyle> { \.disclosure }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .disclosure(box) }

  /// The title.
  public var ownName: DisplayText? { title }
}
