import Restyle
import RestyleElements

/// A walk that decides what elements are for each other.
struct StructureWalk {
  private var elements: ElementWalk
  private let traits: TraitCollection
  private let language: Language?
  /// The number of the next element that others refer to.
  private(set) var nextNumber: Int

  // The elements that are open, the innermost last.
  private var rows: [OpenRow] = []
  private var sections: [ResolvedSection] = []
  private var forms: [ResolvedForm] = []
  /// The directions of the stacks and rows that are open.
  private var axes: [StackStyle.Axis] = []
  /// Whether the innermost row's title is still to be told: what follows it decides whether it is a label.
  private var titleWaits = false
  /// The rank of the heading that came last.
  private var headingLevel = 1
  /// How many problems of the visitor are where they are said to be.
  private var locatedProblems: Int

  init(_ element: some Element, in context: ElementContext, firstNumber: Int, knownProblems: Int) {
    locatedProblems = knownProblems
    elements = ElementWalk(element, in: context)
    traits = context.traits
    language = context.language
    nextNumber = firstNumber
  }

  private struct OpenRow {
    // Not counted: the walk of the elements holds it until the event of its end, which holds it on.
    let row: Unmanaged<ElementBox<Row>>
    /// How deep in the elements it is.
    let depth: Int
    var title = Title.none

    /// The title, once it is told.
    var rowTitle: RowTitle? {
      guard case .told(let number) = title else { return nil }
      return RowTitle(number: number, row: row.takeUnretainedValue())
    }

    enum Title {
      /// There is none, or it waits.
      case none
      /// By the number that others refer to it by, if they do.
      case told(number: Int?)
    }
  }
}

extension StructureWalk {
  private mutating func makeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Goes on by one element; returns false at the end.
  mutating func step(_ visitor: inout some StructureVisitor) throws(ElementError) -> Bool {
    guard let event = try elements.next() else { return false }
    switch consume event {
    case .visit(let node):
      take(node, &visitor)
      locateProblems(of: &visitor) { $0.path(to: .visit(node)) }
    case .open(let node, let position):
      open(node, at: position, &visitor)
      locateProblems(of: &visitor) { $0.path(ofDepth: $0.depth) }
    case .close(let node, let position):
      close(node, at: position, &visitor)
      locateProblems(of: &visitor) { $0.path(to: .close(node, at: position)) }
    }
    return true
  }

  /// Says where the problems are that came since the last call.
  private mutating func locateProblems(
    of visitor: inout some StructureVisitor, at path: (ElementWalk) -> ElementPath
  ) {
    let count = visitor.problemCount
    guard count != locatedProblems else { return }
    let place = path(elements)
    for index in min(locatedProblems, count)..<count where visitor.problems[index].path.steps.isEmpty {
      visitor.problems[index].path = place
    }
    locatedProblems = count
  }

  private mutating func take(_ node: ElementNode, _ visitor: inout some StructureVisitor) {
    switch node {
    case .label(let label): take(label.element, &visitor)
    case .button(let button): take(button, &visitor)
    case .textField(let field): visitor.visit(resolve(field, &visitor))
    case .switch(let `switch`): visitor.visit(resolve(`switch`, &visitor))
    case .segmentedControl(let control): take(control, &visitor)
    case .titleSubtitle(let title):
      tellTitle(&visitor)
      visitor.visit(
        ResolvedTitle(source: .element(title), number: nil, labelledControl: nil, language: language))
    case .imageView(let imageView):
      tellTitle(&visitor)
      visitor.visit(ResolvedImage(element: imageView.element, language: language))
    case .separator(let separator):
      tellTitle(&visitor)
      visitor.visit(separator.element, across: axes.last ?? .vertical)
    case .spacer(let spacer):
      tellTitle(&visitor)
      visitor.visit(spacer.element)
    // The others hold elements, or aren't told of.
    case .stack, .row, .section, .form, .content, .generated, .reader, .custom, .omitted: break
    }
  }

  private mutating func open(
    _ node: ElementNode, at position: SegmentPosition?, _ visitor: inout some StructureVisitor
  ) {
    tellTitle(&visitor)
    switch node {
    case .row(let row):
      axes.append(.horizontal)
      titleWaits = row.element.hasHeading
      visitor.open(ResolvedRow(box: row, position: position, language: language))
      rows.append(OpenRow(row: .passUnretained(row), depth: elements.depth))
    case .stack(let stack):
      axes.append(stack.element.style.axis)
      visitor.open(stack.element)
    case .section(let section): open(section, &visitor)
    case .form(let form): open(form, &visitor)
    default: break
    }
  }

  private mutating func close(
    _ node: ElementNode, at position: SegmentPosition?, _ visitor: inout some StructureVisitor
  ) {
    switch node {
    case .row(let row):
      tellTitle(&visitor)
      axes.removeLast()
      _ = rows.popLast()
      visitor.close(ResolvedRow(box: row, position: position, language: language))
    case .stack(let stack):
      axes.removeLast()
      visitor.close(stack.element)
    case .section: if let section = sections.popLast() { visitor.close(section) }
    case .form:
      axes.removeLast()
      if let form = forms.popLast() { visitor.close(form) }
    default: break
    }
  }
}

extension StructureWalk {
  private mutating func take(_ label: Label, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    let accessibility = label.accessibility
    var role = ResolvedLabel.Role.paragraph
    // A heading without a name would be read out all the same.
    if let level = accessibility.headingLevel,
      label.text.isShown(in: language) || accessibility.label?.isShown(in: language) == true
    {
      headingLevel = level
      role = .heading(level)
    }
    let isInAction = rows.contains { $0.row._withUnsafeGuaranteedRef(\.element.hasAction) }
    visitor.visit(ResolvedLabel(label: label, role: role, isInAction: isInAction, language: language))
  }

  private mutating func take(_ button: ElementBox<Button>, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    let rowTitle = button.element.hasName(in: language) ? nil : rows.last?.rowTitle
    visitor.visit(ResolvedButton(box: button, rowTitle: rowTitle, language: language))
  }

  /// Resolves a control that the title of its row is the label of, if it has no name of its own.
  private mutating func resolve<Element: Control>(
    _ control: ElementBox<Element>, _ visitor: inout some StructureVisitor
  ) -> ResolvedControl<Element> {
    let number = makeNumber()
    let isNamed = control.element.hasName(in: language)
    tellTitle(labelling: isNamed ? nil : number, &visitor)
    return ResolvedControl(
      box: control, number: number, rowTitle: isNamed ? nil : rows.last?.rowTitle, unsubmittedNumber: nil,
      language: language)
  }

  private mutating func take(_ control: ElementBox<SegmentedControl>, _ visitor: inout some StructureVisitor)
  {
    // Several choices, which no title can be the label of.
    tellTitle(&visitor)
    let number = makeNumber()
    var unsubmittedNumber: Int?
    let isSubmitted = control.element.name?.isEmpty == false
    if !isSubmitted, !control.element.segments.isEmpty,
      let form = forms.lastIndex(where: { $0.submission != nil })
    {
      unsubmittedNumber = forms[form].unsubmittedNumber ?? makeNumber()
      forms[form].unsubmittedNumber = unsubmittedNumber
    }
    let rowTitle = control.element.hasName(in: language) ? nil : rows.last?.rowTitle
    visitor.visit(
      ResolvedControl(
        box: control, number: number, rowTitle: rowTitle, unsubmittedNumber: unsubmittedNumber,
        language: language))
  }
}

extension StructureWalk {
  /// Tells of the innermost row's title, if that waits, and of the space behind it.
  ///
  /// - Parameters:
  ///   - control: The number of the control behind it, which it is the label of.
  ///   - visitor: What is told.
  private mutating func tellTitle(
    labelling control: Int? = nil, _ visitor: inout some StructureVisitor
  ) {
    if titleWaits { tellWaitingTitle(labelling: control, &visitor) }
  }

  private mutating func tellWaitingTitle(
    labelling control: Int?, _ visitor: inout some StructureVisitor
  ) {
    titleWaits = false
    guard let index = rows.indices.last else { return }
    let row = rows[index].row.takeUnretainedValue()
    // In a row that is a link or a button as a whole, the title is its name.
    let labelled = row.element.hasAction ? nil : control
    let number = labelled == nil ? makeNumber() : nil
    rows[index].title = .told(number: number)
    visitor.visit(
      ResolvedTitle(
        source: .heading(row), number: number, labelledControl: labelled, language: language))
    // What follows a title lies at the end of the row.
    visitor.visit(Spacer())
    // At the end of the row, what the walk is at is the row itself.
    let depth = rows[index].depth
    if elements.depth >= depth { locateProblems(of: &visitor) { $0.path(ofDepth: depth) } }
  }
}

extension StructureWalk {
  private mutating func open(_ section: ElementBox<Section>, _ visitor: inout some StructureVisitor) {
    let header = resolvedHeader(of: section)
    let isNamed = header != nil || section.element.accessibility.label != nil
    let resolved = ResolvedSection(
      box: section, header: header, groupsControls: !forms.isEmpty && isNamed, traits: traits,
      language: language)
    visitor.open(resolved)
    sections.append(resolved)
  }

  private mutating func resolvedHeader(of section: ElementBox<Section>) -> ResolvedSection.Header? {
    guard let title = section.element.header else { return nil }
    let level = section.element.accessibility.headingLevel ?? min(headingLevel + sections.count + 1, 6)
    let header = ResolvedSection.Header(
      title: title, style: section.element.style.style(from: traits).header.text, language: language,
      level: level, number: nextNumber)
    guard header.isShown else { return nil }
    nextNumber += 1
    return header
  }

  private mutating func open(_ form: ElementBox<Form>, _ visitor: inout some StructureVisitor) {
    let resolved = ResolvedForm(box: form, submission: submission(of: form, &visitor))
    axes.append(.vertical)
    visitor.open(resolved)
    forms.append(resolved)
  }

  private func submission(
    of form: ElementBox<Form>, _ visitor: inout some StructureVisitor
  ) -> ResolvedForm.Submission? {
    guard let submission = form.element.submission else { return nil }
    do {
      let destination = try LinkTarget(submission.destination)
      guard forms.allSatisfy({ $0.submission == nil }) else {
        visitor.report(.nestedForm)
        return nil
      }
      return ResolvedForm.Submission(destination: destination, method: submission.method)
    } catch {
      visitor.problems.append(error)
      return nil
    }
  }
}
