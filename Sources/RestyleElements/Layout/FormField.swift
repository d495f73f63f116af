public import Restyle

/// A control with a label above it, help, and an error message.
///
/// ```swift
/// FormField("E-mail", help: "We write once a month.", error: errors["email"]) {
///   TextField(name: "email", style: .email).required()
/// }
/// ```
///
/// The label names the control, and the help and the error message describe it, also for assistive technologies. An
/// error message makes the control ``Control/isInvalid``. The control may be in stacks, beside texts such as a unit,
/// and beside elements that it reveals (``PrimitiveElement/revealed(by:)``). Several controls become a group with the
/// name of the field, in which each control has its own label.
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
  ///   - label: The label, of any displayable type; empty for none, such as for a checkbox with its own text.
  ///   - help: The help; nil for none.
  ///   - error: The error message; nil for none.
  ///   - style: The style of the texts; nil for the default one at the time of rendering.
  ///   - content: The control.
  @inlinable
  public init(
    _ label: consuming any DisplayableString = "",
    help: consuming (any DisplayableString)? = nil,
    error: consuming (any DisplayableString)? = nil,
    style: FormFieldStyle? = nil,
    @ElementBuilder content: () -> ElementContent
  ) {
    self.init(
      label: DisplayText(consume label), help: .optional(consume help), error: .optional(consume error),
      style: GivenStyle(style), content: content())
  }

  @usableFromInline
  init(
    label: consuming DisplayText, help: consuming DisplayText?, error: consuming DisplayText?,
    style: consuming GivenStyle<FormFieldStyle>, content: consuming ElementContent
  ) {
    self.init(label: label, help: help, error: error, givenStyle: style, content: content)
  }

  package static var defaultSlot: DefaultStyling.Slot<FormFieldStyle> { \.formField }

  package static func node(_ box: ElementBox<Self>) -> ElementNode { .formField(box) }

  package var shownTitle: DisplayText? { label }

  /// The only element in the field, apart from texts, images and revealed elements; nil for none or several.
  ///
  /// Stacks around the element don't count. `isAlone` is true if, as in most fields, no stack is around the element,
  /// and nothing is beside it.
  package var onlyNode: (node: ElementNode?, isAlone: Bool) {
    if let node = content.onlyNode, node.laidOut == nil { return (node, true) }
    return (onlyNodeAmongOthers, false)
  }

  private var onlyNodeAmongOthers: ElementNode? {
    var found: ElementNode?
    var revealed: [ElementNode] = []
    var waiting = [content]
    while let content = waiting.popLast() {
      for index in 0..<content.count {
        guard let node = content.node(at: index)?.known else { break }
        if node.isRevealed {
          revealed.append(node)
        } else if let laidOut = node.laidOut {
          waiting.append(laidOut)
        } else if found == nil {
          found = node
        } else {
          return nil
        }
      }
    }
    // Without other elements, a single revealed element is the field's control.
    return found ?? (revealed.count == 1 && revealed[0].laidOut == nil ? revealed[0] : nil)
  }
}

extension ElementContent {
  /// The only element; nil if there are several, or none.
  package var onlyNode: ElementNode? { count == 1 ? node(at: 0)?.known : nil }

  /// Whether a choice may reveal all of the content, as hardly any does.
  // Inlinable, since an output asks each row and each field.
  @inlinable package var mayBeRevealed: Bool {
    others.isEmpty && first?.read { $0.nodeFacts.hasAccessibility } ?? true
  }
}

extension ElementNode {
  /// The identifier of the choice that reveals the element; nil for none.
  package var revealedBy: String? { read { $0.hasAccessibility ? $0.accessibility.revealedBy : nil } }

  /// Whether a choice reveals the element.
  package var isRevealed: Bool { revealedBy != nil }

  /// The element that this one represents, if it was written with an unknown type: `any Element` or `some Element`.
  fileprivate var known: ElementNode {
    var node = self
    while case .custom(let element) = node, let written = element.value.written { node = written.node }
    return node
  }

  /// The elements that a stack lays out; empty for a text or an image beside a control, and nil for any other element.
  fileprivate var laidOut: ElementContent? {
    switch self {
    case .stack(let box): box.element.content
    case .content(let content): content
    case .label, .imageView, .separator, .spacer: ElementContent()
    default: nil
    }
  }
}
