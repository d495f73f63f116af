import Restyle
import RestyleElements

/// A renderer for tests: a line for each element, indented by how deep it lies, with the texts as they are shown.
struct Outline: ElementVisitor {
  var context: ElementContext
  private(set) var lines: [String] = []
  private(set) var labels: [Label] = []
  private(set) var buttons: [Button] = []
  private(set) var fields: [TextField] = []
  private(set) var switches: [Switch] = []
  private(set) var others: [any PrimitiveElement] = []
  private(set) var stacks: [Stack] = []
  private(set) var sections: [Section] = []
  private(set) var positions: [SegmentPosition?] = []
  private var depth = 0
}

extension Outline {
  /// The outline of an element.
  init(of element: some Element, in context: ElementContext = ElementContext()) throws(ElementError) {
    self.init(context: context)
    try element.walk(&self, in: context)
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
  mutating func visit(_ label: Label) {
    labels.append(label)
    add("label \(label.displayRuns(in: context).shown)")
  }

  mutating func visit(_ titleSubtitle: TitleSubtitle) {
    let subtitle = titleSubtitle.subtitleRuns(in: context).map { " / " + $0.shown } ?? ""
    add("title \(titleSubtitle.titleRuns(in: context).shown)\(subtitle)")
  }

  mutating func visit(_ button: Button) {
    buttons.append(button)
    add("button \(button.displayRuns(in: context).shown)")
  }

  mutating func visit(_ field: TextField) {
    fields.append(field)
    let placeholder = field.placeholderRuns(in: context).map { " (\($0.shown))" } ?? ""
    add("field \(field.displayRuns(in: context).shown)\(placeholder)")
  }

  mutating func visit(_ switch: Switch) {
    switches.append(`switch`)
    add("switch \(`switch`.isOn ? "on" : "off")")
  }

  mutating func visit(_ control: SegmentedControl) {
    let segments = control.segments.indices.map { index in
      let title = control.displayRuns(ofSegmentAt: index, in: context).shown
      return index == control.selectedSegmentIndex ? "[\(title)]" : title
    }
    add("segments \(segments.joined(separator: " "))")
  }

  mutating func visit(_ imageView: ImageView) { add("image") }
  mutating func visit(other element: any PrimitiveElement) {
    others.append(element)
    add("other \(type(of: element))")
  }
  mutating func visit(_ separator: Separator) { add("separator") }
  mutating func visit(_ spacer: Spacer) { add("spacer") }

  mutating func open(_ stack: Stack) {
    stacks.append(stack)
    open("stack \(stack.style.axis)")
  }
  mutating func close(_ stack: Stack) { close() }

  mutating func open(_ row: Row, at position: SegmentPosition?) {
    positions.append(position)
    open("row \(position.map { "\($0)" } ?? "alone")")
  }
  mutating func close(_ row: Row, at position: SegmentPosition?) { close() }

  mutating func open(_ section: Section) {
    sections.append(section)
    open("section \(section.headerRuns(in: context)?.shown ?? "-")")
  }

  mutating func close(_ section: Section) {
    depth -= 1
    add("end section \(section.footerRuns(in: context)?.shown ?? "-")")
  }

  mutating func open(_ form: Form) { open("form") }
  mutating func close(_ form: Form) { close() }
}

extension [StyledText] {
  /// The text of all runs.
  var shown: String { map(\.text).joined() }
}
