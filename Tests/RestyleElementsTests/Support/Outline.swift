import Restyle
import RestyleElements
import RestyleRendering

/// A renderer for tests: a line for each element, indented by how deep it lies, with the texts as they are shown.
struct Outline: StructureVisitor {
  var problems: [RenderingProblem] = []
  var context: ElementContext
  private(set) var lines: [String] = []
  private(set) var labels: [Label] = []
  private(set) var buttons: [Button] = []
  private(set) var titles: [TitleSubtitle] = []
  private(set) var controls: [any InputControl] = []
  private(set) var bars: [ProgressBar] = []
  private(set) var stacks: [Stack] = []
  private(set) var sections: [Section] = []
  private(set) var positions: [SegmentPosition?] = []
  private var depth = 0
}

extension Outline {
  /// The outline of an element.
  init(of element: some Element, in context: ElementContext = ElementContext()) throws(ElementError) {
    self.init(context: context)
    try element.walkStructure(&self, in: context)
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  private mutating func close() {
    depth -= 1
    add("end")
  }
}

extension Outline {
  mutating func visit(_ label: ResolvedLabel) {
    labels.append(label.label)
    add("label \(label.label.displayRuns(in: context).shown)")
  }

  mutating func visit(_ title: ResolvedTitle) {
    titles.append(title.element)
    let subtitle = title.element.subtitleRuns(in: context).map { " / " + $0.shown } ?? ""
    add("title \(title.element.titleRuns(in: context).shown)\(subtitle)")
  }

  mutating func visit(_ button: ResolvedButton) {
    buttons.append(button.element)
    add("button \(button.element.displayRuns(in: context).shown)")
  }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    controls.append(control.element)
    switch control.element {
    case let field as TextField:
      let placeholder = field.placeholderRuns(in: context).map { " (\($0.shown))" } ?? ""
      add("field \(field.displayRuns(in: context).shown)\(placeholder)")
    case let control as Switch: add("switch \(control.isOn ? "on" : "off")")
    case let control as SegmentedControl:
      let segments = control.segments.indices.map { index in
        let title = control.displayRuns(ofSegmentAt: index, in: context).shown
        return index == control.selectedSegmentIndex ? "[\(title)]" : title
      }
      add("segments \(segments.joined(separator: " "))")
    default: add("other \(Kind.self)")
    }
  }

  mutating func visit(_ bar: ResolvedProgressBar) { bars.append(bar.element) }
  mutating func visit(_ image: ResolvedImage) { add("image") }
  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) { add("separator") }
  mutating func visit(_ spacer: Spacer) { add("spacer") }

  mutating func open(_ stack: Stack) {
    stacks.append(stack)
    open("stack \(stack.style.axis)")
  }
  mutating func close(_ stack: Stack) { close() }

  mutating func open(_ row: ResolvedRow) {
    positions.append(row.position)
    open("row \(row.position.map { "\($0)" } ?? "alone")")
  }
  mutating func close(_ row: ResolvedRow) { close() }

  mutating func open(_ section: ResolvedSection) {
    sections.append(section.element)
    open("section \(section.element.headerRuns(in: context)?.shown ?? "-")")
  }

  mutating func close(_ section: ResolvedSection) {
    depth -= 1
    add("end section \(section.element.footerRuns(in: context)?.shown ?? "-")")
  }

  mutating func open(_ form: ResolvedForm) { open("form") }
  mutating func close(_ form: ResolvedForm) { close() }
}

extension Outline {
  /// The text fields.
  var fields: [TextField] { controls.compactMap { $0 as? TextField } }
  /// The switches.
  var switches: [Switch] { controls.compactMap { $0 as? Switch } }
}

extension [StyledText] {
  /// The text of all runs.
  var shown: String { map(\.text).joined() }
}
