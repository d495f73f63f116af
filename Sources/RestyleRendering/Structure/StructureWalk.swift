import Restyle
import RestyleElements

/// A walk that decides what elements are for each other.
struct StructureWalk {
  var elements: ElementWalk
  private var traits: TraitCollection
  let language: Language?
  /// The number of the next element that others refer to.
  private(set) var nextNumber: Int

  // The elements that are open, the innermost last.
  private var rows: [OpenRow] = []
  private var sections: [ResolvedSection] = []
  private var forms: [ResolvedForm] = []
  var fields: [OpenField] = []
  private var lists: [OpenList] = []
  /// The directions of the stacks and rows that are open.
  var axes: [StackStyle.Axis] = []
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
  struct OpenField {
    let field: ResolvedFormField
    /// How deep in the elements it is.
    let depth: Int
    /// Whether the control that the label is for has been told.
    var isTaken = false
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
    case .visit(.segmentedControl(let control)):
      let isSubmitted = control.element.name?.isEmpty == false || control.element.segments.isEmpty
      visitor.visit(resolve(group: control, isSubmitted: isSubmitted, &visitor))
    case .visit(.radioGroup(let group)):
      let isSubmitted = group.element.name?.isEmpty == false || group.element.choices.isEmpty
      visitor.visit(resolve(group: group, isSubmitted: isSubmitted, &visitor))
    case .visit(.checkbox(let checkbox)): visitor.visit(resolve(checkbox, &visitor))
    case .visit(.picker(let picker)): visitor.visit(resolve(picker, &visitor))
    case .visit(.textArea(let area)): visitor.visit(resolve(area, &visitor))
    case .visit(.numberField(let field)): visitor.visit(resolve(field, &visitor))
    case .visit(.dateField(let field)): visitor.visit(resolve(field, &visitor))
    case .visit(.fileField(let field)): take(field, &visitor)
    case .visit(.progressBar(let bar)): take(bar, &visitor)
    case .visit(.hyperlink(let link)):
      tellTitle(&visitor)
      visitor.visit(ResolvedHyperlink(box: link, language: language))
    case .visit(.table(let table)):
      tellTitle(&visitor)
      visitor.visit(ResolvedTable(box: table, language: language))
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
    case .open(.list(let list), _):
      tellTitle(&visitor)
      lists.append(OpenList(list: list))
      visitor.open(list.element)
    case .close(.list(let list), _):
      lists.removeLast()
      visitor.close(list.element)
    case .open(.listItem(let item), _):
      tellTitle(&visitor)
      axes.append(.vertical)
      if let index = lists.indices.last {
        lists[index].count += 1
        visitor.open(lists[index].resolved(item))
      }
    case .close(.listItem(let item), _):
      axes.removeLast()
      if let list = lists.last { visitor.close(list.resolved(item)) }
    case .open(.disclosure(let disclosure), _):
      tellTitle(&visitor)
      axes.append(.vertical)
      visitor.open(ResolvedDisclosure(box: disclosure, language: language))
    case .close(.disclosure(let disclosure), _):
      axes.removeLast()
      visitor.close(ResolvedDisclosure(box: disclosure, language: language))
    case .open(.formField(let field), _): open(field, &visitor)
    case .close(.formField, _):
      axes.removeLast()
      if let open = fields.popLast() { visitor.close(open.field) }
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

  /// Resolves a control that the title around it is the label of, if it has no name of its own.
  private mutating func resolve<Element: Control>(
    _ control: ElementBox<Element>, _ visitor: inout some StructureVisitor
  ) -> ResolvedControl<Element> {
    let isNamed = control.element.hasName(in: language)
    let place = takePlace(isNamed: isNamed, &visitor)
    return ResolvedControl(
      box: control, number: place.number, rowTitle: isNamed ? nil : place.title,
      description: place.description, unsubmittedNumber: nil, language: language)
  }

  private mutating func take(_ bar: ElementBox<ProgressBar>, _ visitor: inout some StructureVisitor) {
    let isNamed = bar.element.hasName(in: language)
    let place = takePlace(isNamed: isNamed, &visitor)
    visitor.visit(
      ResolvedProgressBar(
        box: bar, number: place.number, rowTitle: isNamed ? nil : place.title,
        description: place.description, language: language))
  }

  private mutating func take(_ field: ElementBox<FileField>, _ visitor: inout some StructureVisitor) {
    let resolved = resolve(field, &visitor)
    if resolved.submittedName != nil, let form = forms.last(where: { $0.submission != nil })?.submission,
      !form.sendsFiles || form.method == .get
    {
      visitor.report(.unsentFiles)
    }
    visitor.visit(resolved)
  }

  /// Finds out what names and describes what has one label, and gives it its number.
  private mutating func takePlace(
    isNamed: Bool, _ visitor: inout some StructureVisitor
  ) -> (number: Int, title: RowTitle?, description: ControlDescription?) {
    var description: ControlDescription?
    if let index = fields.indices.last, fields[index].field.describesControl, !fields[index].isTaken {
      fields[index].isTaken = true
      let field = fields[index].field
      description = field.description
      if let number = field.labelledControl {
        return (number, RowTitle(number: nil, source: .field(field.box)), description)
      }
    }
    let number = makeNumber()
    tellTitle(labelling: isNamed ? nil : number, &visitor)
    return (number, titleAround, description)
  }

  /// The innermost title of a row or a field.
  private var titleAround: RowTitle? {
    if let open = fields.last, open.depth > rows.last?.depth ?? 0, let number = open.field.labelNumber {
      return RowTitle(number: number, source: .field(open.field.box))
    }
    return rows.last?.title
  }

  /// Resolves a control of several choices, which no title can be the label of.
  private mutating func resolve<Element: Control>(
    group control: ElementBox<Element>, isSubmitted: Bool, _ visitor: inout some StructureVisitor
  ) -> ResolvedControl<Element> {
    tellTitle(&visitor)
    let number = makeNumber()
    var unsubmittedNumber: Int?
    if !isSubmitted, let form = forms.lastIndex(where: { $0.submission != nil }) {
      unsubmittedNumber = forms[form].unsubmittedNumber ?? makeNumber()
      forms[form].unsubmittedNumber = unsubmittedNumber
    }
    var description: ControlDescription?
    if let field = fields.last?.field, field.describesControl { description = field.description }
    return ResolvedControl(
      box: control, number: number, rowTitle: control.element.hasName(in: language) ? nil : titleAround,
      description: description, unsubmittedNumber: unsubmittedNumber, language: language)
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
  mutating func tellTitle(
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
    rows[index].title = RowTitle(number: number, source: .row(row))
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
      return ResolvedForm.Submission(
        destination: destination, method: submission.method, sendsFiles: submission.sendsFiles)
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
