public import Restyle

/// Information about an element, for assistive technologies and tests.
///
/// ```swift
/// logo.accessibility.label = "Example Bank"
/// ```
public struct Accessibility: Sendable, NonisolatedValue {
  // Boxed, since few elements set anything here. Other modules access the box to find out without a call whether it is
  // empty.
  @usableFromInline var box: Boxed<Values>?

  /// Creates attributes that set nothing.
  public init() {}

  /// Creates attributes.
  ///
  /// - Parameters:
  ///   - label: The name of the element for people who can't see it; nil for the content of the element.
  ///   - hint: A description of what using the element does.
  ///   - identifier: An identifier for programs.
  ///   - headingLevel: The rank of the element as a heading; nil if it isn't one.
  ///   - isHidden: Whether assistive technologies ignore the element.
  public init(
    label: DisplayText? = nil,
    hint: DisplayText? = nil,
    identifier: String? = nil,
    headingLevel: Int? = nil,
    isHidden: Bool = false
  ) {
    box = Boxed(Values(label: label, hint: hint, identifier: identifier, isHidden: isHidden))
    self.headingLevel = headingLevel
  }
}

extension Accessibility {
  @usableFromInline
  struct Values: Sendable {
    var label: DisplayText?
    var hint: DisplayText?
    var identifier: String?
    var headingLevel: Int?
    var isHidden = false
    var isVisuallyHidden = false
    var labelledBy: [String] = []
    var describedBy: [String] = []
    var controls: [String] = []
    var revealedBy: String?
    var role: Role?
  }

  /// The role of an element for assistive technologies, in addition to its kind.
  package enum Role: Sendable {
    case group(Group)
    /// Code, with its programming language if it is known, by the name that the author used.
    case code(language: String?)
    case landmark(Landmark)

    /// The role of a stack as a group.
    package enum Group: Sendable {
      case list
      case orderedList
      case listItem
      case quotation
    }

    /// The role of a stack as a group; nil for code and landmarks.
    package var group: Group? { if case .group(let group) = self { group } else { nil } }

    /// The landmark that a stack is; nil for other roles.
    package var landmark: Landmark? { if case .landmark(let landmark) = self { landmark } else { nil } }

    /// Whether the role is code.
    package var isCode: Bool { if case .code = self { true } else { false } }
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var changed = box?.value ?? Values()
    change(&changed)
    box = Boxed(consume changed)
  }

  /// Whether nothing is set, which is the case for most elements.
  @inlinable package var isEmpty: Bool { box == nil }

  /// The name of the element for people who can't see it; nil for the content of the element.
  public var label: DisplayText? {
    get { box?.value.label }
    set { change { $0.label = newValue } }
  }

  /// A description of what using the element does.
  public var hint: DisplayText? {
    get { box?.value.hint }
    set { change { $0.hint = newValue } }
  }

  /// Whether the label or another name isn't empty.
  @usableFromInline
  package func hasName(or other: DisplayText?, in language: Language?) -> Bool {
    label?.isShown(in: language) == true || other?.isShown(in: language) == true
  }

  /// The identifier of the element, which isn't shown.
  ///
  /// Programs and other elements refer to the element by its identifier. Each identifier is unique in a page.
  public var identifier: String? {
    get { box?.value.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// The rank of the element as a heading, 1...6, the highest first; nil if it isn't a heading.
  ///
  /// A rank outside this range becomes the nearest one.
  public var headingLevel: Int? {
    get { box?.value.headingLevel }
    set { change { $0.headingLevel = newValue.map { min(max($0, 1), 6) } } }
  }

  /// Whether assistive technologies ignore the element, since it is decorative.
  public var isHidden: Bool {
    get { box?.value.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }

  /// Whether a label is only for assistive technologies.
  ///
  /// The label takes no space. Outputs without assistive technologies omit it.
  public var isVisuallyHidden: Bool {
    get { box?.value.isVisuallyHidden ?? false }
    set { change { $0.isVisuallyHidden = newValue } }
  }

  /// The identifiers of the elements whose texts name this one, in order; empty if the element has its own name.
  public var labelledBy: [String] {
    get { box?.value.labelledBy ?? [] }
    set { change { $0.labelledBy = newValue } }
  }

  /// The identifiers of the elements whose texts describe this one, in order.
  ///
  /// These texts follow the element's help and error message.
  public var describedBy: [String] {
    get { box?.value.describedBy ?? [] }
    set { change { $0.describedBy = newValue } }
  }

  /// The identifier of the control that reveals the element in a page; nil for none.
  ///
  /// A page shows the element only while the control is chosen. Outputs without input always show the element.
  public var revealedBy: String? {
    get { box?.value.revealedBy }
    set { change { $0.revealedBy = newValue } }
  }

  /// The role of a stack or a label, such as a list with its own markers; nil for the role of its kind.
  package var role: Role? {
    get { box?.value.role }
    set { change { $0.role = newValue } }
  }

  /// The identifiers of the elements that this one changes, such as those that a button shows and hides.
  public var controls: [String] {
    get { box?.value.controls ?? [] }
    set { change { $0.controls = newValue } }
  }
}
