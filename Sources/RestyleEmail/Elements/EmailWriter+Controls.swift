import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// Word shows no controls, and nobody knows what becomes of what is put into those of an e-mail: their values are texts.

/// A kind of control that an e-mail shows otherwise than as a label with a value.
protocol EmailControl: InputControl {
  /// Appends a control.
  static func append(_ control: ResolvedControl<Self>, to writer: inout EmailWriter)
}

extension EmailControl {
  fileprivate static func append<Element: InputControl>(
    any control: ResolvedControl<Element>, to writer: inout EmailWriter
  ) {
    if let control = control as? ResolvedControl<Self> { append(control, to: &writer) }
  }
}

extension FieldControl {
  fileprivate static func append<Element: InputControl>(
    field control: ResolvedControl<Element>, to writer: inout EmailWriter
  ) {
    if let control = control as? ResolvedControl<Self> { writer.append(field: control) }
  }
}

extension EmailWriter {
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    report(control.element.accessibility, isNamed: false)
    report(.email(.control))
    switch Element.self {
    case let kind as any EmailControl.Type: kind.append(any: control, to: &self)
    case let kind as any FieldControl.Type: kind.append(field: control, to: &self)
    default: append(labelled: control)
    }
  }

  /// Appends a control as its label with its value below.
  private mutating func append<Element: InputControl>(labelled control: ResolvedControl<Element>) {
    let value = ShownText(DisplayText(control.shownText ?? ""), in: style.text)
    let label = control.labelBeside?.text
    open(labelled(.vertical))
    if let label { addContent { $0.append(label, as: .paragraph, part: "label") } }
    addContent { $0.append(value, as: .paragraph, part: "value") }
    close()
    plainText.append(value: value.plainText, label: plainLabel(label, control.element.accessibility))
  }
}

extension EmailWriter {
  /// What a control is called by itself: what people see, or else what they would hear.
  func plainLabel(_ label: ShownText?, _ accessibility: Accessibility) -> String {
    label?.plainText ?? accessibility.label?.displayValue(in: context.language) ?? ""
  }

  /// Marks that need no language: ballot boxes and circles.
  fileprivate enum Mark: String {
    case ticked = "\u{2611}"
    case unticked = "\u{2610}"
    case chosen = "\u{25C9}"
    case unchosen = "\u{25CB}"
  }

  fileprivate func mark(_ mark: Mark, in style: TextStyle) -> ShownText {
    ShownText(DisplayText(mark.rawValue), in: style.withoutCase)
  }

  fileprivate mutating func appendMark(_ isOn: Bool, _ label: ShownText?, _ accessibility: Accessibility) {
    plainText.append(value: isOn ? "[x]" : "[ ]", label: plainLabel(label, accessibility))
  }

  fileprivate mutating func addLabelled(
    _ value: ShownText, _ label: ShownText?, spacing: Double? = nil, part: String = "label"
  ) {
    guard let label else { return addContent { $0.append(value, as: .paragraph, part: "value") } }
    open(labelled(.horizontal, spacing: spacing))
    addContent { $0.append(value, as: .paragraph, part: "value") }
    addContent { $0.append(label, as: .paragraph, part: part) }
    close()
  }

  /// What holds a control and its label: with the room between them that pages have, where a style says none.
  func labelled(_ axis: StackStyle.Axis, spacing: Double? = nil) -> EmailContainer {
    var container = EmailContainer(axis, alignment: axis == .horizontal ? .center : nil)
    container.spacing = max(0, spacing ?? 4)
    return container
  }
}

extension TextStyle {
  var withoutCase: TextStyle { restyled { $0.removeAttribute(for: .textCase) } }
}

extension Switch: EmailControl {
  static func append(_ control: ResolvedControl<Switch>, to writer: inout EmailWriter) {
    let element = control.element
    let style = element.label?.style ?? writer.style.text
    writer.addLabelled(writer.mark(element.isOn ? .ticked : .unticked, in: style), control.label?.text)
    writer.appendMark(element.isOn, control.label?.text, element.accessibility)
  }
}

extension SegmentedControl: EmailControl {
  static func append(_ control: ResolvedControl<SegmentedControl>, to writer: inout EmailWriter) {
    let element = control.element
    guard let index = element.selectedSegmentIndex else { return }
    let title = control.title(ofSegmentAt: index)
    writer.addLabelled(title, nil)
    writer.plainText.append(value: title.plainText, label: writer.plainLabel(nil, element.accessibility))
  }
}

extension Checkbox: EmailControl {
  static func append(_ checkbox: ResolvedControl<Checkbox>, to writer: inout EmailWriter) {
    let element = checkbox.element
    writer.addLabelled(
      writer.mark(element.isOn ? .ticked : .unticked, in: element.style.label), checkbox.label,
      spacing: element.style.spacing)
    writer.appendMark(element.isOn, checkbox.label, element.accessibility)
  }
}

extension RadioGroup: EmailControl {
  static func append(_ group: ResolvedControl<RadioGroup>, to writer: inout EmailWriter) {
    let element = group.element
    var choices = EmailContainer(element.axis, alignment: element.axis == .horizontal ? .leading : nil)
    choices.spacing = element.axis == .horizontal ? 16 : 4
    writer.open(choices)
    for index in element.choices.indices {
      let isChosen = index == element.selectedChoiceIndex
      writer.addLabelled(
        writer.mark(isChosen ? .chosen : .unchosen, in: element.style.label), group.title(ofChoiceAt: index),
        spacing: element.style.spacing, part: "choice \(index + 1)")
    }
    writer.close()
    let chosen = element.selectedChoiceIndex.map { group.title(ofChoiceAt: $0).plainText }
    writer.plainText.append(value: chosen ?? "", label: writer.plainLabel(nil, element.accessibility))
  }
}
