import Restyle
import RestyleElements
import RestyleRendering

// Fields of other kinds than `HTMLWriter+Controls.swift` has; each is the element that HTML has for it.
extension HTMLWriter {
  fileprivate mutating func append(_ resolved: ResolvedControl<TextArea>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    bytes.append(verbatim: "<textarea")
    bytes.append(safe: element.style.typingAttributes(element.rules))
    bytes.append(languageOf: element.style.text)
    append(" id", identifier: resolved.number)
    append(fieldOf: resolved)
    if let name = resolved.submittedName { append(" name", name) }
    bytes.append(integer: element.rows, behind: " rows=\"", before: "\"")
    append(element.rules)
    if element.rules.pattern != nil { report(.property("pattern")) }
    if let placeholder = resolved.placeholder {
      append(" placeholder", plainText(placeholder, part: "placeholder"))
    }
    close(resolved, native: .ofFields, isLabelled: false)
    // The first line feed is no part of the text (HTML Standard, section 13.1.2.5).
    if element.text.utf8.first == UInt8(ascii: "\n") || element.text.utf8.first == UInt8(ascii: "\r") {
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(escaping: element.text)
    bytes.append(verbatim: label == nil ? "</textarea>" : "</textarea></div>")
  }

  fileprivate mutating func append(_ resolved: ResolvedControl<NumberField>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    openInput("number", resolved, value: element.value?.shortText)
    if let minimum = element.minimum { append(" min", minimum.shortText) }
    if let maximum = element.maximum { append(" max", maximum.shortText) }
    append(" step", element.step?.shortText ?? "any")
    appendAutocomplete(of: element)
    close(resolved, native: .ofFields, isLabelled: label != nil)
  }

  fileprivate mutating func append(_ resolved: ResolvedControl<Slider>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    bytes.append(verbatim: "<input type=\"range\"")
    append(" id", identifier: resolved.number)
    tables.sliders.tag(of: resolved.box, &styles).append(to: &bytes)
    if let name = resolved.submittedName { append(" name", name) }
    append(" min", element.minimum.shortText)
    append(" max", element.maximum.shortText)
    append(" step", element.step?.shortText ?? "any")
    if element.value != nil { append(" value", element.shownValue.shortText) }
    // There is always a number, so that nothing is required.
    close(resolved, native: [.invalid, .loading, .disabled], isLabelled: label != nil)
  }

  fileprivate mutating func append(_ resolved: ResolvedControl<DateField>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    openInput(element.components.inputType, resolved, value: element.text(of: element.value))
    if let earliest = element.text(of: element.earliest) { append(" min", earliest) }
    if let latest = element.text(of: element.latest) { append(" max", latest) }
    appendAutocomplete(of: element)
    close(resolved, native: .ofFields, isLabelled: label != nil)
  }

  fileprivate mutating func append(_ resolved: ResolvedControl<FileField>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    openInput("file", resolved, value: nil)
    if !element.acceptedTypes.isEmpty {
      append(" accept", element.acceptedTypes.map(\.text).joined(separator: ","))
    }
    if element.allowsSeveral { bytes.append(verbatim: " multiple") }
    close(resolved, native: ControlState.ofFields.subtracting(.readOnly), isLabelled: label != nil)
  }

  /// Appends the start of an `input` in the style of a field.
  private mutating func openInput<Element: FieldControl>(
    _ type: StaticString, _ control: ResolvedControl<Element>, value: String?
  ) {
    bytes.append(verbatim: "<input type=\"")
    bytes.append(verbatim: type)
    bytes.append(UInt8(ascii: "\""))
    append(" id", identifier: control.number)
    append(fieldOf: control)
    if let name = control.submittedName { append(" name", name) }
    if let value { append(" value", value) }
  }

  /// Appends the attribute of a field's style.
  private mutating func append<Element: FieldControl>(
    fieldOf control: ResolvedControl<Element>
  ) { tag(of: control).append(to: &bytes) }

  /// The tag of a control in the style of a field; all have the same table.
  mutating func tag<Element: FieldControl>(of control: ResolvedControl<Element>) -> StyledTag {
    tables.fields.tag(
      of: control.box, &styles, content: { StyledContent(ofField: $0) },
      as: { FieldBoxStyle(field: $0) })
  }
}

extension HTMLWriter {
  fileprivate mutating func append(_ resolved: ResolvedControl<Picker>) {
    let label = resolved.label
    let element = resolved.box.element
    if let label { open(label) }
    let tag = tables.pickers.tag(
      of: resolved.box, &styles, content: { StyledContent(ofField: $0) },
      as: { PickerBoxStyle(field: $0) })
    bytes.append(verbatim: "<div")
    append(ElementBoxStyle.picker)
    bytes.append(verbatim: "><select")
    append(" id", identifier: resolved.number)
    tag.append(to: &bytes)
    if let name = resolved.submittedName { append(" name", name) }
    appendAutocomplete(of: element)
    close(resolved, native: .ofChoices, isLabelled: false)
    if element.selectedChoiceIndex == nil || element.placeholder != nil {
      // Else the first choice would be chosen.
      bytes.append(verbatim: "<option value=\"\"")
      if element.selectedChoiceIndex == nil { bytes.append(verbatim: " selected") }
      bytes.append(UInt8(ascii: ">"))
      if let placeholder = resolved.placeholder {
        append(plainText(placeholder, part: "placeholder"))
      }
      bytes.append(verbatim: "</option>")
    }
    var index = 0
    for group in element.groups {
      let title = group.title.map { plainText(resolved.text($0), part: "group") }
      if let title {
        bytes.append(verbatim: "<optgroup")
        append(" label", title)
        bytes.append(UInt8(ascii: ">"))
      }
      for choice in group.choices {
        append(choice, at: index, isSelected: index == element.selectedIndex, of: resolved)
        index += 1
      }
      if title != nil { bytes.append(verbatim: "</optgroup>") }
    }
    bytes.append(verbatim: "</select><span")
    tag.append(1, to: &bytes)
    bytes.append(verbatim: "></span></div>")
    if label != nil { bytes.append(verbatim: "</div>") }
  }

  private mutating func append(
    _ choice: Choice, at index: Int, isSelected: Bool, of picker: ResolvedControl<Picker>
  ) {
    bytes.append(verbatim: "<option")
    if let value = choice.value {
      append(" value", value)
    } else {
      bytes.append(integer: index, behind: " value=\"", before: "\"")
    }
    if isSelected { bytes.append(verbatim: " selected") }
    if !choice.isEnabled { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    append(plainText(picker.text(choice.title), part: "choice \(index + 1)"))
    bytes.append(verbatim: "</option>")
  }
}

extension HTMLWriter {
  /// Appends what a browser may fill into a control, where it says so.
  private mutating func appendAutocomplete(of control: some AutofillControl) {
    if let autocomplete = control.autocomplete { append(" autocomplete", autocomplete.text) }
  }
}

extension DateField.Components {
  fileprivate var inputType: StaticString {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateAndTime: "datetime-local"
    }
  }
}

extension TextArea: HTMLControl {
  static func append(_ control: ResolvedControl<TextArea>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension NumberField: HTMLControl {
  static func append(_ control: ResolvedControl<NumberField>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension Slider: HTMLControl {
  static func append(_ control: ResolvedControl<Slider>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension DateField: HTMLControl {
  static func append(_ control: ResolvedControl<DateField>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension FileField: HTMLControl {
  static func append(_ control: ResolvedControl<FileField>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}

extension Picker: HTMLControl {
  static func append(_ control: ResolvedControl<Picker>, to writer: inout HTMLWriter) {
    writer.append(control)
  }
}
