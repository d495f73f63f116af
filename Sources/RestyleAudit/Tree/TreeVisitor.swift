import Restyle
import RestyleElements
import RestyleRendering

/// Collects the styles of elements with what lies behind each.
struct TreeVisitor: StructureVisitor {
  // The walk sets the paths of problems: each sighting reports one, and so gets its path.
  var problems: [RenderingProblem] = []
  private(set) var sightings: [Sighting] = []
  private let traits: TraitCollection
  private var backdrops: [Backdrop]
  private var sections: [SectionStyle] = []
  /// For each open row, the colour of all its texts; nil for that of each.
  private var rowColors: [Color?] = []

  /// The style of an element, or of a part of it.
  struct Sighting {
    let part: String
    let style: any (Style & Hashable)
    let backdrop: Backdrop
    /// The states that the element is always in.
    let state: ControlState
    /// The index of the problem that has the path.
    let problem: Int
  }

  init(_ traits: TraitCollection, on backdrop: Backdrop) {
    self.traits = traits
    backdrops = [backdrop]
  }
}

extension TreeVisitor {
  private var backdrop: Backdrop { backdrops[backdrops.count - 1] }

  private mutating func add(
    _ style: some Style & Hashable, _ part: String = "", in state: ControlState = .normal
  ) {
    sightings.append(
      Sighting(part: part, style: style, backdrop: backdrop, state: state, problem: problems.count))
    problems.append(RenderingProblem(.element(""), part: part))
  }

  /// Adds a style of whichever type.
  private mutating func add(anything style: Any, _ part: String = "", in state: ControlState) {
    if let style = style as? any (Style & Hashable) { add(style, part, in: state) }
  }

  /// Adds the style of each run, unless there is nothing to see.
  private mutating func add(_ text: ShownText?, _ part: String = "") {
    guard let text else { return }
    var known: Set<TextStyle> = []
    for run in text.runs where !run.text.isEmpty && known.insert(run.style).inserted {
      let color = rowColors.last.flatMap(\.self)
      add(color.map { run.style.colored($0) } ?? run.style, part)
    }
  }

  private mutating func push(_ background: BackgroundStyle) {
    backdrops.append(backdrop.under(background, traits))
  }

  private mutating func pop() { if backdrops.count > 1 { backdrops.removeLast() } }

  // MARK: Texts and controls

  mutating func visit(_ label: ResolvedLabel) { add(label.text) }

  mutating func visit(_ title: ResolvedTitle) {
    add(title.title, "title")
    add(title.subtitle, "subtitle")
  }

  mutating func visit(_ button: ResolvedButton) { add(button.element.style, in: button.element.state) }

  mutating func visit(_ link: ResolvedHyperlink) { add(link.element.style, in: link.element.state) }

  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    add(anything: control.element.style, in: control.element.state)
    add(control.labelBeside?.text, "label")
  }

  mutating func visit(_ bar: ResolvedProgressBar) {
    add(bar.element.style)
    add(bar.label?.text, "label")
  }

  mutating func visit(_ image: ResolvedImage) {}
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {}

  // MARK: Containers

  mutating func open(_ stack: Stack) { push(stack.style.background) }
  mutating func close(_ stack: Stack) { pop() }

  mutating func open(_ form: ResolvedForm) { push(form.element.style.style(from: traits).background) }
  mutating func close(_ form: ResolvedForm) { pop() }

  mutating func open(_ section: ResolvedSection) {
    let style = section.element.style.style(from: traits)
    sections.append(style)
    add(section.header?.text, on: style.header.background, "header")
  }

  mutating func close(_ section: ResolvedSection) {
    guard let style = sections.popLast() else { return }
    add(section.footer, on: style.footer.background, "footer")
  }

  private mutating func add(_ text: ShownText?, on background: BackgroundStyle, _ part: String) {
    push(background)
    add(text, part)
    pop()
  }

  mutating func open(_ row: ResolvedRow) {
    let section = sections.last
    let segment = row.position.flatMap { position in
      section.flatMap { row.element.background(in: $0, at: position) }
    }
    push(segment?.drawnBackground ?? .none)
    let isMarked = !row.shownState.isDisjoint(with: .selectedAndHighlighted)
    rowColors.append(isMarked && segment != nil ? section?.selectedTextColor : nil)
  }

  mutating func close(_ row: ResolvedRow) {
    pop()
    rowColors.removeLast()
  }

  mutating func open(_ table: ResolvedTable) {
    add(table.caption, "caption")
    push(table.element.style.background)
  }

  mutating func close(_ table: ResolvedTable) { pop() }

  mutating func open(_ row: ResolvedTable.Row) {
    let style = row.table.element.style
    // Every second row has stripes.
    let color = row.index.map { $0 % 2 == 1 ? style.stripeColor : nil } ?? style.headerColor
    push(BackgroundStyle(color: color ?? .clear))
  }

  mutating func close(_ row: ResolvedTable.Row) { pop() }

  mutating func open(_ cell: ResolvedTable.Cell) { add(cell.text, "cell \(cell.column + 1)") }

  mutating func open(_ item: ResolvedDescription) { add(item.term, "term") }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    add(disclosure.element.style, in: disclosure.element.state)
  }

  mutating func open(_ field: ResolvedFormField) {
    add(field.label, "label")
    add(field.help, "help")
    add(field.error, "error")
  }

  // Their texts follow.

  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) {}
  mutating func open(_ list: DescriptionList) {}
}
