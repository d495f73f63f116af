public import Restyle

/// A control with a label above it, help, and an error message.
///
/// ```swift
/// FormField("E-mail", help: "We write once a month.", error: errors["email"]) {
///   TextField(name: "email", style: .email).required()
/// }
/// ```
///
/// The label names the control, and the texts describe it, also for people who can't see them. A message makes the
/// control ``Control/isInvalid``. Several controls become a group of that name, in which each has a label of its own.
public struct FormField: DefaultStyledElement, ListedElement, ContentElement {
  /// The label.
  public var label: DisplayText
  /// The help; nil for none.
  public var help: DisplayText?
  /// The error message; nil for none.
  public var error: DisplayText?
  /// The style that was set for the texts.
  public var givenStyle: GivenStyle<FormFieldStyle>
  /// The control.
  public var content: ElementContent
  /// The accessibility attributes of the field.
  public var accessibility = Accessibility()
}

extension FormField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label, of any displayable type.
  ///   - help: The help; nil for none.
  ///   - error: The error message; nil for none.
  ///   - style: The style of the texts; nil for the default one at the time of rendering.
  ///   - content: The control.
  public init(
    _ label: any DisplayableString,
    help: (any DisplayableString)? = nil,
    error: (any DisplayableString)? = nil,
    style: FormFieldStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      label: DisplayText(label), help: .optional(help), error: .optional(error),
      givenStyle: GivenStyle(style), content: content())
  }

  package static var defaultSlot: DefaultStyling.Slot<FormFieldStyle> { \.formField }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .formField(box) }

  package var shownTitle: DisplayText? { label }

  /// The only element in the field; nil for none or several.
  package var onlyNode: ElementNode? { content.count == 1 ? content.node(at: 0) : nil }
}
