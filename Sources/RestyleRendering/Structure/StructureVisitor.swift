public import Restyle
public import RestyleElements

/// An output: a visitor of an interface's elements, whose structure is already resolved.
///
/// A walk determines which texts are headings and of which rank, what names a control, which rows are links or buttons
/// as a whole, and which forms are submitted, so that outputs can't disagree. What remains is writing. An output
/// reports each element that it has no method for.
///
/// ```swift
/// var output = OutlineOutput()
/// try screen.walkStructure(&output, in: context)
/// let problems = output.problems
/// ```
public protocol StructureVisitor {
  /// The problems of what the output couldn't show; the walk sets the path of each.
  var problems: [RenderingProblem] { get set }
  /// The number of problems, which is read for each element; implement it if counting them is slow.
  var problemCount: Int { get }
  /// Whether assistive technologies read the output, so that it has visually hidden texts; false by default.
  var isHeard: Bool { get }
  /// What the output shows of styles: whatever else Restyle's styles set is reported, once for each style; nil, the
  /// default, if the output reports that itself.
  ///
  /// It is read for each text, so store it, as in a `static let`. Attributes of texts are reported by
  /// ``report(_:part:)-(ShownText,_)``. Hints, labels and hidden elements are reported too, unless the output ``isHeard``:
  /// such an output shows them all, or reports them itself.
  var shownProperties: ShownProperties? { get }

  /// Visits a text.
  mutating func visit(_ label: ResolvedLabel)
  /// Visits a title with a subtitle: of a row, or on its own.
  mutating func visit(_ title: ResolvedTitle)
  /// Visits a button.
  mutating func visit(_ button: ResolvedButton)
  /// Visits a control for input, of any kind.
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>)
  /// Visits such a control with its kind erased, to look the kind up; by default, as one of that kind.
  mutating func visit(_ control: consuming ResolvedControl<any InputControl>)
  /// Visits a link that stands on its own.
  mutating func visit(_ link: ResolvedHyperlink)
  /// Visits a progress bar.
  mutating func visit(_ bar: ResolvedProgressBar)
  /// Visits a table of texts; by default, as one that holds elements, but all at once.
  mutating func visit(_ table: ResolvedTable)
  /// Visits an image.
  mutating func visit(_ image: ResolvedImage)
  /// Visits a line across the direction of a stack.
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis)
  /// Visits a space, such as the one after a row's title.
  mutating func visit(_ spacer: Spacer)

  /// Starts a stack.
  mutating func open(_ stack: Stack)
  /// Ends a stack.
  mutating func close(_ stack: Stack)
  /// Starts a row; its title, if it has one, comes next.
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

  /// Starts the elements of a reader for some of the traits that a browser can detect; other outputs have one set.
  mutating func open(_ variant: ResolvedVariant)
  /// Ends such elements.
  mutating func close(_ variant: ResolvedVariant)

  /// Starts a list.
  mutating func open(_ list: List)
  /// Ends a list.
  mutating func close(_ list: List)
  /// Starts an item of a list.
  mutating func open(_ item: ResolvedListItem)
  /// Ends an item of a list.
  mutating func close(_ item: ResolvedListItem)
  /// Starts a table that holds elements, with its caption.
  mutating func open(_ table: ResolvedTable)
  /// Ends a table.
  mutating func close(_ table: ResolvedTable)
  /// Starts a row of a table; the first one is that of the columns' headers, if there are any.
  mutating func open(_ row: ResolvedTable.Row)
  /// Ends a row of a table, which may have fewer cells than there are columns.
  mutating func close(_ row: ResolvedTable.Row)
  /// Starts a cell of a table, with its text, if it is one of a text.
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
  /// Starts a control with its label, help and message.
  mutating func open(_ field: ResolvedFormField)
  /// Ends a control with its label.
  mutating func close(_ field: ResolvedFormField)
}

extension StructureVisitor {
  /// Whether people hear the output as well.
  public var isHeard: Bool { false }

  /// None: it reports what it doesn't show.
  public var shownProperties: ShownProperties? { nil }

  // For outputs that don't support these elements: they are reported, and their content follows.

  /// Starts a container that needs no output: its elements are visited as if it weren't there.
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

  /// How many problems there are.
  public var problemCount: Int { problems.count }

  /// Reports that a property of the current element isn't shown.
  ///
  /// - Parameters:
  ///   - loss: What isn't shown.
  ///   - part: The part of the element; nil for the whole.
  public mutating func report(_ loss: RenderingProblem.Loss, part: String? = nil) {
    problems.append(RenderingProblem(loss, part: part))
  }

  /// Reports what isn't shown of a text: links that can't be followed, and attributes beside the ``shownProperties``;
  /// of an output without these, custom attributes alone.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - part: The part of the element that has the text; nil for the whole.
  public mutating func report(_ text: ShownText, part: String? = nil) {
    for loss in shownProperties?.losses(of: text) ?? text.losses { report(loss, part: part) }
  }

  /// Returns where a link leads to; nil, with a problem, if that isn't safe.
  ///
  /// - Parameters:
  ///   - link: The link, such as that of an action.
  ///   - part: The part of the element that has the link; nil for the whole.
  /// - Returns: The target.
  public mutating func target(of link: Link, part: String? = nil) -> LinkTarget? {
    do throws(RenderingProblem) {
      return try LinkTarget(link)
    } catch {
      report(error.loss, part: part)
      return nil
    }
  }
}
