import Restyle

/// An element as a walk sees it: one that renderers know, or something that leads to others.
package enum ElementNode: Sendable {
  case label(ElementBox<Label>)
  case titleSubtitle(ElementBox<TitleSubtitle>)
  case button(ElementBox<Button>)
  case textField(ElementBox<TextField>)
  case `switch`(ElementBox<Switch>)
  case segmentedControl(ElementBox<SegmentedControl>)
  case checkbox(ElementBox<Checkbox>)
  case radioGroup(ElementBox<RadioGroup>)
  case picker(ElementBox<Picker>)
  case textArea(ElementBox<TextArea>)
  case numberField(ElementBox<NumberField>)
  case dateField(ElementBox<DateField>)
  case fileField(ElementBox<FileField>)
  case slider(ElementBox<Slider>)
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
  /// Elements that lie where this lies.
  indirect case content(ElementContent)
  /// Elements that are made when they are needed.
  case generated(HeldContent<GeneratedContent>)
  /// Elements that are made for a context.
  case reader(HeldContent<ContextReader>)
  /// An element of a user's own that stays together.
  case container(HeldContent<any ContainerElement>)
  /// Elements for some traits, one of several that stand for the same.
  case variant(HeldContent<ElementVariant>)
  /// An element of a user's own.
  case custom(HeldContent<any Element>)
  /// An element that lay too deep.
  indirect case omitted(name: String)
}

/// An element that a walk hands on: copied by one reference, and read in parts.
package final class ElementBox<Element: Sendable>: Sendable {
  package let element: Element

  init(_ element: Element) {
    self.element = element
  }
}

/// A term with its description.
package struct DescriptionPlace: Sendable {
  package let list: ElementBox<DescriptionList>
  package let index: Int

  package var item: DescriptionList.Item { list.element.items[index] }
}

/// A row of a table.
package struct TableRowPlace: Sendable {
  package let table: ElementBox<Table>
  /// Which of the rows it is; nil for the one of the columns' headers.
  package let row: Int?
}

/// A cell of a table.
package struct TableCellPlace: Sendable {
  package let table: ElementBox<Table>
  /// Which of the rows it is in; nil for the one of the columns' headers.
  package let row: Int?
  package let column: Int
}

extension TableRowPlace {
  /// The row, or one of the columns' headers.
  var tableRow: Table.Row {
    if let row { return table.element.rows[row] }
    return Table.Row { table.element.columns.map(\.headerCell) }
  }
}

extension TableCellPlace {
  /// The cell, or one of a column's header.
  var cell: Table.Cell {
    if let row { return table.element.rows[row].cells[column] }
    return table.element.columns[column].headerCell
  }

  /// What the cell holds.
  package var content: Table.Content {
    row.map { table.element.rows[$0].cells[column].content } ?? table.element.columns[column].header
  }
}

extension ElementNode {
  /// How many contents lie in one another in the element.
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
    case .label, .titleSubtitle, .button, .textField, .switch, .segmentedControl, .checkbox, .radioGroup,
      .picker, .textArea, .numberField, .dateField, .fileField, .slider, .hyperlink, .progressBar, .tableRow,
      .tableCell, .description, .imageView, .separator, .spacer, .generated, .reader, .container, .variant,
      .custom, .omitted:
      0
    }
  }

  /// What a person would call the element; empty for what they don't see.
  var name: String {
    switch self {
    case .label: "Label"
    case .titleSubtitle: "TitleSubtitle"
    case .button: "Button"
    case .textField: "TextField"
    case .switch: "Switch"
    case .segmentedControl: "SegmentedControl"
    case .checkbox: "Checkbox"
    case .radioGroup: "RadioGroup"
    case .picker: "Picker"
    case .textArea: "TextArea"
    case .numberField: "NumberField"
    case .dateField: "DateField"
    case .fileField: "FileField"
    case .slider: "Slider"
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
    case .variant: ""
    case .custom(let element): String(describing: type(of: element.value))
    case .omitted(let name): name
    }
  }

  /// What people call the element; nil where it has no name.
  func title(in language: Language?) -> String? {
    let title: DisplayText? =
      switch self {
      case .label(let label): label.element.text
      case .titleSubtitle(let titleSubtitle): titleSubtitle.element.title
      case .button(let button): button.element.accessibleName()
      case .textField(let field): field.element.accessibleName()
      case .switch(let `switch`): `switch`.element.accessibleName()
      case .segmentedControl(let control): control.element.accessibleName()
      case .checkbox(let control): control.element.accessibleName()
      case .radioGroup(let control): control.element.accessibleName()
      case .picker(let control): control.element.accessibleName()
      case .textArea(let control): control.element.accessibleName()
      case .numberField(let control): control.element.accessibleName()
      case .dateField(let control): control.element.accessibleName()
      case .fileField(let control): control.element.accessibleName()
      case .slider(let control): control.element.accessibleName()
      case .hyperlink(let control): control.element.accessibleName()
      case .progressBar(let bar): bar.element.accessibility.label ?? bar.element.ownLabel.text
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
      case .tableRow, .tableCell, .separator, .spacer, .content, .generated, .reader, .container, .variant,
        .custom, .omitted:
        nil
      }
    return title?.displayValue(in: language)
  }

  /// Whether the element is an item of a list.
  var isListItem: Bool { if case .listItem = self { true } else { false } }

  /// Whether the element lay too deep.
  var isOmitted: Bool { if case .omitted = self { true } else { false } }

  /// Whether the element is one that renderers are told the start and the end of.
  var isContainer: Bool {
    switch self {
    case .stack, .row, .section, .form, .list, .listItem, .table, .tableRow, .tableCell, .descriptionList,
      .description, .disclosure,
      .formField, .container, .variant:
      true
    case .label, .titleSubtitle, .button, .textField, .switch, .segmentedControl, .checkbox, .radioGroup,
      .picker, .textArea, .numberField, .dateField, .fileField, .slider, .hyperlink, .progressBar, .imageView,
      .separator, .spacer, .content, .generated, .reader, .custom, .omitted:
      false
    }
  }

  /// Whether the element is a place of the interface, and not only a way of writing what lies in it.
  var isPlace: Bool {
    switch self {
    case .content, .generated, .reader, .variant: false
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
