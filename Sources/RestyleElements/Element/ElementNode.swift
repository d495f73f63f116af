package import Restyle

/// An element as a node of a walk: one that renderers know, or one that leads to others.
@usableFromInline
package enum ElementNode: Sendable {
  case label(ElementBox<Label>)
  case titleSubtitle(ElementBox<TitleSubtitle>)
  case button(ElementBox<Button>)
  /// A control for input, of any kind.
  case control(AnyElementBox)
  case hyperlink(ElementBox<Hyperlink>)
  case progressBar(ElementBox<ProgressBar>)
  case table(ElementBox<Table>)
  /// A row and a cell of a table that holds elements.
  case tableRow(ElementBox<TableRowPlace>)
  case tableCell(ElementBox<TableCellPlace>)
  case imageView(ElementBox<ImageView>)
  case separator(ElementBox<Separator>)
  case spacer(ElementBox<Spacer>)
  case stack(ElementBox<Stack>)
  case row(ElementBox<Row>)
  case section(ElementBox<Section>)
  case form(ElementBox<Form>)
  case list(ElementBox<List>)
  case listItem(ElementBox<List.Item>)
  case descriptionList(ElementBox<DescriptionList>)
  case description(ElementBox<DescriptionPlace>)
  case disclosure(ElementBox<Disclosure>)
  case formField(ElementBox<FormField>)
  /// Elements in place of this one.
  indirect case content(ElementContent)
  /// Elements that are created when they are needed.
  case generated(HeldContent<GeneratedContent>)
  /// Elements that are created for a context.
  case reader(HeldContent<ContextReader>)
  /// A custom container element.
  case container(HeldContent<any ContainerElement>)
  /// A custom element.
  case custom(HeldContent<any Element>)
  /// An element that is nested too deeply.
  indirect case omitted(name: String)
}

/// An element with its own kind of node.
package protocol ListedElement: PrimitiveElement {
  static func node(_ box: ElementBox<Self>) -> ElementNode
}

extension ListedElement {
  /// Returns content with only the element.
  public consuming func asContent() -> ElementContent { ElementContent(Self.node(ElementBox(self))) }
}

extension ElementNode {
  /// The nesting depth of the element's content.
  var depth: Int {
    switch self {
    case .stack(let stack): stack.element.content.depth
    case .row(let row): row.element.content.depth
    case .section(let section): section.element.content.depth
    case .form(let form): form.element.content.depth
    case .list(let list): list.element.content.depth
    case .listItem(let item): item.element.content.depth
    case .descriptionList(let list): list.element.depth
    case .disclosure(let disclosure): disclosure.element.content.depth
    case .formField(let field): field.element.content.depth
    case .content(let content): content.depth
    case .table(let table): table.element.depth
    case .label, .titleSubtitle, .button, .control, .hyperlink, .progressBar, .tableRow, .tableCell,
      .description, .imageView, .separator, .spacer, .generated, .reader, .container, .custom, .omitted:
      0
    }
  }

  /// The name of the element for people; empty for elements that they don't see.
  package var name: String {
    switch self {
    case .label: "Label"
    case .titleSubtitle: "TitleSubtitle"
    case .button: "Button"
    case .control(let box): box.control?.kindName ?? ""
    case .hyperlink: "Hyperlink"
    case .progressBar: "ProgressBar"
    case .table: "Table"
    case .tableRow(let place): place.element.row == nil ? "Table.Header" : "Table.Row"
    case .tableCell: "Table.Cell"
    case .imageView: "ImageView"
    case .separator: "Separator"
    case .spacer: "Spacer"
    case .stack: "Stack"
    case .row: "Row"
    case .section: "Section"
    case .form: "Form"
    case .list: "List"
    case .listItem: "List.Item"
    case .descriptionList: "DescriptionList"
    case .description: "DescriptionList.Item"
    case .disclosure: "Disclosure"
    case .formField: "FormField"
    case .content: ""
    case .generated: "ForEach"
    case .reader: "ContextReader"
    case .container(let element): String(describing: type(of: element.value))
    case .custom(let element): String(describing: type(of: element.value))
    case .omitted(let name): name
    }
  }

  /// The name of the element for people; nil if it has none.
  package func title(in language: Language?) -> String? {
    let title: DisplayText? =
      switch self {
      case .label(let label): label.element.text
      case .titleSubtitle(let titleSubtitle): titleSubtitle.element.title
      case .button(let button): button.element.accessibleName()
      case .control(let box): box.control?.accessibleName
      case .hyperlink(let control): control.element.accessibleName()
      case .progressBar(let bar): bar.element.accessibility.label ?? bar.element.label?.text
      case .table(let table): table.element.caption ?? table.element.accessibility.label
      case .imageView(let imageView): imageView.element.accessibility.label
      case .stack(let stack): stack.element.accessibility.label
      case .row(let row): row.element.accessibleName()
      case .section(let section): section.element.header ?? section.element.accessibility.label
      case .form(let form): form.element.accessibility.label
      case .list(let list): list.element.accessibility.label
      case .listItem(let item): item.element.accessibility.label
      case .descriptionList(let list): list.element.accessibility.label
      case .description(let place): place.element.item.term
      case .disclosure(let disclosure): disclosure.element.accessibleName()
      case .formField(let field): field.element.label
      case .tableRow, .tableCell, .separator, .spacer, .content, .generated, .reader, .container, .custom,
        .omitted:
        nil
      }
    return title?.displayValue(in: language)
  }

  /// Whether the element is an item of a list.
  @inlinable package var isListItem: Bool { if case .listItem = self { true } else { false } }

  /// Whether the element is nested too deeply.
  package var isOmitted: Bool { if case .omitted = self { true } else { false } }

  /// Whether renderers visit the element's start and end.
  @inlinable package var isContainer: Bool {
    switch self {
    case .stack, .row, .section, .form, .list, .listItem, .table, .tableRow, .tableCell, .descriptionList,
      .description, .disclosure, .formField, .container:
      true
    case .label, .titleSubtitle, .button, .control, .hyperlink, .progressBar, .imageView, .separator, .spacer,
      .content, .generated, .reader, .custom, .omitted:
      false
    }
  }

  /// Whether the element is a component of the interface, and not only a way to write its content.
  package var isComponent: Bool {
    switch self {
    case .content, .generated, .reader: false
    case .custom(let held):
      !held.value.isWayOfWriting
    default: true
    }
  }
}

extension Element {
  fileprivate var isWayOfWriting: Bool {
    self is any PrimitiveElement || self is ElementContent || self is ForEach || self is ContextReader
  }
}
