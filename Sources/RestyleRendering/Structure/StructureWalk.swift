import Restyle
import RestyleElements

/// A walk that decides what elements are for each other.
struct StructureWalk {
  private var elements: ElementWalk
  private var traits: TraitCollection
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
  /// That before each of the variants that are open, and the traits around them.
  private var variants: [(headingLevel: Int, traits: TraitCollection)] = []
  /// How many problems of the visitor are where they are said to be.
  private var locatedProblems: Int

  init(
    _ element: some Element, in context: ElementContext, firstNumber: Int, knownProblems: Int,
    varying variation: (any ElementVariation)?
  ) {
    locatedProblems = knownProblems
    elements = ElementWalk(element, in: context, varying: variation)
    traits = context.traits
    language = context.language
    nextNumber = firstNumber
  }

  private struct OpenRow {
    let row: ResolvedRow
    /// How deep in the elements it is.
    let depth: Int
    /// The title, once it is told.
    var title: RowTitle?
  }
}

extension StructureWalk {
  private mutating func makeNumber() -> Int {
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Goes on by one element; returns false at the end.
  mutating func step(_ visitor: inout some StructureVisitor) throws(ElementError) -> Bool {
    guard let event = try elements.next() else {
      reportFrozen(&visitor)
      return false
    }
    reportFrozen(&visitor)
    take(event, &visitor)
    locateProblems(of: &visitor) { $0.path(to: event) }
    return true
  }

  /// Tells of readers that can't be followed: where the walk is, or was last.
  private mutating func reportFrozen(_ visitor: inout some StructureVisitor) {
    for _ in 0..<elements.takeFrozenCount() { visitor.report(.frozenElements) }
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

  private mutating func take(_ event: ElementWalk.Event, _ visitor: inout some StructureVisitor) {
    switch event {
    case .visit(.label(let label)): take(label.element, &visitor)
    case .visit(.button(let button)): take(button, &visitor)
    case .visit(.textField(let field)): visitor.visit(resolve(field, &visitor))
    case .visit(.switch(let `switch`)): visitor.visit(resolve(`switch`, &visitor))
    case .visit(.segmentedControl(let control)): take(control, &visitor)
    case .open(.row(let row), let position): open(row, at: position, &visitor)
    case .close(.row, _): closeRow(&visitor)
    case .visit(.titleSubtitle(let title)):
      tellTitle(&visitor)
      visitor.visit(
        ResolvedTitle(
          source: .element(title), number: nil, labelledControl: nil, action: nil, language: language))
    case .visit(.imageView(let imageView)):
      tellTitle(&visitor)
      visitor.visit(ResolvedImage(element: imageView.element, language: language))
    case .visit(.separator(let separator)):
      tellTitle(&visitor)
      visitor.visit(separator.element, across: axes.last ?? .vertical)
    case .visit(.spacer(let spacer)):
      tellTitle(&visitor)
      visitor.visit(spacer.element)
    case .open(.stack(let stack), _):
      tellTitle(&visitor)
      axes.append(stack.element.style.axis)
      visitor.open(stack.element)
    case .close(.stack(let stack), _):
      axes.removeLast()
      visitor.close(stack.element)
    case .open(.container(let container), _):
      tellTitle(&visitor)
      axes.append(.vertical)
      visitor.open(container.value)
    case .close(.container(let container), _):
      axes.removeLast()
      visitor.close(container.value)
    case .open(.section(let section), _): open(section, &visitor)
    case .close(.section, _): if let section = sections.popLast() { visitor.close(section) }
    case .open(.form(let form), _): open(form, &visitor)
    case .close(.form, _):
      axes.removeLast()
      if let form = forms.popLast() { visitor.close(form) }
    case .open(.variant(let variant), _):
      // Whatever is shown of them, the title comes before.
      tellTitle(&visitor)
      variants.append((headingLevel, traits))
      traits = variant.value.context.traits
      visitor.open(ResolvedVariant(variant: variant.value))
    case .close(.variant(let variant), _):
      if let last = variants.popLast() { (headingLevel, traits) = last }
      visitor.close(ResolvedVariant(variant: variant.value))
    // The others are no events.
    case .visit, .open, .close: break
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
    let isInAction = rows.contains { $0.row.element.action != nil }
    visitor.visit(ResolvedLabel(label: label, role: role, isInAction: isInAction, language: language))
  }

  private mutating func take(_ button: ElementBox<Button>, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    let rowTitle = button.element.hasName(in: language) ? nil : rows.last?.title
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
      box: control, number: number, rowTitle: isNamed ? nil : rows.last?.title, unsubmittedNumber: nil,
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
    let rowTitle = control.element.hasName(in: language) ? nil : rows.last?.title
    visitor.visit(
      ResolvedControl(
        box: control, number: number, rowTitle: rowTitle, unsubmittedNumber: unsubmittedNumber,
        language: language))
  }
}

extension StructureWalk {
  private mutating func open(
    _ row: ElementBox<Row>, at position: SegmentPosition?, _ visitor: inout some StructureVisitor
  ) {
    tellTitle(&visitor)
    axes.append(.horizontal)
    titleWaits = row.element.heading != nil
    let resolved = ResolvedRow(
      box: row, position: position,
      untitledAction: titleWaits ? nil : RowAction(of: row, language: language))
    visitor.open(resolved)
    rows.append(OpenRow(row: resolved, depth: elements.depth))
  }

  private mutating func closeRow(_ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
    axes.removeLast()
    if let open = rows.popLast() { visitor.close(open.row) }
  }

  /// Tells of the innermost row's title, if that waits, and of the space behind it.
  ///
  /// - Parameters:
  ///   - control: The number of the control behind it, which it is the label of.
  ///   - visitor: What is told.
  private mutating func tellTitle(
    labelling control: Int? = nil, _ visitor: inout some StructureVisitor
  ) {
    guard titleWaits else { return }
    titleWaits = false
    guard let index = rows.indices.last else { return }
    let row = rows[index].row.box
    let action = RowAction(of: row, language: language)
    // In a row that is a link or a button as a whole, the title is its name.
    let labelled = action == nil ? control : nil
    let number = labelled == nil ? makeNumber() : nil
    rows[index].title = RowTitle(number: number, row: row)
    visitor.visit(
      ResolvedTitle(
        source: .heading(row), number: number, labelledControl: labelled, action: action, language: language))
    // What follows a title lies at the end of the row.
    visitor.visit(Spacer())
    // At the end of the row, what the walk is at is the row itself.
    let depth = rows[index].depth
    if elements.depth >= depth { locateProblems(of: &visitor) { $0.path(ofDepth: depth) } }
  }
}

extension StructureWalk {
  private mutating func open(_ section: ElementBox<Section>, _ visitor: inout some StructureVisitor) {
    tellTitle(&visitor)
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
    tellTitle(&visitor)
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

extension RowAction {
  /// Nil for a row that does nothing.
  fileprivate init?(of row: ElementBox<Row>, language: Language?) {
    guard let action = row.element.action else { return nil }
    self.init(
      action: action, isEnabled: row.element.isEnabled,
      name: row.element.accessibility.label?.displayValue(in: language))
  }
}
