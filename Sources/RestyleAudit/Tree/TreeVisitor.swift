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
  /// For each open container, whether buttons in it are as wide as their content, as far as it is known.
  private var keepsWidths = [false]
  private var sections: [SectionStyle] = []
  /// For each open row, the colour of all its texts; nil for that of each.
  private var rowColors: [Color?] = []
  /// For each open cell, the colour of texts that say none themselves.
  private var cellColors: [Color?] = []

  /// The style of an element, or of a part of it.
  struct Sighting {
    let part: String
    let style: any (Style & Hashable)
    /// The style as it is shown: with those of the runs of its title.
    let shownStyle: any (Style & Hashable)
    /// What the element has in it.
    let content: ShownContent
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
    _ style: any Style & Hashable, shownAs shownStyle: (any Style & Hashable)? = nil, _ part: String = "",
    in state: ControlState = .normal, of content: ShownContent = ShownContent()
  ) {
    var shown = shownStyle ?? style
    if let color = cellColors.last.flatMap(\.self) { shown.restyleTexts { $0.color = $0.color ?? color } }
    sightings.append(
      Sighting(
        part: part, style: style, shownStyle: shown, content: content, backdrop: backdrop,
        state: state, problem: problems.count))
    problems.append(RenderingProblem(.element(""), part: part))
  }

  /// Adds a style whose texts are those of titles, which it may be as wide as: once for each look that their runs have.
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
    for run in runs where known.insert(run.style).inserted {
      var shown = style
      if run.style != TextStyle() { shown.restyleTexts { $0 = $0.merging(run.style) } }
      add(style, shownAs: shown, in: state, of: content)
    }
    if known.isEmpty { add(style, in: state, of: content) }
  }

  /// Adds the style of each run, unless there is nothing to see.
  private mutating func add(_ text: ShownText?, _ part: String = "") {
    guard let text else { return }
    var known: Set<TextStyle> = []
    let (color, usual) = (rowColors.last.flatMap(\.self), cellColors.last.flatMap(\.self))
    func shown(_ style: TextStyle) -> TextStyle {
      (color ?? style.color ?? usual).map { style.colored($0) } ?? style
    }
    for run in text.runs where !run.text.isEmpty && known.insert(run.style).inserted {
      add(shown(run.style), part)
    }
    for link in LinkInText.links(in: text.runs) {
      add(LinkInText(link: shown(link.link), text: shown(link.text)), part)
    }
  }

  private mutating func push(_ background: BackgroundStyle = .none, keepsWidth: Bool = false) {
    backdrops.append(backdrop.under(background, traits))
    keepsWidths.append(keepsWidth)
  }

  private mutating func pop() {
    guard backdrops.count > 1 else { return }
    backdrops.removeLast()
    keepsWidths.removeLast()
  }

  // MARK: Texts and controls

  mutating func visit(_ label: ResolvedLabel) { add(label.text) }

  mutating func visit(_ title: ResolvedTitle) {
    add(title.title, "title")
    add(title.subtitle, "subtitle")
  }

  mutating func visit(_ button: ResolvedButton) {
    let element = button.element
    let keepsWidth = keepsWidths[keepsWidths.count - 1] && element.image == nil
    add(element.style, titled: [element.title], in: element.state, keepsWidth: keepsWidth)
  }

  mutating func visit(_ link: ResolvedHyperlink) {
    add(link.element.style, titled: [link.element.title], in: link.element.state, keepsWidth: true)
  }

  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    let element = control.element
    if let element = element as? SegmentedControl {
      add(element.style, titled: element.segments.map(\.title), in: element.state)
    } else if let style = element.style as? any (Style & Hashable) {
      add(style, in: element.state, of: element.shownContent)
    }
    add(control.labelBeside?.text, "label")
  }

  mutating func visit(_ bar: ResolvedProgressBar) {
    add(bar.element.style)
    add(bar.label?.text, "label")
  }

  mutating func visit(_ image: ResolvedImage) {}
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {}

  // MARK: Containers

  mutating func open(_ stack: Stack) {
    let style = stack.style
    push(style.background, keepsWidth: style.axis == .horizontal || style.alignment != .fill)
  }
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
    push(segment?.drawnBackground ?? .none, keepsWidth: true)
    let isMarked = !row.shownState.isDisjoint(with: .selectedAndHighlighted)
    rowColors.append(isMarked ? section?.selectedTextColor : nil)
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

  mutating func open(_ cell: ResolvedTable.Cell) {
    add(cell.text, "cell \(cell.column + 1)")
    // Elements in the cell lie on its background, and have its colour.
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
    add(item.term, "term")
    push()
  }

  mutating func close(_ item: ResolvedDescription) { pop() }

  mutating func open(_ disclosure: ResolvedDisclosure) {
    add(disclosure.element.style, titled: [disclosure.element.title], in: disclosure.element.state)
    push()
  }

  mutating func close(_ disclosure: ResolvedDisclosure) { pop() }

  mutating func open(_ field: ResolvedFormField) {
    add(field.label, "label")
    add(field.help, "help")
    add(field.error, "error")
    push()
  }

  mutating func close(_ field: ResolvedFormField) { pop() }

  // Their texts follow.

  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) { push() }
  mutating func close(_ item: ResolvedListItem) { pop() }
  mutating func open(_ list: DescriptionList) {}
}

extension InputControl {
  fileprivate var shownContent: ShownContent {
    var content = ShownContent()
    if let field = self as? any FieldControl, field.placeholder == nil {
      content.absentParts = ["placeholder"]
    }
    if let box = self as? Checkbox, box.label == nil { content.absentParts = ["label"] }
    if let area = self as? TextArea { content.lines = area.rows }
    return content
  }
}
