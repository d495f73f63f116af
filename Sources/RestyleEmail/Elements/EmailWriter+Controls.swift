import Restyle
import RestyleElements
import RestyleHTML
import RestyleRendering

// Word shows no controls, and nobody could tell what becomes of what is put into those of an e-mail: their values are
// texts.

extension EmailWriter {
  mutating func visit(_ field: ResolvedControl<TextField>) {
    let element = field.element
    report(element.accessibility, isNamed: false)
    report(.email(.control))
    if element.style.clearButton != .never { report(.clearButton) }
    open(labelled(.vertical))
    if let label = field.label { addContent { $0.append(label.text, as: .paragraph, part: "label") } }
    let background = element.style.background(for: element.state)
    open(EmailContainer(), in: box(background, insets: element.style.contentInsets))
    let isHidden = element.style.isSecure && !element.text.isEmpty
    if isHidden { report(.email(.secret), part: "text") }
    let isEmpty = element.text.isEmpty || isHidden
    let value = isEmpty ? field.placeholder : field.text
    addContent { writer in
      if let value {
        writer.append(value, as: .paragraph, part: isEmpty ? "placeholder" : "text")
      } else {
        // What is empty has no height.
        writer.contents.append(verbatim: "&nbsp;")
      }
    }
    close()
    close()
    plainText.append(
      value: isEmpty ? "" : field.text.plainText, label: plainLabel(field.label, element.accessibility))
  }

  mutating func visit(_ `switch`: ResolvedControl<Switch>) {
    let element = `switch`.element
    report(element.accessibility, isNamed: false)
    report(.email(.control))
    let style = element.label?.style ?? style.text
    // Marks that need no language: ballot boxes.
    let mark = ShownText(DisplayText(element.isOn ? "\u{2611}" : "\u{2610}"), in: style.withoutCase)
    addLabelled(mark, `switch`.label)
    plainText.append(
      value: element.isOn ? "[x]" : "[ ]", label: plainLabel(`switch`.label, element.accessibility))
  }

  mutating func visit(_ control: ResolvedControl<SegmentedControl>) {
    let element = control.element
    report(element.accessibility, isNamed: false)
    report(.email(.control))
    guard let index = element.selectedSegmentIndex else { return }
    let title = control.title(ofSegmentAt: index)
    addLabelled(title, nil)
    plainText.append(value: title.plainText, label: plainLabel(nil, element.accessibility))
  }

  /// What a control is called by itself: what people see, or else what they would hear.
  private func plainLabel(_ label: ResolvedLabel?, _ accessibility: Accessibility) -> String {
    label?.text.plainText ?? accessibility.label?.displayValue(in: context.language) ?? ""
  }

  private mutating func addLabelled(_ value: ShownText, _ label: ResolvedLabel?) {
    guard let label else { return addContent { $0.append(value, as: .paragraph, part: "value") } }
    open(labelled(.horizontal))
    addContent { $0.append(value, as: .paragraph, part: "value") }
    addContent { $0.append(label.text, as: .paragraph, part: "label") }
    close()
  }

  /// What holds a control and its label: with the room between them that pages have.
  private func labelled(_ axis: StackStyle.Axis) -> EmailContainer {
    var container = EmailContainer(axis, alignment: axis == .horizontal ? .center : nil)
    container.spacing = 4
    return container
  }
}

extension TextStyle {
  fileprivate var withoutCase: TextStyle { restyled { $0.removeAttribute(for: .textCase) } }
}
