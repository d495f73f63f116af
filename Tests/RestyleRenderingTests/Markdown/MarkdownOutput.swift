import Restyle
import RestyleElements
import RestyleRendering

/// An output for tests: plain text with emphasis, links and controls as in Markdown.
struct MarkdownOutput: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var lines: [String] = []
  /// What stands in the line of the innermost row or horizontal stack; nothing outside of such.
  private var pieces: [String] = []
  /// How many rows and horizontal stacks are open.
  private var lineDepth = 0
  private let language: Language?

  /// What it shows of styles, and what it has nothing to show of.
  let shownProperties: ShownProperties? = Self.shown
  private static let shown = ShownProperties(.fontWeight, .fontSlant, .strikethrough, .link)
    .showing(\StackStyle.axis)
    .showing(\FieldStyle.isSecure, \.autocapitalization, \.autocorrection)

  /// Renders an element.
  init(_ element: some Element, in context: ElementContext = ElementContext()) throws(ElementError) {
    language = context.language
    try element.walkStructure(&self, in: context)
  }
}

extension MarkdownOutput {
  /// Appends what stands in a line of its own, or beside others.
  private mutating func append(_ piece: String) {
    if lineDepth > 0 { pieces.append(piece) } else { lines.append(piece) }
  }

  private mutating func openLine(_ start: String? = nil) {
    lineDepth += 1
    if let start { pieces.append(start) }
  }

  private mutating func closeLine() {
    lineDepth -= 1
    guard lineDepth == 0, !pieces.isEmpty else { return }
    lines.append(pieces.joined(separator: " "))
    pieces = []
  }
}

// Texts.
extension MarkdownOutput {
  mutating func visit(_ label: ResolvedLabel) {
    let text = markdown(label.text)
    switch label.role {
    case .heading(let level): append(String(repeating: "#", count: level) + " " + text)
    case .paragraph: append(text)
    case .controlLabel: append(text + ":")
    }
  }

  mutating func visit(_ title: ResolvedTitle) {
    var text = markdown(title.title, part: "title")
    if let action = title.action { text = markdown(action.action, text, isEnabled: action.isEnabled) }
    if let subtitle = title.subtitle { text += " (\(markdown(subtitle, part: "subtitle")))" }
    append(title.labelledControl == nil ? text : text + ":")
  }

  /// A text with marks for what its runs say beyond their block.
  private mutating func markdown(_ text: ShownText, part: String? = nil) -> String {
    report(text, part: part)
    return text.runs.map { run in
      let changes = run.changes
      var result = run.text
      if changes.fontSlant == .italic { result = "_\(result)_" }
      if changes.isBold { result = "**\(result)**" }
      if changes.strikethrough != nil { result = "~~\(result)~~" }
      return run.link.map { "[\(result)](\($0.text))" } ?? result
    }.joined()
  }

  /// What does something, by what it is called.
  private mutating func markdown(_ action: Action?, _ title: String, isEnabled: Bool) -> String {
    guard isEnabled else { return "<\(title), disabled>" }
    guard case .follow(let link) = action else { return "<\(title)>" }
    return target(of: link).map { "[\(title)](\($0.text))" } ?? title
  }
}

// Controls.
extension MarkdownOutput {
  mutating func visit(_ button: ResolvedButton) {
    let title = markdown(button.title, part: "title")
    append(markdown(button.element.action, title, isEnabled: button.element.isEnabled))
  }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    switch control {
    case let control as ResolvedControl<Switch>: append(control)
    case let control as ResolvedControl<SegmentedControl>: append(control)
    case let control as ResolvedControl<Checkbox>: append(control)
    case let control as ResolvedControl<RadioGroup>: append(control)
    case let picker as ResolvedControl<Picker>: append("[\(text(in: picker)) v]", picker)
    case let field as ResolvedControl<TextField>: append("[\(text(in: field))____]", field)
    default: append("[\(control.shownText ?? "")____]", control)
    }
  }

  private mutating func text<Kind: FieldControl>(in field: ResolvedControl<Kind>) -> String {
    switch field.fieldText {
    case .value(let text), .placeholder(let text): markdown(text, part: "text")
    case .secret: "***"
    case .nothing: ""
    }
  }

  private mutating func append(_ `switch`: ResolvedControl<Switch>) {
    append(`switch`.element.isOn ? "[x]" : "[ ]", `switch`)
  }

  private mutating func append(_ control: ResolvedControl<SegmentedControl>) {
    let segments = control.element.segments.indices.map { index in
      let title = markdown(control.title(ofSegmentAt: index), part: "segment \(index + 1)")
      return (index == control.element.selectedSegmentIndex ? "(x) " : "( ) ") + title
    }
    append(segments.joined(separator: " "), control)
  }

  private mutating func append(_ checkbox: ResolvedControl<Checkbox>) {
    let label = checkbox.label.map { " " + markdown($0, part: "label") } ?? ""
    append((checkbox.state.contains(.selected) ? "[x]" : "[ ]") + label)
  }

  private mutating func append(_ group: ResolvedControl<RadioGroup>) {
    for index in group.element.choices.indices {
      let mark = group.state(ofChoiceAt: index).contains(.selected) ? "(x) " : "( ) "
      append(mark + markdown(group.title(ofChoiceAt: index), part: "choice \(index + 1)"))
    }
  }

  mutating func visit(_ bar: ResolvedProgressBar) {
    append("\(bar.name ?? ""): \(bar.element.fraction.map { "\($0)" } ?? "?")")
  }

  mutating func open(_ field: ResolvedFormField) {
    append(markdown(field.label, part: "label") + ":")
    if let help = field.help { append("_\(markdown(help, part: "help"))_") }
    if let error = field.error { append("**\(markdown(error, part: "error"))**") }
  }

  private mutating func append<Kind: InputControl>(_ text: String, _ control: ResolvedControl<Kind>) {
    openLine()
    if let label = control.labelBeside {
      visit(label)
    } else if control.rowTitle == nil, let name = control.name {
      append(name + ":")
    }
    append(control.element.isEnabled ? text : text + " disabled")
    closeLine()
  }
}

// What decorates, and what holds others.
extension MarkdownOutput {
  mutating func visit(_ image: ResolvedImage) {
    if let name = image.name { append("![\(name)]") }
  }

  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    append(axis == .vertical ? "---" : "|")
  }

  mutating func visit(_ spacer: Spacer) {}

  mutating func visit(_ link: ResolvedHyperlink) {
    append(
      markdown(.follow(link.element.destination), markdown(link.title), isEnabled: link.element.isEnabled))
  }

  mutating func visit(_ table: ResolvedTable) {
    if let caption = table.caption { append(markdown(caption, part: "caption")) }
    let columns = 0..<table.columnCount
    append(columns.map { "| " + markdown(table.header(ofColumn: $0)) }.joined(separator: " "))
    for row in table.element.rows.indices {
      append(columns.map { "| " + markdown(table.cell(row: row, column: $0)) }.joined(separator: " "))
    }
  }

  mutating func open(_ list: List) {}
  mutating func open(_ item: ResolvedListItem) { openLine(item.number.map { "\($0)." } ?? "*") }
  mutating func close(_ item: ResolvedListItem) { closeLine() }
  mutating func open(_ disclosure: ResolvedDisclosure) { append("> " + markdown(disclosure.title)) }

  mutating func open(_ stack: Stack) { if stack.style.axis == .horizontal { openLine() } }
  mutating func close(_ stack: Stack) { if stack.style.axis == .horizontal { closeLine() } }

  mutating func open(_ row: ResolvedRow) {
    openLine(row.position == nil ? nil : row.shownState.contains(.selected) ? "- >" : "-")
    if let action = row.untitledAction {
      append(markdown(action.action, action.name ?? "", isEnabled: action.isEnabled))
    }
  }

  mutating func close(_ row: ResolvedRow) { closeLine() }

  mutating func open(_ section: ResolvedSection) {
    guard let header = section.header else { return }
    append(String(repeating: "#", count: header.level) + " " + markdown(header.text, part: "header"))
  }

  mutating func close(_ section: ResolvedSection) {
    if let footer = section.footer { append(markdown(footer, part: "footer")) }
  }

  mutating func open(_ form: ResolvedForm) {
    if let submission = form.submission { append("(\(submission.method) \(submission.destination.text)") }
  }

  mutating func close(_ form: ResolvedForm) {
    if form.submission != nil { append(")") }
  }
}

extension TextStyle {
  fileprivate var isBold: Bool { (fontWeight ?? .regular) >= .semibold }
}
