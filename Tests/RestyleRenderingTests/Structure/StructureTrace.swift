import Restyle
import RestyleElements
import RestyleRendering

/// Notes what a walk decides, a line for each element.
struct StructureTrace: StructureVisitor {
  var problems: [RenderingProblem] = []
  private(set) var lines: [String] = []
  private(set) var nextNumber = 0

  init(_ element: some Element, language: Language? = nil, firstNumber: Int = 0) throws(ElementError) {
    nextNumber = try element.walkStructure(
      &self, in: ElementContext(language: language), firstNumber: firstNumber)
  }

  private static func number(_ number: Int?) -> String { number.map { " #\($0)" } ?? "" }

  mutating func visit(_ label: ResolvedLabel) {
    let role =
      switch label.role {
      case .paragraph: "text"
      case .heading(let level): "heading \(level)"
      case .controlLabel(let number): "label #\(number)"
      }
    let spoken = label.spokenText.map { " spoken \($0)" } ?? label.name.map { " named \($0)" } ?? ""
    lines.append("\(role) \(label.text.text)\(spoken)")
  }

  mutating func visit(_ title: ResolvedTitle) {
    let label = title.labelledControl.map { " label #\($0)" } ?? ""
    lines.append(
      "title\(Self.number(title.number))\(label)\(title.action == nil ? "" : " action") \(title.title.text)")
  }

  mutating func visit(_ button: ResolvedButton) {
    lines.append("button\(Self.number(button.rowTitle?.number)) \(button.name ?? "-")")
  }

  mutating func visit<Kind: InputControl>(_ control: ResolvedControl<Kind>) {
    let isLabelled = control.element.ownName?.isShown(in: nil) == true
    let kind = "\(Kind.self)"
    append(Self.kinds[kind] ?? kind.lowercased(), control, isLabelled: isLabelled)
  }

  private static let kinds = ["TextField": "field", "SegmentedControl": "segments", "RadioGroup": "radios"]

  mutating func visit(_ bar: ResolvedProgressBar) {
    lines.append("bar #\(bar.number)\(Self.described(by: bar.description)) \(bar.name ?? "-")")
  }

  mutating func open(_ field: ResolvedFormField) {
    lines.append(
      "\(field.isGroup ? "group" : "field")\(Self.number(field.labelNumber))"
        + (field.labelledControl.map { " label #\($0)" } ?? "")
        + (field.describesControl ? "" : Self.described(by: field.description)) + " \(field.label.text)")
  }

  mutating func open(_ list: List) { lines.append("list") }
  mutating func open(_ item: ResolvedListItem) {
    lines.append("item \(item.index)\(Self.number(item.number))")
  }

  mutating func open(_ row: ResolvedTable.Row) {
    lines.append("table row \(row.index.map(String.init) ?? "of headers")")
  }

  mutating func open(_ cell: ResolvedTable.Cell) {
    let kind = cell.isHeader ? "header" : "cell"
    lines.append("\(kind) \(cell.column)\(Self.number(cell.number)) \(cell.text?.text ?? "of elements")")
  }

  private static func described(by description: ControlDescription?) -> String {
    let numbers = [description?.helpNumber, description?.errorNumber].compactMap(\.self)
    return numbers.map { " described #\($0)" }.joined()
  }

  private mutating func append<Element: InputControl>(
    _ kind: String, _ control: ResolvedControl<Element>, isLabelled: Bool
  ) {
    let title = control.rowTitle.map { $0.number.map { " by #\($0)" } ?? " by label" } ?? ""
    let unsubmitted = control.unsubmittedNumber.map { " not in form #\($0)" } ?? ""
    let described = Self.described(by: control.description)
    let invalid = control.state.contains(.invalid) ? " invalid" : ""
    lines.append(
      "\(kind) #\(control.number)\(isLabelled ? " labelled" : "")\(title)\(described)\(invalid)\(unsubmitted) "
        + (control.name ?? "-"))
  }

  mutating func visit(_ image: ResolvedImage) { lines.append("image \(image.name ?? "-")") }

  mutating func visit(_ separator: Separator, across axis: StackStyle.Axis) {
    lines.append("separator across \(axis)")
  }

  mutating func open(_ row: ResolvedRow) {
    let position = row.position.map { "\($0)" } ?? "loose"
    lines.append("row \(position)\(row.untitledAction.map { " action \($0.name ?? "-")" } ?? "")")
  }

  mutating func open(_ section: ResolvedSection) {
    let header = section.header.map { " heading \($0.level) #\($0.number) \($0.text.text)" } ?? ""
    lines.append((section.groupsControls ? "group" : "section") + header)
  }

  mutating func close(_ section: ResolvedSection) {
    lines.append("end" + (section.footer.map { " \($0.text)" } ?? ""))
  }

  mutating func open(_ form: ResolvedForm) {
    lines.append(form.submission.map { "form \($0.destination.text)" } ?? "no form")
  }

  mutating func close(_ form: ResolvedForm) {
    lines.append("end" + (form.unsubmittedNumber.map { " not in form #\($0)" } ?? ""))
  }
}
