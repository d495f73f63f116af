public import Restyle
public import RestyleElements

/// An output, which visits the elements of an interface with their structure resolved.
///
/// A walk determines the ranks of headings, the names of controls, the rows that are links or buttons as a whole, and
/// the forms that are submitted, so outputs can't disagree. The output only has to write the elements. It reports each
/// element for which it has no method.
///
/// ```swift
/// var output = OutlineOutput()
/// try screen.walkStructure(&output, in: context)
/// let problems = output.problems
/// ```
public protocol StructureVisitor {
  /// The problems with everything that the output can't show.
  ///
  /// The walk sets the path of each problem.
  var problems: [RenderingProblem] { get set }
  /// The number of problems.
  ///
  /// The walk reads it for each element, so implement it if counting the problems is slow.
  var problemCount: Int { get }
  /// Whether assistive technologies read the output, so that it has visually hidden texts; false by default.
  var isHeard: Bool { get }
  /// The properties of styles that the output shows; nil, the default, if the output reports the others itself.
  ///
  /// Whatever else Restyle's styles set is reported, once for each style. ``report(_:part:)-(ShownText,_)`` reports
  /// attributes of texts. Hints, labels and hidden elements are reported too, unless the output ``isHeard``: such an
  /// output shows all of them, or reports them itself.
  ///
  /// The property is read for each text, so store the value, such as in a `static let`.
  var shownProperties: ShownProperties? { get }

  /// Visits a text.
  mutating func visit(_ label: ResolvedLabel)
  /// Visits a title with a subtitle, in a row or on its own.
  mutating func visit(_ title: ResolvedTitle)
  /// Visits a button.
  mutating func visit(_ button: ResolvedButton)
  /// Visits a control for input, of any kind.
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>)
  /// Visits a control whose kind is erased, to look up the kind; by default, as a control of its kind.
  mutating func visit(_ control: consuming ResolvedControl<any InputControl>)
  /// Visits a standalone link.
  mutating func visit(_ link: ResolvedHyperlink)
  /// Visits a progress bar.
  mutating func visit(_ bar: ResolvedProgressBar)
  /// Visits a table of texts; by default, row by row, like a table with elements.
  mutating func visit(_ table: ResolvedTable)
  /// Visits an image.
  mutating func visit(_ image: ResolvedImage)
  /// Visits a line across the axis of a stack.
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis)
  /// Visits a space, such as the one after a row's title.
  mutating func visit(_ spacer: Spacer)

  /// Starts a stack.
  mutating func open(_ stack: Stack)
  /// Ends a stack.
  mutating func close(_ stack: Stack)
  /// Starts a row.
  ///
  /// The title of the row comes next, if it has one.
  mutating func open(_ row: ResolvedRow)
  /// Ends a row.
  mutating func close(_ row: ResolvedRow)
  /// Starts a section, with its header.
  mutating func open(_ section: ResolvedSection)
  /// Ends a section, with its footer.
  mutating func close(_ section: ResolvedSection)
  /// Starts a form.
  mutating func open(_ form: ResolvedForm)
  /// Ends a form.
  mutating func close(_ form: ResolvedForm)

  /// Starts a container element; by default, a stack.
  mutating func open(_ container: any ContainerElement)
  /// Ends a container element; by default, a stack.
  mutating func close(_ container: any ContainerElement)

  /// Starts the elements of a context reader for some of the traits that a browser can detect.
  ///
  /// Only outputs for browsers have several such sets of elements.
  mutating func open(_ variant: ResolvedVariant)
  /// Ends the elements of a context reader for some traits.
  mutating func close(_ variant: ResolvedVariant)

  /// Starts a list.
  mutating func open(_ list: List)
  /// Ends a list.
  mutating func close(_ list: List)
  /// Starts an item of a list.
  mutating func open(_ item: ResolvedListItem)
  /// Ends an item of a list.
  mutating func close(_ item: ResolvedListItem)
  /// Starts a table with elements, with its caption.
  mutating func open(_ table: ResolvedTable)
  /// Ends a table.
  mutating func close(_ table: ResolvedTable)
  /// Starts a row of a table.
  ///
  /// If columns have headers, the first row is that of the headers.
  mutating func open(_ row: ResolvedTable.Row)
  /// Ends a row of a table, which may have fewer cells than the table has columns.
  mutating func close(_ row: ResolvedTable.Row)
  /// Starts a cell of a table, with its text if the cell has one.
  mutating func open(_ cell: ResolvedTable.Cell)
  /// Ends a cell of a table.
  mutating func close(_ cell: ResolvedTable.Cell)
  /// Starts a list of terms with their descriptions.
  mutating func open(_ list: DescriptionList)
  /// Ends a list of terms with their descriptions.
  mutating func close(_ list: DescriptionList)
  /// Starts the description of a term, with the term.
  mutating func open(_ item: ResolvedDescription)
  /// Ends the description of a term.
  mutating func close(_ item: ResolvedDescription)
  /// Starts a disclosure, with its title.
  mutating func open(_ disclosure: ResolvedDisclosure)
  /// Ends a disclosure.
  mutating func close(_ disclosure: ResolvedDisclosure)
  /// Starts a control with its label, its help and its error message.
  mutating func open(_ field: ResolvedFormField)
  /// Ends a control with its label, its help and its error message.
  mutating func close(_ field: ResolvedFormField)
}

extension StructureVisitor {
  /// Whether assistive technologies read the output, which is false by default.
  public var isHeard: Bool { false }

  /// The properties of styles that the output shows: nil, since it reports the others itself.
  public var shownProperties: ShownProperties? { nil }

  // For outputs that don't support these elements: they are reported, and their content follows.

  /// Starts a container that needs no output.
  ///
  /// Its elements are visited as if the container weren't there.
  public mutating func open<Container>(_ container: Container) {}
  /// Ends a container that needs no output.
  public mutating func close<Container>(_ container: Container) {}
  /// Starts a stack.
  public mutating func open(_ container: any ContainerElement) { open(Stack.ofContainer) }
  /// Ends a stack.
  public mutating func close(_ container: any ContainerElement) { close(Stack.ofContainer) }
  /// Reports a row with an action.
  public mutating func open(_ row: ResolvedRow) { if row.isUntitledAction { report(.element("Row")) } }
  /// Reports a section with a header.
  public mutating func open(_ section: ResolvedSection) {
    if section.header != nil { report(.element("Section")) }
  }
  /// Reports a form that can be submitted.
  public mutating func open(_ form: ResolvedForm) { if form.submission != nil { report(.element("Form")) } }
  /// Reports a table, whose elements follow.
  public mutating func open(_ table: ResolvedTable) { report(.element("Table")) }
  /// Reports a list, whose elements follow.
  public mutating func open(_ list: List) { report(.element("List")) }
  /// Reports an item of a list, whose elements follow.
  public mutating func open(_ item: ResolvedListItem) { report(.element("List.Item")) }
  /// Reports a list of terms, whose descriptions follow.
  public mutating func open(_ list: DescriptionList) { report(.element("DescriptionList")) }
  /// Reports a disclosure, whose elements follow.
  public mutating func open(_ disclosure: ResolvedDisclosure) { report(.element("Disclosure")) }
  /// Reports a control with its label, whose elements follow.
  public mutating func open(_ field: ResolvedFormField) { report(.element("FormField")) }

  /// Reports a text.
  public mutating func visit(_ label: ResolvedLabel) { report(.element("Label")) }
  /// Reports a title.
  public mutating func visit(_ title: ResolvedTitle) { report(.element("TitleSubtitle")) }
  /// Reports a button.
  public mutating func visit(_ button: ResolvedButton) { report(.element("Button")) }
  /// Visits a control as one of its kind.
  public mutating func visit(_ control: consuming ResolvedControl<any InputControl>) { control.open(&self) }
  /// Reports a control.
  public mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    report(.element(String(describing: Element.self)))
  }
  /// Visits a standalone link.
  public mutating func visit(_ link: ResolvedHyperlink) { report(.element("Hyperlink")) }
  /// Reports a progress bar.
  public mutating func visit(_ bar: ResolvedProgressBar) { report(.element("ProgressBar")) }
  /// Visits a table row by row.
  public mutating func visit(_ table: ResolvedTable) { table.visitRows(&self) }
  /// Reports an image.
  public mutating func visit(_ image: ResolvedImage) { report(.element("ImageView")) }
  /// Reports a line.
  public mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    report(.element("Separator"))
  }
  /// Does nothing.
  public mutating func visit(_ spacer: Spacer) {}

  /// The number of problems.
  public var problemCount: Int { problems.count }

  /// Reports that the current element isn't shown as requested.
  ///
  /// - Parameters:
  ///   - loss: The property or the content that isn't shown.
  ///   - part: The part of the element; nil for all of it.
  public mutating func report(_ loss: RenderingProblem.Loss, part: String? = nil) {
    problems.append(RenderingProblem(loss, part: part))
  }

  /// Reports the links and attributes of a text that the output can't show.
  ///
  /// These are links that can't be followed, and attributes that aren't among the ``shownProperties``. If the output
  /// has no such properties, only custom attributes are reported.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - part: The part of the element that has the text; nil for all of it.
  public mutating func report(_ text: ShownText, part: String? = nil) {
    for loss in shownProperties?.losses(of: text) ?? text.losses { report(loss, part: part) }
  }

  /// Returns the target of a link, or reports a problem if the link isn't safe.
  ///
  /// - Parameters:
  ///   - link: The link, such as that of an action.
  ///   - part: The part of the element that has the link; nil for all of it.
  /// - Returns: The target; nil if the link isn't safe.
  public mutating func target(of link: Link, part: String? = nil) -> LinkTarget? {
    do throws(RenderingProblem) {
      return try LinkTarget(link)
    } catch {
      report(error.loss, part: part)
      return nil
    }
  }
}
