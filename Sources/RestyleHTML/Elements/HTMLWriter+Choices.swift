import Restyle
import RestyleElements
import RestyleRendering

// Checkboxes and radio buttons: a browser's own `input`, in a `label` with its text.
extension HTMLWriter {
  fileprivate mutating func append(_ resolved: ResolvedControl<Checkbox>) {
    let tag = tables.checkboxes.tag(
      of: resolved.box, &styles, content: { StyledContent(anyOf: $0.titleStyles) })
    let label = resolved.label
    openChoice(tag, isLabelled: label != nil)
    bytes.append(verbatim: "<input type=\"checkbox\"")
    append(" id", identifier: resolved.number)
    tag.append(1, to: &bytes)
    if let name = resolved.submittedName { append(" name", name) }
    if let value = resolved.box.element.value { append(" value", value) }
    if resolved.state.contains(.selected) { bytes.append(verbatim: " checked") }
    close(resolved, native: .ofChoices, isLabelled: false)
    closeChoice(tag, label, part: "label")
  }

  fileprivate mutating func append(_ resolved: ResolvedControl<RadioGroup>) {
    let group = resolved.box.element
    bytes.append(verbatim: "<fieldset role=\"radiogroup\"")
    append(ElementBoxStyle.radioGroup(group.axis))
    appendGroup(resolved)
    bytes.append(UInt8(ascii: ">"))
    for index in group.choices.indices { append(resolved, choice: index) }
    bytes.append(verbatim: "</fieldset>")
  }

  private mutating func append(_ resolved: ResolvedControl<RadioGroup>, choice index: Int) {
    let group = resolved.box.element
    let state = resolved.state(ofChoiceAt: index)
    let tag = tables.radioButtons.tag(
      of: resolved.box, &styles, content: { StyledContent(anyOf: $0.titleStyles) })
    let title = resolved.title(ofChoiceAt: index)
    openChoice(tag, isLabelled: true, state.subtracting([.selected, .disabled, .required]))
    bytes.append(verbatim: "<input type=\"radio\"")
    tag.append(1, to: &bytes)
    append(groupNameOf: resolved)
    append(" value", group.value(ofChoiceAt: index) ?? "")
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if state.contains(.required) { bytes.append(verbatim: " required") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    closeChoice(tag, title, part: "choice \(index + 1)")
  }

  /// Appends the start of what holds a box and its text; a group passes its states to each.
  private mutating func openChoice(_ tag: StyledTag, isLabelled: Bool, _ state: ControlState = .normal) {
    bytes.append(verbatim: isLabelled ? "<label" : "<span")
    tag.append(to: &bytes)
    append(state, except: .normal)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func closeChoice(_ tag: StyledTag, _ text: ShownText?, part: String) {
    guard let text else { return bytes.append(verbatim: "</span>") }
    bytes.append(verbatim: "<span")
    let block = BlockText.shown(text)
    append(tag, 2, around: block)
    bytes.append(UInt8(ascii: ">"))
    append(block, part: part)
    bytes.append(verbatim: "</span></label>")
  }
}

extension Checkbox: HTMLControl {
  static func append(_ control: ResolvedControl<Checkbox>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension RadioGroup: HTMLControl {
  static func append(_ control: ResolvedControl<RadioGroup>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}
