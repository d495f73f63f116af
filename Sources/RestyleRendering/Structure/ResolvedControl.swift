public import Restyle
public import RestyleElements

/// A control for input, with its names and descriptions.
public struct ResolvedControl<Element>: Sendable {
  /// The box of the control, which contains an `Element` if that is a concrete kind.
  @usableFromInline let erasedBox: AnyElementBox
  /// The kind of the control.
  public let kind: any InputControl.Type
  /// The number by which its label refers to the control.
  public let number: Int
  /// The title of the row or the field around it, if the control has no name of its own.
  public let rowTitle: RowTitle?
  /// The texts that describe the control; nil for none.
  public let description: ControlDescription?
  /// The number that identifies the controls that a form doesn't submit; nil if the form submits this control.
  ///
  /// A form doesn't submit a control without a name.
  public let unsubmittedNumber: Int?
  /// Whether the control is required, and may be hidden: a choice reveals it or what is around it, or it is in a
  /// disclosure.
  @usableFromInline package let isRequiredWhileHidden: Bool
  /// The readers' language.
  @usableFromInline let language: Language?
}

/// The text that names controls without their own names: the title of their row, the label of their field, or the
/// headers of their table cell.
public struct RowTitle: Sendable {
  /// The number by which the controls refer to the title; nil if the title is the label of one control.
  public let number: Int?
  /// The number of the element whose text follows the title in the name, such as a column's header; nil for none.
  package internal(set) var secondNumber: Int?
  /// Whether the title is the label of this control, rather than of another one.
  var isLabel = false
  let source: Source

  enum Source {
    case row(ElementBox<Row>)
    case field(ElementBox<FormField>)
    /// The headers of a table cell, with that of the row first.
    case headers([ResolvedTable.Cell])
  }
}

extension RowTitle {
  /// The title.
  public var title: DisplayText {
    switch source {
    case .row(let row): row.element.ownHeading.title
    case .field(let field): field.element.label
    case .headers(let headers):
      DisplayText(headers.compactMap(\.shownTitle).joined(separator: ", "))
    }
  }
}

extension ResolvedControl<any InputControl> {
  /// Calls the visitor with the control as one of its kind.
  func open(_ visitor: inout some StructureVisitor) {
    func visit<Kind: InputControl>(_ kind: Kind.Type) {
      if let control = ResolvedControl<Kind>(self) { visitor.visit(control) }
    }
    visit(kind)
  }
}

// Inlinable, since generic code copies the whole control to read one of its properties.
extension ResolvedControl where Element: InputControl {
  /// Casts a control of any kind to this kind; nil if it is of another kind.
  @inlinable
  public init?(_ control: consuming ResolvedControl<any InputControl>) {
    // The kind is the same, so the box is of this type.
    guard control.kind == Element.self else { return nil }
    erasedBox = control.erasedBox
    kind = control.kind
    number = control.number
    rowTitle = control.rowTitle
    description = control.description
    unsubmittedNumber = control.unsubmittedNumber
    isRequiredWhileHidden = control.isRequiredWhileHidden
    language = control.language
  }

  // Only created from a box of this type, above.
  @inlinable package var box: ElementBox<Element> { unsafeDowncast(erasedBox, to: ElementBox<Element>.self) }

  // This copies the element; code in this package reads it in its box.
  /// The control.
  @inlinable public var element: Element { box.element }

  /// The states of the control, which is also invalid if there is an error message.
  @inlinable public var state: ControlState {
    description?.errorNumber == nil ? box.element.state : box.element.state.union(.invalid)
  }

  /// The name of the control: its own, or else the title around it; nil if there is none.
  public var name: String? { box.element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The name under which a form submits the value; nil if there is none, or if it is empty.
  @inlinable public var submittedName: String? { box.element.submittedName }

  /// The value as readable text; nil if there is none, if it is secret, or if the states express it.
  @inlinable public var shownText: String? {
    box.element.isSecret ? nil : box.element.shownText?.displayValue(in: language)
  }
}

extension ResolvedControl where Element: InputControl {
  /// Whether the control has a name: from other elements, its own, or the title around it.
  package var isNamed: Bool { box.element.isNamed(or: rowTitle, in: language) }

  /// For each of several choices, whether it has a title, which is its only name; empty for a control with one label.
  package var areChoicesNamed: [Bool] {
    guard box.element.titledChoiceCount != nil else { return [] }
    let titles =
      (box.element as? SegmentedControl)?.segments.map(\.title)
      ?? (box.element as? any ChoiceControl)?.choices.map(\.title) ?? []
    return titles.map { $0.isHeard(in: language) }
  }

  /// The label beside the control, whatever its kind; nil if there is none, or if it is empty.
  public var labelBeside: ResolvedLabel? {
    (box.element as? any LabelledElement)?.label.flatMap { ResolvedLabel($0, of: number, box, in: language) }
  }
}

extension ResolvedControl where Element: InputControl & LabelledElement {
  /// The label beside the control; nil if there is none, or if it is empty.
  @inlinable public var label: ResolvedLabel? {
    box.element.label.flatMap { ResolvedLabel($0, of: number, box, in: language) }
  }
}

extension ResolvedLabel {
  /// The label of a control; nil if it is empty.
  @usableFromInline
  init?(_ label: Label, of control: Int, _ box: AnyElementBox, in language: Language?) {
    guard label.text.isShown(in: language) else { return nil }
    self.init(
      label: label, role: .controlLabel(control), isInAction: false, controlIdentifier: box.identifier,
      language: language)
  }
}

extension AnyElementBox {
  /// The identifier of the element; nil if it has none of its own.
  var identifier: String? { hasAccessibility ? accessibility.identifier : nil }
}

/// The content of a field.
public enum ResolvedFieldText: Sendable {
  /// The value.
  case value(ShownText)
  /// A secret value, with the number of its characters.
  case secret(characterCount: Int)
  /// The placeholder, since the field is empty.
  case placeholder(ShownText)
  /// No text.
  case nothing
}

extension ResolvedControl where Element: FieldControl {
  /// The content of the field to show.
  public var fieldText: ResolvedFieldText {
    if let value = box.element.shownText {
      return box.element.isSecret
        ? .secret(characterCount: value.displayValue(in: language).count) : .value(text(value))
    }
    return placeholder.map { .placeholder($0) } ?? .nothing
  }

  /// The placeholder, which is shown while the field is empty; nil for none.
  public var placeholder: ShownText? {
    box.element.placeholder.map {
      ShownText(
        $0, in: box.element.style.placeholder(for: state), language: language, followsLinks: false)
    }
  }

  /// Returns a text in the style of the field's states, such as the title of a choice.
  public func text(_ text: DisplayText) -> ShownText {
    ShownText(text, in: box.element.style.text(for: state), language: language, followsLinks: false)
  }
}

extension ResolvedControl<SegmentedControl> {
  /// Returns the title of a segment, in the style of its states; empty for an invalid index.
  public func title(ofSegmentAt index: Int) -> ShownText {
    let style = box.element.style.style(for: box.element.state(ofSegmentAt: index))?.text ?? TextStyle()
    guard let segment = box.element.segments[ifThere: index] else { return ShownText([], in: style) }
    return ShownText(segment.title, in: style, language: language, followsLinks: false)
  }
}

extension ResolvedControl<Checkbox> {
  /// The text beside the box, before it is resolved; nil if there is none, or if it is empty.
  package var labelText: DisplayText? {
    box.element.label.flatMap { $0.isShown(in: language) ? $0 : nil }
  }

  /// The text beside the box; nil if there is none, or if it is empty.
  public var label: ShownText? {
    labelText.map {
      ShownText($0, in: box.element.style.label, language: language, followsLinks: false)
    }
  }
}

extension ResolvedControl where Element: InputControl & ChoiceControl {
  /// Returns the states of a choice, which is also invalid if there is an error message.
  @inlinable public func state(ofChoiceAt index: Int) -> ControlState {
    let own = box.element.state(ofChoiceAt: index)
    return description?.errorNumber == nil ? own : own.union(.invalid)
  }
}

extension ResolvedControl<RadioGroup> {
  /// Returns the text that describes a choice; nil if there is none, or if it is empty.
  public func hint(ofChoiceAt index: Int) -> ResolvedLabel? {
    help(box.element.choices[ifThere: index]?.hint)
  }

  /// Returns the text that sets a choice apart from those before it; nil if there is none, or if it is empty.
  public func divider(ofChoiceAt index: Int) -> ResolvedLabel? {
    help(box.element.choices[ifThere: index]?.divider)
  }

  private func help(_ text: DisplayText?) -> ResolvedLabel? {
    guard let text, text.isShown(in: language) else { return nil }
    let label = Label(text, style: FormFieldStyle.default.help)
    return ResolvedLabel(label: label, role: .paragraph, isInAction: false, language: language)
  }

  /// Returns the title of a choice; empty for an invalid index.
  public func title(ofChoiceAt index: Int) -> ShownText {
    ShownText(
      box.element.choices[ifThere: index]?.title ?? "", in: box.element.style.label, language: language,
      followsLinks: false)
  }
}

/// A button, with its name.
public struct ResolvedButton: Sendable {
  package let box: ElementBox<Button>
  /// The title of the row, if the button has no name of its own.
  public let rowTitle: RowTitle?
  /// The readers' language.
  let language: Language?
}

extension ResolvedButton {
  /// The button.
  public var element: Button { box.element }

  /// The name of the button: its own, or else the title of its row; nil if there is none.
  public var name: String? { box.element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The title, in the style of the button's states.
  public var title: ShownText {
    let style = box.element.stateStyle?.text ?? TextStyle()
    return ShownText(box.element.title, in: style, language: language, followsLinks: false)
  }
}

extension Control {
  /// The control's own name, if there is one.
  func name(in language: Language?) -> String? { accessibility.name(or: ownName, in: language) }
}

extension Accessibility {
  /// The name of an element: its accessibility label, or else another name; nil if both are empty.
  func name(or other: DisplayText?, in language: Language?) -> String? {
    for name in [label, other] {
      if let name = name?.displayValue(in: language), !name.isEmpty { return name }
    }
    return nil
  }
}
