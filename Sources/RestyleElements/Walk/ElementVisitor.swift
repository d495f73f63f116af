public import Restyle

/// What renderers are: told of the elements that an interface comes down to, in the order in which they are read.
///
/// There is a method for each kind of element, and there are no other kinds. What a visitor has none for, of those that
/// came later, it is told as one of ``visit(other:)``. Elements that hold others are opened and closed. Styles are read from the elements: `label.style` is the one that it was given or the default in
/// force, `section.style` is dynamic, so that a renderer may resolve it for one collection of traits or for many.
///
/// ```swift
/// var renderer = TerminalRenderer(context)
/// try screen.walk(&renderer, in: context)
/// ```
public protocol ElementVisitor {
  /// Takes a label.
  mutating func visit(_ label: Label)
  /// Takes a title with a subtitle.
  mutating func visit(_ titleSubtitle: TitleSubtitle)
  /// Takes a button.
  mutating func visit(_ button: Button)
  /// Takes a text field.
  mutating func visit(_ field: TextField)
  /// Takes a switch.
  mutating func visit(_ switch: Switch)
  /// Takes a segmented control.
  mutating func visit(_ control: SegmentedControl)
  /// Takes a checkbox.
  mutating func visit(_ checkbox: Checkbox)
  /// Takes a group of radio buttons.
  mutating func visit(_ group: RadioGroup)
  /// Takes a list of choices that opens.
  mutating func visit(_ picker: Picker)
  /// Takes a field of several lines.
  mutating func visit(_ area: TextArea)
  /// Takes a field for a number.
  mutating func visit(_ field: NumberField)
  /// Takes a field for a day or a time.
  mutating func visit(_ field: DateField)
  /// Takes a field for files.
  mutating func visit(_ field: FileField)
  /// Takes a slider.
  mutating func visit(_ slider: Slider)
  /// Takes a link.
  mutating func visit(_ link: Hyperlink)
  /// Takes a bar that shows how much is done.
  mutating func visit(_ bar: ProgressBar)
  /// Takes a table of texts; of one that holds elements, the start and the end are told.
  mutating func visit(_ table: Table)
  /// Takes an image.
  mutating func visit(_ imageView: ImageView)
  /// Takes a line.
  mutating func visit(_ separator: Separator)
  /// Takes a space.
  mutating func visit(_ spacer: Spacer)

  /// Starts a stack.
  mutating func open(_ stack: Stack)
  /// Ends a stack.
  mutating func close(_ stack: Stack)
  /// Starts a row, at its position among the rows of its section; nil outside of sections.
  mutating func open(_ row: Row, at position: SegmentPosition?)
  /// Ends a row.
  mutating func close(_ row: Row, at position: SegmentPosition?)
  /// Starts a section; it shows its header and footer itself.
  mutating func open(_ section: Section)
  /// Ends a section.
  mutating func close(_ section: Section)
  /// Starts a form.
  mutating func open(_ form: Form)
  /// Ends a form.
  mutating func close(_ form: Form)

  /// Starts an element of somebody's own that stays together; by default, a stack.
  mutating func open(_ container: any ContainerElement)
  /// Ends an element of somebody's own that stays together; by default, a stack.
  mutating func close(_ container: any ContainerElement)

  /// Starts a list.
  mutating func open(_ list: List)
  /// Ends a list.
  mutating func close(_ list: List)
  /// Starts an item of a list.
  mutating func open(_ item: List.Item)
  /// Ends an item of a list.
  mutating func close(_ item: List.Item)
  /// Starts a table that holds elements.
  mutating func open(_ table: Table)
  /// Ends a table that holds elements.
  mutating func close(_ table: Table)
  /// Starts a row of such a table; the first one is that of the headers, if it has columns.
  mutating func open(_ row: Table.Row)
  /// Ends a row of a table.
  mutating func close(_ row: Table.Row)
  /// Starts a cell of a table, whose text is told by nothing else.
  mutating func open(_ cell: Table.Cell)
  /// Ends a cell of a table.
  mutating func close(_ cell: Table.Cell)
  /// Starts a list of terms with their descriptions.
  mutating func open(_ list: DescriptionList)
  /// Ends a list of terms with their descriptions.
  mutating func close(_ list: DescriptionList)
  /// Starts the description of a term, which is told by nothing else.
  mutating func open(_ item: DescriptionList.Item)
  /// Ends the description of a term.
  mutating func close(_ item: DescriptionList.Item)
  /// Starts a disclosure.
  mutating func open(_ disclosure: Disclosure)
  /// Ends a disclosure.
  mutating func close(_ disclosure: Disclosure)
  /// Starts a control with its label, help and message.
  mutating func open(_ field: FormField)
  /// Ends a control with its label, help and message.
  mutating func close(_ field: FormField)

  /// Takes an element that the visitor has no method for; of one that holds others, they follow.
  mutating func visit(other element: any PrimitiveElement)
}

extension ElementVisitor {
  /// Starts a stack.
  public mutating func open(_ container: any ContainerElement) { open(Stack.ofContainer) }

  /// Ends a stack.
  public mutating func close(_ container: any ContainerElement) { close(Stack.ofContainer) }

  /// Takes a checkbox as another element.
  public mutating func visit(_ checkbox: Checkbox) { visit(other: checkbox) }
  /// Takes a group of radio buttons as another element.
  public mutating func visit(_ group: RadioGroup) { visit(other: group) }
  /// Takes a list of choices that opens as another element.
  public mutating func visit(_ picker: Picker) { visit(other: picker) }
  /// Takes a field of several lines as another element.
  public mutating func visit(_ area: TextArea) { visit(other: area) }
  /// Takes a field for a number as another element.
  public mutating func visit(_ field: NumberField) { visit(other: field) }
  /// Takes a field for a day or a time as another element.
  public mutating func visit(_ field: DateField) { visit(other: field) }
  /// Takes a field for files as another element.
  public mutating func visit(_ field: FileField) { visit(other: field) }
  /// Takes a slider as another element.
  public mutating func visit(_ slider: Slider) { visit(other: slider) }
  /// Takes a link as another element.
  public mutating func visit(_ link: Hyperlink) { visit(other: link) }
  /// Takes a bar that shows how much is done as another element.
  public mutating func visit(_ bar: ProgressBar) { visit(other: bar) }
  /// Takes a table as another element.
  public mutating func visit(_ table: Table) { visit(other: table) }
  /// Takes a list as another element.
  public mutating func open(_ list: List) { visit(other: list) }
  /// Does nothing.
  public mutating func close(_ list: List) {}
  /// Takes an item of a list as another element.
  public mutating func open(_ item: List.Item) { visit(other: item) }
  /// Does nothing.
  public mutating func close(_ item: List.Item) {}
  /// Takes a table that holds elements as another element.
  public mutating func open(_ table: Table) { visit(other: table) }
  /// Does nothing.
  public mutating func close(_ table: Table) {}
  /// Does nothing.
  public mutating func open(_ row: Table.Row) {}
  /// Does nothing.
  public mutating func close(_ row: Table.Row) {}
  /// Does nothing.
  public mutating func open(_ cell: Table.Cell) {}
  /// Does nothing.
  public mutating func close(_ cell: Table.Cell) {}
  /// Takes a list of terms with their descriptions as another element.
  public mutating func open(_ list: DescriptionList) { visit(other: list) }
  /// Does nothing.
  public mutating func close(_ list: DescriptionList) {}
  /// Does nothing.
  public mutating func open(_ item: DescriptionList.Item) {}
  /// Does nothing.
  public mutating func close(_ item: DescriptionList.Item) {}
  /// Takes a disclosure as another element.
  public mutating func open(_ disclosure: Disclosure) { visit(other: disclosure) }
  /// Does nothing.
  public mutating func close(_ disclosure: Disclosure) {}
  /// Takes a control with its label, help and message as another element.
  public mutating func open(_ field: FormField) { visit(other: field) }
  /// Does nothing.
  public mutating func close(_ field: FormField) {}
}
