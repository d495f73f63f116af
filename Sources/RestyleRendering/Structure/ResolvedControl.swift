public import Restyle
public import RestyleElements

/// A control that people put something into, with what names it.
public struct ResolvedControl<Element>: Sendable {
  /// The box of a control, which is an `Element` where that is a kind.
  @usableFromInline let erasedBox: AnyElementBox
  /// The kind of the control.
  public let kind: any InputControl.Type
  /// The number that its label refers to it by.
  public let number: Int
  /// The title of the row or the field around it, if the control has no name of its own.
  public let rowTitle: RowTitle?
  /// The texts that describe it; nil for none.
  public let description: ControlDescription?
  /// The number of what a form doesn't submit, where the control lies in a form and has no name to submit under.
  public let unsubmittedNumber: Int?
  /// The language of readers.
  @usableFromInline let language: Language?
}

/// A title that names the controls of its row, a label that names those of its field, or headers of a table that name
/// those of a cell.
public struct RowTitle: Sendable {
  /// The number that they refer to it by; nil if it is the label of one of them, and so refers to that.
  public let number: Int?
  /// The number of what follows the title in the name, such as the header of a table's column; nil for nothing.
  package internal(set) var secondNumber: Int?
  let source: Source

  enum Source {
    case row(ElementBox<Row>)
    case field(ElementBox<FormField>)
    /// The headers of a table's cell, that of the row first.
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
  /// Has the control visited as one of its kind.
  func open(_ visitor: inout some StructureVisitor) {
    func visit<Kind: InputControl>(_ kind: Kind.Type) {
      if let control = ResolvedControl<Kind>(self) { visitor.visit(control) }
    }
    visit(kind)
  }
}

// Inlinable, since what doesn't know the kind copies the whole control for each of its properties.
extension ResolvedControl where Element: InputControl {
  /// Takes a control of any kind as one of this; nil if it is of another.
  @inlinable
  public init?(_ control: consuming ResolvedControl<any InputControl>) {
    // Of this kind, the box is one of such controls.
    guard control.kind == Element.self else { return nil }
    erasedBox = control.erasedBox
    kind = control.kind
    number = control.number
    rowTitle = control.rowTitle
    description = control.description
    unsubmittedNumber = control.unsubmittedNumber
    language = control.language
  }

  // Created only from such a box, above.
  @inlinable package var box: ElementBox<Element> { unsafeDowncast(erasedBox, to: ElementBox<Element>.self) }

  /// The control.
  @inlinable public var element: Element { box.element }

  /// The states that the control is in: invalid too, if there is an error message.
  @inlinable public var state: ControlState {
    description?.errorNumber == nil ? box.element.state : box.element.state.union(.invalid)
  }

  /// What the control is called: by its own name, else by the title around it; nil if nothing names it.
  public var name: String? { box.element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The name that a form submits the value under; nil if it has none, and an empty one is none.
  @inlinable public var submittedName: String? { box.element.submittedName }

  /// What was put in, as people read it; nil for nothing, for a secret, and where the states say it.
  @inlinable public var shownText: String? {
    box.element.isSecret ? nil : box.element.shownText?.displayValue(in: language)
  }
}

extension ResolvedControl where Element: InputControl {
  /// The label beside the control, whatever its kind; nil if there is none, or nothing in it.
  public var labelBeside: ResolvedLabel? {
    (box.element as? any LabelledElement)?.label.flatMap { ResolvedLabel($0, of: number, in: language) }
  }
}

extension ResolvedControl where Element: InputControl & LabelledElement {
  /// The label beside the control; nil if there is none, or nothing in it.
  @inlinable public var label: ResolvedLabel? {
    box.element.label.flatMap { ResolvedLabel($0, of: number, in: language) }
  }
}

extension ResolvedLabel {
  /// The label of a control; nil if there is nothing in it.
  @usableFromInline
  init?(_ label: Label, of control: Int, in language: Language?) {
    guard label.text.isShown(in: language) else { return nil }
    self.init(label: label, role: .controlLabel(control), isInAction: false, language: language)
  }
}

/// What stands in a field.
public enum ResolvedFieldText: Sendable {
  /// What was put in.
  case value(ShownText)
  /// Something that nobody else may see, of so many characters.
  case secret(characterCount: Int)
  /// What stands in while there is nothing in the field.
  case placeholder(ShownText)
  /// Nothing.
  case nothing
}

extension ResolvedControl where Element: FieldControl {
  /// What stands in the field, as people may see it.
  public var fieldText: ResolvedFieldText {
    if let value = element.shownText {
      return element.isSecret
        ? .secret(characterCount: value.displayValue(in: language).count) : .value(text(value))
    }
    return placeholder.map { .placeholder($0) } ?? .nothing
  }

  /// The text that stands in while there is nothing in the field; nil without one.
  public var placeholder: ShownText? {
    element.placeholder.map {
      ShownText($0, in: element.style.placeholder, language: language, followsLinks: false)
    }
  }

  /// A text in the style of the field in its state, such as the title of a choice.
  public func text(_ text: DisplayText) -> ShownText {
    ShownText(text, in: element.style.text(for: state), language: language, followsLinks: false)
  }
}

extension ResolvedControl<SegmentedControl> {
  /// The title of a segment, in the style of its states; of one that there isn't, nothing.
  public func title(ofSegmentAt index: Int) -> ShownText {
    let style = element.style.style(for: element.state(ofSegmentAt: index))?.text ?? TextStyle()
    guard let segment = element.segments[ifThere: index] else { return ShownText([], in: style) }
    return ShownText(segment.title, in: style, language: language, followsLinks: false)
  }
}

extension ResolvedControl<Checkbox> {
  /// The text beside the box; nil if there is none, or nothing in it.
  public var label: ShownText? {
    guard let label = box.element.label, label.isShown(in: language) else { return nil }
    return ShownText(label, in: element.style.label, language: language, followsLinks: false)
  }
}

extension ResolvedControl where Element: InputControl & ChoiceControl {
  /// The states that a choice is in: invalid too, if there is an error message.
  public func state(ofChoiceAt index: Int) -> ControlState {
    let own = element.state(ofChoiceAt: index)
    return description?.errorNumber == nil ? own : own.union(.invalid)
  }
}

extension ResolvedControl<RadioGroup> {
  /// The title of a choice; of one that there isn't, nothing.
  public func title(ofChoiceAt index: Int) -> ShownText {
    ShownText(
      element.choices[ifThere: index]?.title ?? "", in: element.style.label, language: language,
      followsLinks: false)
  }
}

/// A button, with what names it.
public struct ResolvedButton: Sendable {
  package let box: ElementBox<Button>
  /// The title of the row, if the button has no name of its own.
  public let rowTitle: RowTitle?
  /// The language of readers.
  let language: Language?
}

extension ResolvedButton {
  /// The button.
  public var element: Button { box.element }

  /// What the button is called: by its own name, else by the title of its row; nil if nothing names it.
  public var name: String? { element.name(in: language) ?? rowTitle?.title.displayValue(in: language) }

  /// The title, in the style of the button's states.
  public var title: ShownText {
    let style = element.stateStyle?.text ?? TextStyle()
    return ShownText(element.title, in: style, language: language, followsLinks: false)
  }
}

extension Control {
  /// The name that the control has of its own, if there is one.
  func name(in language: Language?) -> String? { accessibility.name(or: ownName, in: language) }

  /// Whether the control has a name of its own.
  func hasName(in language: Language?) -> Bool { accessibility.hasName(or: ownName, in: language) }
}

extension Accessibility {
  /// What an element is called that has another name of its own, if there is anything in either.
  func name(or other: DisplayText?, in language: Language?) -> String? {
    for name in [label, other] {
      if let name = name?.displayValue(in: language), !name.isEmpty { return name }
    }
    return nil
  }

  /// Whether there is anything in the label or in another name of an element's own.
  func hasName(or other: DisplayText?, in language: Language?) -> Bool {
    label?.isShown(in: language) == true || other?.isShown(in: language) == true
  }
}
