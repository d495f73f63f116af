import Restyle
import RestyleElements
import RestyleRendering

// Word shows no controls, and nobody knows what becomes of what is put into those of an e-mail: their values are texts.

extension FieldControl {
  fileprivate static func append<Element: InputControl>(
    field control: ResolvedControl<Element>, to writer: inout EmailWriter
  ) {
    if let control = control as? ResolvedControl<Self> { writer.append(field: control) }
  }
}

extension EmailWriter {
  mutating func visit<Element: InputControl>(_ control: ResolvedControl<Element>) {
    report(.emailControl)
    switch control {
    case let control as ResolvedControl<Switch>:
      let element = control.element
      let textStyle = element.label?.style ?? style.text
      addBox(element, isOn: element.isOn, control.label?.text, in: textStyle)
    case let control as ResolvedControl<Checkbox>:
      let (element, style) = (control.element, control.element.style)
      addBox(element, isOn: element.isOn, control.label, in: style.label, spacing: style.spacing)
    case let control as ResolvedControl<SegmentedControl>: append(control)
    case let control as ResolvedControl<RadioGroup>: append(control)
    default:
      guard let kind = Element.self as? any FieldControl.Type else { return append(labelled: control) }
      kind.append(field: control, to: &self)
    }
  }

  /// Appends a control as its label with its value below.
  private mutating func append<Element: InputControl>(labelled control: ResolvedControl<Element>) {
    let value = ShownText(DisplayText(control.shownText ?? ""), in: style.text)
    let label = control.labelBeside?.text
    open(labelled(.vertical))
    if let label { addContent { $0.append(label, part: "label") } }
    addContent { $0.append(value, part: "value") }
    close()
    plainText.append(value: value.plainText, label: plainLabel(label, control.element.accessibility))
  }

  /// What a control is called by itself: what people see, or else what they would hear.
  func plainLabel(_ label: ShownText?, _ accessibility: Accessibility) -> String {
    label?.plainText ?? accessibility.label?.displayValue(in: context.language) ?? ""
  }

  /// Adds a box that is ticked or isn't: a ballot box, which needs no language.
  private mutating func addBox(
    _ control: some Control, isOn: Bool, _ label: ShownText?, in style: TextStyle, spacing: Double? = nil
  ) {
    let box = ShownText(DisplayText(isOn ? "\u{2611}" : "\u{2610}"), in: style.withoutCase)
    addLabelled(box, label, spacing: spacing)
    plainText.append(value: TextMark.box(isOn: isOn), label: plainLabel(label, control.accessibility))
  }

  private mutating func addLabelled(
    _ value: ShownText, _ label: ShownText?, spacing: Double? = nil, part: String = "label"
  ) {
    if label != nil { open(labelled(.horizontal, spacing: spacing)) }
    addContent { $0.append(value, part: "value") }
    guard let label else { return }
    addContent { $0.append(label, part: part) }
    close()
  }

  /// What holds a control and its label: with the room between them that pages have, where a style says none.
  func labelled(_ axis: StackStyle.Axis, spacing: Double? = nil) -> EmailContainer {
    EmailContainer(
      axis: axis, spacing: max(0, spacing ?? 4), alignment: axis == .horizontal ? .center : nil)
  }

  private mutating func append(_ control: ResolvedControl<SegmentedControl>) {
    let element = control.element
    guard let index = element.selectedSegmentIndex else { return }
    let title = control.title(ofSegmentAt: index)
    addLabelled(title, nil)
    plainText.append(value: title.plainText, label: plainLabel(nil, element.accessibility))
  }

  private mutating func append(_ group: ResolvedControl<RadioGroup>) {
    let element = group.element
    let isRow = element.axis == .horizontal
    open(EmailContainer(axis: element.axis, spacing: isRow ? 16 : 4, alignment: isRow ? .leading : nil))
    for index in element.choices.indices {
      // Circles need no language either.
      let mark = DisplayText(index == element.selectedChoiceIndex ? "\u{25C9}" : "\u{25CB}")
      if let divider = group.divider(ofChoiceAt: index) {
        addContent { $0.append(divider.text, part: "divider") }
      }
      addLabelled(
        ShownText(mark, in: element.style.label.withoutCase), group.title(ofChoiceAt: index),
        spacing: element.style.spacing, part: "choice \(index + 1)")
      if let hint = group.hint(ofChoiceAt: index) { addContent { $0.append(hint.text, part: "hint") } }
    }
    close()
    let chosen = element.selectedChoiceIndex.map { group.title(ofChoiceAt: $0).plainText }
    plainText.append(value: chosen ?? "", label: plainLabel(nil, element.accessibility))
  }
}

extension TextStyle {
  var withoutCase: TextStyle { restyled { $0.removeAttribute(for: .textCase) } }
}
