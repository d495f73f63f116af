import Restyle
import RestyleElements
import RestyleRendering

/// Collects the styles of elements, each with its backdrop.
struct TreeVisitor: StructureVisitor {
  // Each sighting reports a problem, since the walk sets the paths of problems.
  var problems: [RenderingProblem] = []
  private(set) var sightings: [Sighting] = []
  /// The landmarks, each with its problem and its scope.
  private(set) var landmarks: [(landmark: PageLandmark, problem: Int, scope: Int)] = []
  /// The styles of the elements in the log.
  private(set) var used: UsedStyles
  /// The open elements and those around them, each with the traits that it read.
  private(set) var scopes = [Scope(outer: nil)]
  private let traits: TraitCollection
  private let log: TraitReadLog
  /// The traits that dynamic styles of the element read.
  private var reads = TraitReads()
  private var layers: [BackgroundStyle] = []
  private var containers = [
    Container(scope: 0, layers: 0, keepsWidth: false, isHidden: false, isRevealed: false, isPart: false)
  ]
  private var sections: [SectionStyle] = []
  /// For each open row, the colour of all its texts; nil if each has its own.
  private var rowColors: [Color?] = []
  /// The sightings of the open rows that are named only by their content.
  private var rowsNamedByContent: [Int] = []
  /// For each open cell, the colour of texts that don't set one.
  private var cellColors: [Color?] = []

  /// Starts before the first element of a walk for some traits; the walk records elements and their reads in the log.
  init(_ traits: TraitCollection, _ log: TraitReadLog, knowing used: UsedStyles) {
    self.traits = traits
    self.log = log
    self.used = used
  }
}

extension TreeVisitor {
  private var container: Container { containers[containers.count - 1] }

  /// Begins an element: the reads since the last one are its own, or those of the container for readers of rows.
  private mutating func begin() {
    let entry = log.take()
    // Not where the elements are recorded: that is under a lock, where no code of elements may run.
    for element in entry.elements { used.add(element, for: traits) }
    reads = entry.reads
    scopes[container.scope].watches += entry.watches
  }

  /// Ends the walk: the last elements may have no event.
  mutating func finish() { begin() }

  private mutating func add(
    _ style: any Style & Hashable, _ part: String = "", look: Int = 0, in state: ControlState = .normal,
    of content: ShownContent = ShownContent()
  ) {
    var shown = style
    if let color = cellColors.last.flatMap(\.self) { shown.restyleTexts { $0.color = $0.color ?? color } }
    add(.style(Styling(style: shown, content: content, layers: layers, state: state)), part, look: look)
  }

  private mutating func add(_ subject: Subject, _ part: String, look: Int = 0) {
    sightings.append(
      Sighting(
        subject: subject, part: part, look: look, problem: problems.count, scope: container.scope,
        reads: reads))
    problems.append(RenderingProblem(.element(""), part: part))
  }

  /// Adds whether a control has a name for people who can't see it; a control that is hidden from them needs none.
  private mutating func add(
    isNamed: Bool, _ accessibility: Accessibility = Accessibility(), _ part: String = ""
  ) {
    add(.name(isThere: isNamed || accessibility.isHidden || container.isHidden), part)
  }

  /// Adds a style whose texts, and possibly whose width, are those of titles: once for each look of their runs.
  private mutating func add<S: Style & Hashable>(
    _ style: S, titled titles: [DisplayText], in state: ControlState, keepsWidth: Bool = false
  ) {
    let runs = titles.flatMap { $0.styled(TextStyle()).runs }.filter { !$0.text.isEmpty }
    var content = ShownContent()
    if runs.isEmpty {
      content.absentParts = ["text"]
    } else if keepsWidth {
      content.title = runs.map(\.text).joined()
    }
    var known: Set<TextStyle> = []
    var looks: [S] = []
    for run in runs where known.insert(run.style).inserted {
      var shown = style
      if run.style != TextStyle() { shown.restyleTexts { $0 = $0.merging(run.style) } }
      looks.append(shown)
    }
    if looks.count > 1, let looks = looks as? [ButtonStyle] { content.looks = looks }
    for (index, look) in looks.enumerated() { add(look, look: index, in: state, of: content) }
    if known.isEmpty { add(style, in: state, of: content) }
  }

  /// Adds the style of each run if the text is visible, and notes the text that is announced.
  private mutating func add(
    _ text: ShownText?, _ part: String = "", spoken: String? = nil,
    unless accessibility: Accessibility = Accessibility()
  ) {
    guard let text else { return }
    hear(spoken ?? text.text, unless: accessibility)
    var known: Set<TextStyle> = []
    let (color, usual) = (rowColors.last.flatMap(\.self), cellColors.last.flatMap(\.self))
    func shown(_ style: TextStyle, isLink: Bool) -> TextStyle {
      var style = style
      if !isLink { style.link = nil }
      // A link has the colour that its text sets itself, or otherwise that of browsers.
      style.color = color ?? style.color ?? (isLink ? nil : usual)
      return style
    }
    for run in text.runs where !run.text.isEmpty && known.insert(run.style).inserted {
      add(shown(run.style, isLink: run.link != nil), part, look: known.count - 1)
    }
    for (index, link) in LinkInText.links(in: text.runs).enumerated() {
      add(
        LinkInText(link: shown(link.link, isLink: true), text: shown(link.text, isLink: false)), part,
        look: index)
    }
  }

  private mutating func push(
    _ background: BackgroundStyle = .none, keepsWidth: Bool = false,
    hidden accessibility: Accessibility? = nil, isRevealed: Bool = false, isPart: Bool = false,
    watching watch: TraitWatch? = nil
  ) {
    if let accessibility {
      hear(accessibility.label?.displayValue(in: nil), unless: accessibility)
    }
    let isHidden = container.isHidden || accessibility?.isHidden == true
    let isRevealed = isRevealed || container.isRevealed || accessibility?.revealedBy != nil
    scopes.append(Scope(outer: container.scope, reads: reads, watches: watch.map { [$0] } ?? []))
    containers.append(
      Container(
        scope: scopes.count - 1, layers: layers.count, keepsWidth: keepsWidth, isHidden: isHidden,
        isRevealed: isRevealed, isPart: isPart || container.isPart))
    if background != .none { layers.append(background) }
    reads = TraitReads()
  }

  private mutating func pop() {
    // Reads at the end of a reader are in its watch.
    begin()
    guard containers.count > 1, let container = containers.popLast() else { return }
    layers.removeSubrange(container.layers...)
  }

  /// Resolves the style of a container for the traits of the walk; the content of the container depends on its reads.
  private mutating func resolve<Style: DynamicStyle>(_ style: Style) -> Style.Style
  where Style.StyleInput == TraitCollection {
    let (resolved, reads) = traits.recordingReads { style.style(from: $0) }
    self.reads.formUnion(reads)
    return resolved
  }

  mutating func open(_ variant: ResolvedVariant) {
    begin()
    reads = TraitReads()
    push(watching: variant.variant.watch)
  }

  /// Ends any container; those with more to end have a function of their own.
  mutating func close<Container>(_ container: Container) { pop() }

  // MARK: Texts and controls

  mutating func visit(_ label: ResolvedLabel) {
    begin()
    add(label.text, spoken: label.spokenText, unless: label.label.accessibility)
  }

  /// Records that text is announced in rows that have no other name.
  private mutating func hear(_ text: @autoclosure () -> String?, unless accessibility: Accessibility) {
    guard !rowsNamedByContent.isEmpty, text()?.isHeard == true, !accessibility.isHidden, !container.isHidden
    else { return }
    for row in rowsNamedByContent { sightings[row].subject = .name(isThere: true) }
  }

  mutating func visit(_ title: ResolvedTitle) {
    // The title of a row is visited when the element after it is known, which has the records.
    if case .element = title.source { begin() } else { reads = TraitReads() }
    add(title.title, "title", unless: title.element.accessibility)
    add(title.subtitle, "subtitle", unless: title.element.accessibility)
    if let action = title.action { add(isNamed: action.isNamed(besides: title.title)) }
  }

  mutating func visit(_ button: ResolvedButton) {
    begin()
    let element = button.element
    let keepsWidth = container.keepsWidth && element.image == nil
    add(element.style, titled: [element.title], in: element.state, keepsWidth: keepsWidth)
    add(isNamed: button.isNamed, element.accessibility)
    hear(button.name ?? button.title.text, unless: element.accessibility)
  }

  mutating func visit(_ link: ResolvedHyperlink) {
    begin()
    add(link.element.style, titled: [link.element.title], in: link.element.state, keepsWidth: true)
    add(isNamed: link.isNamed, link.element.accessibility)
    hear(link.title.text, unless: link.element.accessibility)
  }

  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    begin()
    let element = control.element
    if let element = element as? SegmentedControl {
      add(element.style, titled: element.segments.map(\.title), in: element.state)
    } else if let style = element.style as? any (Style & Hashable) {
      add(style, in: element.state, of: element.shownContent)
    }
    add(control.labelBeside?.text, "label", unless: element.accessibility)
    add(isNamed: control.isNamed, element.accessibility)
    let choice = element is SegmentedControl ? "segment" : "choice"
    for (index, isNamed) in control.areChoicesNamed.enumerated() {
      add(isNamed: isNamed, element.accessibility, "\(choice) \(index + 1)")
    }
  }

  mutating func visit(_ bar: ResolvedProgressBar) {
    begin()
    add(bar.element.style)
    add(bar.label?.text, "label", unless: bar.element.accessibility)
    add(isNamed: bar.isNamed, bar.element.accessibility)
  }

  mutating func visit(_ image: ResolvedImage) {
    begin()
    hear(image.name, unless: image.element.accessibility)
  }
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) { begin() }

  // MARK: Containers

  mutating func open(_ stack: Stack) {
    begin()
    let style = stack.style
    let landmark = stack.accessibility.role?.landmark
    if let landmark { add(landmark, stack.accessibility) }
    push(
      style.background, keepsWidth: style.axis == .horizontal || style.alignment != .fill,
      hidden: stack.accessibility, isPart: landmark?.isPart == true)
  }

  /// Records a landmark, unless it is hidden from assistive technologies or may be.
  private mutating func add(_ kind: Landmark, _ accessibility: Accessibility) {
    guard !container.isHidden, !accessibility.isHidden, !container.isRevealed,
      accessibility.revealedBy == nil, !kind.isOfPage || !container.isPart
    else { return }
    landmarks.append((PageLandmark(kind: kind, accessibility), problems.count, container.scope))
    problems.append(RenderingProblem(.element("")))
  }

  mutating func open(_ container: any ContainerElement) {
    begin()
    // It may be an article, or another part with its own header.
    push(isPart: true)
  }

  mutating func open(_ form: ResolvedForm) {
    begin()
    push(resolve(form.element.style).background, hidden: form.element.accessibility)
  }

  mutating func open(_ section: ResolvedSection) {
    begin()
    let style = resolve(section.element.style)
    sections.append(style)
    push(hidden: section.element.accessibility, isPart: true)
    add(section.header?.text, on: style.header.background, "header")
  }

  mutating func close(_ section: ResolvedSection) {
    begin()
    if let style = sections.popLast() { add(section.footer, on: style.footer.background, "footer") }
    pop()
  }

  private mutating func add(_ text: ShownText?, on background: BackgroundStyle, _ part: String) {
    push(background)
    add(text, part)
    pop()
  }

  mutating func open(_ row: ResolvedRow) {
    begin()
    let section = sections.last
    let segment = row.position.flatMap { position in
      section.flatMap { row.element.background(in: $0, at: position) }
    }
    push(segment?.drawnBackground ?? .none, keepsWidth: true, hidden: row.element.accessibility)
    if let action = row.untitledAction {
      if row.isNamedByContent { rowsNamedByContent.append(sightings.count) }
      add(isNamed: action.isNamed(besides: nil) || row.element.accessibility.isLabelledByOthers)
    }
    let isMarked = !row.shownState.isDisjoint(with: .selectedAndHighlighted)
    rowColors.append(isMarked ? section?.selectedTextColor : nil)
  }

  mutating func close(_ row: ResolvedRow) {
    pop()
    rowColors.removeLast()
    if row.isNamedByContent { rowsNamedByContent.removeLast() }
  }

  mutating func open(_ table: ResolvedTable) {
    begin()
    add(table.caption, "caption", unless: table.element.accessibility)
    push(table.element.style.background, hidden: table.element.accessibility)
  }

  mutating func open(_ row: ResolvedTable.Row) {
    begin()
    let style = row.table.element.style
    // Every other row is striped.
    let color = row.index.map { $0 % 2 == 1 ? style.stripeColor : nil } ?? style.headerColor
    push(BackgroundStyle(color: color ?? .clear))
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    begin()
    add(cell.text, "cell \(cell.column + 1)")
    // Elements in the cell are on its background, and have its text colour.
    let style = cell.row.table.element.style
    let text = cell.isHeader ? style.header : style.cell
    push(BackgroundStyle(color: text.backgroundColor ?? .clear))
    cellColors.append(text.color)
  }

  mutating func close(_ cell: ResolvedTable.Cell) {
    pop()
    cellColors.removeLast()
  }

  mutating func open(_ item: ResolvedDescription) {
    begin()
    add(item.term, "term")
    push()
  }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    begin()
    let element = disclosure.element
    add(element.style, titled: [element.title], in: element.state)
    // The content that it opens isn't hidden with it.
    add(isNamed: disclosure.isNamed, element.accessibility)
    push(isRevealed: true)
  }

  mutating func open(_ field: ResolvedFormField) {
    begin()
    // The mark of a required value is one of its runs.
    add(field.markedLabel, "label", unless: field.element.accessibility)
    add(field.help, "help", unless: field.element.accessibility)
    add(field.error, "error", unless: field.element.accessibility)
    push(hidden: field.element.accessibility)
  }

  // Their texts are visited separately.

  mutating func open(_ list: List) {
    begin()
    push(hidden: list.accessibility)
  }

  mutating func open(_ item: ResolvedListItem) {
    begin()
    push(hidden: item.element.accessibility)
  }

  mutating func open(_ list: DescriptionList) {
    begin()
    push(hidden: list.accessibility)
  }
}
