public import Restyle

/// A control with its label above, help, and a message of what is wrong.
///
/// ```swift
/// FormField("E-mail", help: "We write once a month.", error: errors["email"]) {
///   TextField(name: "email", style: .email).required()
/// }
/// ```
///
/// The label names the control, and the texts describe it, for those who can't see them too. A message makes the control
/// ``Control/isInvalid``. Several controls become a group of that name, in which each has a label of its own.
public struct FormField: DefaultStyledElement, ListedElement {
  /// The label.
  public var label: DisplayText
  /// What helps to fill it in; nil for nothing.
  public var help: DisplayText?
  /// What is wrong; nil for nothing.
  public var error: DisplayText?
  /// The style that the texts were given.
  public var givenStyle: GivenStyle<FormFieldStyle>
  /// The control.
  public var content: ElementContent
  /// What assistive technologies and tests find out about the field.
  public var accessibility = Accessibility()
}

extension FormField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label, of any displayable type.
  ///   - help: What helps to fill it in; nil for nothing.
  ///   - error: What is wrong; nil for nothing.
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

  /// The only element in the field; nil for none or several.
  package var onlyNode: ElementNode? { content.count == 1 ? content.node(at: 0) : nil }
}
