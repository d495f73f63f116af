import Restyle
import RestyleElements
import RestyleRendering

// Checkboxes and radio buttons: a browser's own `input`, in a `label` with its text.
extension HTMLWriter {
  fileprivate mutating func append(
    _ resolved: ResolvedControl<RadioGroup>, choice index: Int, isRequired: Bool
  ) {
    // Read property by property: the whole would be copied.
    let box = resolved.box
    let state = resolved.state(ofChoiceAt: index)
    let tag = tables.radioButtons.tag(
      of: box, &styles, content: { StyledContent(anyOf: $0.titleStyles) })
    let title = text(box.element.choices[index].title, in: tag, resolved: resolved.title(ofChoiceAt: index))
    // Asked first, since hardly any choice has one.
    let hint = box.element.choices[index].hint == nil ? nil : resolved.hint(ofChoiceAt: index)
    let hintIdentifier = hint.map { _ in "\(identifier(ofNumber: resolved.number))-\(index + 1)-hint" }
    if box.element.choices[index].divider != nil, let divider = resolved.divider(ofChoiceAt: index) {
      visit(divider)
    }
    if hint != nil { bytes.append(verbatim: "<div>") }
    openChoice(tag, isLabelled: true, state.subtracting([.selected, .disabled, .required]))
    tag.append(behind: "><input type=\"radio\"", 1, to: &bytes)
    // Links to the group lead to what can be chosen; the next ones have its identifier with their numbers.
    if let own = box.element.accessibility.isEmpty ? nil : box.element.accessibility.identifier {
      append(unnumberedIdentifier: index == 0 ? own : "\(own)-\(index + 1)")
    }
    if let hintIdentifier { append(" aria-describedby", hintIdentifier) }
    append(groupNameOf: resolved)
    append(value: box.element.choices[index].value, ofChoiceAt: index)
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if isRequired { bytes.append(verbatim: " required") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    closeChoice(tag, title, part: "choice \(index + 1)")
    guard let hint, let hintIdentifier else { return }
    append(hint, identifier: hintIdentifier, indentedBy: box.element.style.size + box.element.style.spacing)
    bytes.append(verbatim: "</div>")
  }

  /// Appends what a form submits while a choice is chosen.
  mutating func append(value: String?, ofChoiceAt index: Int) {
    if let value {
      append(" value", value)
    } else {
      bytes.append(integer: index, behind: " value=\"", before: "\"")
    }
  }

  /// Appends the text that describes a choice, below its title.
  private mutating func append(_ hint: ResolvedLabel, identifier: String, indentedBy indent: Double) {
    let style = hint.label.style.restyled {
      $0.headIndent += indent
      $0.firstLineHeadIndent += indent
    }
    let tag = tables.texts.tag(
      for: style, &styles, content: { _ in StyledContent(texts: [style]) },
      rules: { BlockTextStyle(style).cssRules(by: &$0) })
    bytes.append(verbatim: "<p")
    append(" id", identifier)
    append(behind: "", tag, 0, holding: resolve(hint.label.text, in: tag), named: "hint", before: "</p>")
  }

  /// Appends the start of what holds a box and its text, without its end bracket; a group passes its states to each.
  fileprivate mutating func openChoice(_ tag: StyledTag, isLabelled: Bool, _ state: ControlState = .normal) {
    bytes.append(verbatim: isLabelled ? "<label" : "<span")
    tag.append(to: &bytes)
    append(state, except: .normal)
  }

  fileprivate mutating func closeChoice(
    _ tag: StyledTag, _ text: BlockText?, part: @autoclosure () -> String
  ) {
    guard let text else { return bytes.append(verbatim: "</span>") }
    append(behind: "<span", tag, 2, holding: text, named: part(), before: "</span></label>")
  }
}

extension Checkbox: HTMLControl {
  static func append(_ resolved: ResolvedControl<Checkbox>, to writer: inout HTMLWriter) {
    let tag = writer.tables.checkboxes.tag(
      of: resolved.box, &writer.styles, content: { StyledContent(anyOf: $0.titleStyles) })
    let label = writer.text(ifAny: resolved.labelText, in: tag, resolved: resolved.label)
    writer.openChoice(tag, isLabelled: label != nil)
    writer.append(revealedWith: resolved.box)
    writer.bytes.append(verbatim: "><input type=\"checkbox\"")
    writer.append(identifierOf: resolved)
    tag.append(1, to: &writer.bytes)
    writer.append(submittedName: resolved.box.element.name)
    if let value = resolved.box.element.value { writer.append(" value", value) }
    if resolved.state.contains(.selected) { writer.bytes.append(verbatim: " checked") }
    writer.close(resolved, native: .ofChoices, isLabelled: false)
    writer.closeChoice(tag, label, part: "label")
  }
}

extension RadioGroup: HTMLControl {
  static func append(_ resolved: ResolvedControl<RadioGroup>, to writer: inout HTMLWriter) {
    let axis = resolved.box.element.axis
    let tag =
      axis == .vertical
      ? writer.tables.verticalRadioGroup.tag(of: .radioGroup(axis), in: &writer.tables.boxes, &writer.styles)
      : writer.tables.horizontalRadioGroup.tag(
        of: .radioGroup(axis), in: &writer.tables.boxes, &writer.styles)
    tag.append(behind: "<fieldset role=\"radiogroup\"", to: &writer.bytes)
    writer.appendGroup(resolved)
    writer.bytes.append(UInt8(ascii: ">"))
    let isRequired = resolved.box.element.isRequired && writer.checks(resolved)
    for index in resolved.box.element.choices.indices {
      writer.append(resolved, choice: index, isRequired: isRequired)
    }
    writer.bytes.append(verbatim: "</fieldset>")
  }
}
