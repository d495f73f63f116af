import Restyle
package import RestyleElements

/// A walk that determines how elements relate to each other, such as titles to controls.
package struct StructureWalk: Sendable {
  var elements: ElementWalk
  var traits: TraitCollection
  let language: Language?
  /// The number for the next element that others refer to.
  package internal(set) var nextNumber: Int

  // The open elements, the innermost last.
  var rows: [OpenRow] = []
  var sections: [ResolvedSection] = []
  var forms: [ResolvedForm] = []
  var fields: [OpenField] = []
  private var lists: [OpenList] = []
  var tables: [OpenTable] = []
  /// Whether the innermost row's title is still to be visited: the element after it determines whether it is a label.
  private var titleWaits = false
  /// The rank of the last heading.
  var headingLevel = 1
  /// The rank before each open variant, and the traits around it.
  private var variants: [(headingLevel: Int, traits: TraitCollection)] = []
  /// The reports of what the output doesn't show of elements; nil if it reports nothing.
  private var reports: ContentReports?
  /// The reports of what the output doesn't show of their styles; nil if it reports nothing.
  private var styles: StyleReports?
  /// The number of the visitor's problems that have paths.
  private var locatedProblems: Int

  package init(
    _ element: some Element, in context: ElementContext, firstNumber: Int, knownProblems: Int,
    varying variation: (any ElementVariation)?, reporting unshown: UnshownContent?,
    showing shown: ShownProperties? = nil
  ) {
    locatedProblems = knownProblems
    elements = ElementWalk(element, in: context, varying: variation)
    traits = context.traits
    language = context.language
    nextNumber = firstNumber
    reports = unshown.map { ContentReports($0, for: context.language) }
    styles = shown.map { StyleReports(UnshownProperties(beside: $0)) }
  }

  struct OpenRow {
    // Not retained: elements close in reverse order, so a frame of the element walk retains the row while it is in this
    // list. When it closes, the event that takes it from the frame outlives its removal from this list. If an error
    // ends the walk, the frames remain, and the walk doesn't continue.
    let row: Unmanaged<ElementBox<Row>>
    var hasAction: Bool { row._withUnsafeGuaranteedRef(\.element.hasAction) }
    /// The depth of the open elements, including the row.
    let depth: Int
    var title = Title.none

    /// The title, once it has been visited.
    var rowTitle: RowTitle? {
      guard case .visited(let number) = title else { return nil }
      return RowTitle(number: number, source: .row(row.takeUnretainedValue()))
    }

    enum Title {
      /// There is none, or it hasn't been visited yet.
      case none
      /// Visited, with the number by which other elements refer to it, if any.
      case visited(number: Int?)
    }
  }
}

extension StructureWalk {
  struct OpenField {
    let field: ResolvedFormField
    /// The depth of the open elements, including the field.
    let depth: Int
    /// Whether the field may contain elements that a choice in it reveals, which aren't its control.
    let hasRevealed: Bool
    /// Whether the control that the label is for has been visited.
    var hasControl = false
  }

  private struct OpenList {
    let list: ElementBox<List>
    var count = 0

    /// The latest item.
    func resolved(_ item: ElementBox<List.Item>) -> ResolvedListItem {
      ResolvedListItem(box: item, list: list, index: count - 1)
    }
  }

  mutating func makeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Skips the problems that a visitor reported between elements, up to its current number of problems.
  ///
  /// They don't belong to the elements that follow.
  package mutating func skipProblems(upTo count: Int) { locatedProblems = count }

  /// Advances by one element; returns false at the end.
  package mutating func step(_ visitor: inout some StructureVisitor) throws(ElementError) -> Bool {
    guard let event = try elements.next() else {
      reportFrozen(&visitor)
      return false
    }
    reportFrozen(&visitor)
    switch consume event {
    case .visit(let node):
      take(node, &visitor)
      locateProblems(of: &visitor) { $0.path(to: .visit(node)) }
    case .open(let node, let position):
      open(consume node, at: position, &visitor)
      locateProblems(of: &visitor) { $0.path(ofDepth: $0.depth) }
    case .close(.row(let box), let position):
      // Handled separately, since most elements are rows: moving one doesn't retain it.
      let row = ResolvedRow(box: consume box, position: position, language: language)
      close(row, &visitor)
      locateProblems(of: &visitor) { $0.path(to: .close(.row(row.box), at: position)) }
    case .close(let node, let position):
      close(node, &visitor)
      locateProblems(of: &visitor) { $0.path(to: .close(node, at: position)) }
    case .openVariant(let variant):
      // The title precedes all variants.
      visitTitle(&visitor)
      variants.append((headingLevel, traits))
      traits = variant.value.context.traits
      visitor.open(ResolvedVariant(variant: variant.value))
      locateProblems(of: &visitor) { $0.path(ofDepth: $0.depth) }
    case .closeVariant(let variant):
      if let last = variants.popLast() { (headingLevel, traits) = last }
      visitor.close(ResolvedVariant(variant: variant.value))
      locateProblems(of: &visitor) { $0.path(ofDepth: $0.depth) }
    }
    return true
  }

  /// Reports elements that can't vary, at the current or the last position of the walk.
  @inline(__always)
  private mutating func reportFrozen(_ visitor: inout some StructureVisitor) {
    // This is rare.
    if elements.hasFrozenLosses { reportFrozenNow(&visitor) }
  }

  private mutating func reportFrozenNow(_ visitor: inout some StructureVisitor) {
    for loss in elements.takeFrozenLosses() { visitor.report(loss) }
  }

  /// Reports what the output doesn't show of an element.
  @inline(__always)
  private mutating func reportUnshown(of node: ElementNode, _ visitor: inout some StructureVisitor) {
    if styles != nil { reportUnshownStyle(of: node, &visitor) }
    guard reports?.mayConcern(node.facts) == true else { return }
    for loss in node.read({ reports?.losses(of: $0) }) ?? [] { visitor.report(loss) }
  }

  private mutating func reportUnshownStyle(
    of node: ElementNode, _ visitor: inout some StructureVisitor
  ) {
    if case .label(let label) = node {
      // The walk skips labels that the output doesn't show.
      let isHidden = label.element.accessibility.isVisuallyHidden
      guard visitor.isHeard || !isHidden else { return }
    }
    add(styles?.problems(of: node, in: traits) ?? [], to: &visitor)
  }

  // Appended only if necessary, since reading and setting all problems of an output may be slow.
  private func add(_ problems: [RenderingProblem], to visitor: inout some StructureVisitor) {
    if !problems.isEmpty { visitor.problems += problems }
  }

  /// Reports what the output doesn't show of the title of a row, which isn't an element of the walk.
  private mutating func reportUnshown(
    ofTitleIn row: Unmanaged<ElementBox<Row>>, _ visitor: inout some StructureVisitor
  ) {
    if styles != nil {
      let title = row._withUnsafeGuaranteedRef(\.element.ownHeading)
      add(styles?.problems(ofAny: title) ?? [], to: &visitor)
    }
    guard reports != nil else { return }
    let losses = row._withUnsafeGuaranteedRef { row in
      row.element.ownHeading.accessibility.isEmpty
        ? nil : row.element.ownHeading.asContent().node.read { reports?.losses(of: $0) }
    }
    for loss in losses ?? [] { visitor.report(loss) }
  }

  /// Sets the paths of the problems that were reported since the last call.
  @inline(__always)
  private mutating func locateProblems(
    of visitor: inout some StructureVisitor, at path: (ElementWalk) -> ElementPath
  ) {
    if visitor.problemCount != locatedProblems { locateNewProblems(of: &visitor, at: path) }
  }

  private mutating func locateNewProblems(
    of visitor: inout some StructureVisitor, at path: (ElementWalk) -> ElementPath
  ) {
    let count = visitor.problemCount
    let location = path(elements)
    for index in min(locatedProblems, count)..<count where visitor.problems[index].path.steps.isEmpty {
      visitor.problems[index].path = location
    }
    locatedProblems = count
  }

  private mutating func take(_ node: ElementNode, _ visitor: inout some StructureVisitor) {
    defer { reportUnshown(of: node, &visitor) }
    switch node {
    // The row's title may be the label of these.
    case .control(let box): return take(control: box, &visitor)
    case .progressBar(let bar): return take(bar, &visitor)
    default: visitTitle(&visitor)
    }
    switch node {
    case .label(let label): take(label.element, &visitor)
    case .button(let button): take(button, &visitor)
    case .hyperlink(let link): visitor.visit(ResolvedHyperlink(box: link, language: language))
    case .table(let table):
      let resolved = ResolvedTable(table, language: language)
      visitor.visit(resolved)
      reportLostSpans(of: resolved, &visitor)
    case .titleSubtitle(let title):
      visitor.visit(
        ResolvedTitle(source: .element(title), number: nil, labelledControl: nil, language: language))
    case .imageView(let image): visitor.visit(ResolvedImage(element: image.element, language: language))
    case .separator(let separator): visitor.visit(separator.element, across: elements.axis)
    case .spacer(let spacer):
      let count = elements.innerStackCount
      visitor.visit(count == 0 ? spacer.element : spacer.element.with { $0.stretchedStackCount = count })
    // Visitors have no method for this element.
    default: visitor.report(.element(node.name))
    }
  }

  private mutating func open(
    _ node: consuming ElementNode, at position: SegmentPosition?, _ visitor: inout some StructureVisitor
  ) {
    visitTitle(&visitor)
    reportUnshown(of: node, &visitor)
    switch consume node {
    case .row(let row): open(consume row, at: position, &visitor)
    case .stack(let stack): visitor.open(stack.element)
    case .section(let section): open(section, &visitor)
    case .form(let form): open(form, &visitor)
    case .container(let container): visitor.open(container.value)
    case .list(let list):
      lists.append(OpenList(list: list))
      visitor.open(list.element)
    case .listItem(let item):
      if let index = lists.indices.last {
        lists[index].count += 1
        visitor.open(lists[index].resolved(item))
      }
    case .table(let table): open(table, &visitor)
    case .descriptionList(let list): visitor.open(list.element)
    case .description(let item):
      visitor.open(ResolvedDescription(node: item.element, language: language))
    case .tableRow(let row): open(row.element, &visitor)
    case .tableCell(let cell): open(cell.element, &visitor)
    case .disclosure(let disclosure):
      visitor.open(ResolvedDisclosure(box: disclosure, language: language))
    case .formField(let field): open(field, &visitor)
    case let other: visitor.report(.element(other.name))
    }
  }

  private mutating func open(
    _ row: consuming ElementBox<Row>, at position: SegmentPosition?, _ visitor: inout some StructureVisitor
  ) {
    titleWaits = row.element.hasHeading
    let open = OpenRow(row: .passUnretained(row), depth: elements.depth)
    var resolved = ResolvedRow(box: consume row, position: position, language: language)
    if open.hasAction, resolved.isNamedByContent { resolved.number = makeNumber() }
    visitor.open(resolved)
    rows.append(open)
  }

  private mutating func close(_ row: ResolvedRow, _ visitor: inout some StructureVisitor) {
    visitTitle(&visitor)
    _ = rows.popLast()
    visitor.close(row)
  }

  private mutating func close(_ node: ElementNode, _ visitor: inout some StructureVisitor) {
    switch node {
    case .stack(let stack): visitor.close(stack.element)
    case .section: if let section = sections.popLast() { visitor.close(section) }
    case .form: if let form = forms.popLast() { visitor.close(form) }
    case .container(let container): visitor.close(container.value)
    case .list(let list):
      lists.removeLast()
      visitor.close(list.element)
    case .listItem(let item): if let list = lists.last { visitor.close(list.resolved(item)) }
    case .table: if let open = tables.popLast() { visitor.close(open.table) }
    case .descriptionList(let list): visitor.close(list.element)
    case .description(let item):
      visitor.close(ResolvedDescription(node: item.element, language: language))
    case .tableRow: closeTableRow(&visitor)
    case .tableCell: closeTableCell(&visitor)
    case .disclosure(let disclosure):
      visitor.close(ResolvedDisclosure(box: disclosure, language: language))
    case .formField: if !fields.isEmpty { visitor.close(fields.removeLast().field) }
    // Rows are closed above.
    default: break
    }
  }

  /// Visits the innermost row's title, if it hasn't been visited yet, and the space after it.
  ///
  /// - Parameters:
  ///   - control: The number and the identifier of the control after the title, which the title labels.
  ///   - visitor: The output.
  /// - Returns: Whether the title is the label of the control.
  @discardableResult
  mutating func visitTitle(
    labelling control: (number: Int, identifier: String?)? = nil, _ visitor: inout some StructureVisitor
  ) -> Bool {
    titleWaits && visitWaitingTitle(labelling: control, &visitor)
  }

  private mutating func visitWaitingTitle(
    labelling control: (number: Int, identifier: String?)?, _ visitor: inout some StructureVisitor
  ) -> Bool {
    titleWaits = false
    guard let index = rows.indices.last else { return false }
    // If the whole row is a link or a button, the title is its name.
    let labelled = rows[index].hasAction ? nil : control
    let number = labelled == nil ? makeNumber() : nil
    reportUnshown(ofTitleIn: rows[index].row, &visitor)
    rows[index].title = .visited(number: number)
    visitor.visit(
      ResolvedTitle(
        source: .heading(rows[index].row.takeUnretainedValue()), number: number,
        labelledControl: labelled?.number, labelledIdentifier: labelled?.identifier, language: language))
    // The elements after a title are at the end of the row.
    visitor.visit(Spacer())
    // At the end of the row, the current element is the row itself.
    let depth = rows[index].depth
    if elements.depth >= depth { locateProblems(of: &visitor) { $0.path(ofDepth: depth) } }
    return labelled != nil
  }
}
