import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  // Fields of other kinds than `HTMLWriter+Controls.swift` has; each is the element that HTML has for it.

  /// Appends an `input`, behind its label.
  ///
  /// - Parameters:
  ///   - type: The type that browsers know it by.
  ///   - control: The control.
  ///   - tag: The tag of its style.
  ///   - isLabelled: Whether there is a label.
  ///   - native: The states that it has attributes for.
  ///   - attributes: Appends what no other type has.
  fileprivate mutating func appendInput<Element: InputControl>(
    _ type: StaticString, _ control: ResolvedControl<Element>, _ tag: StyledTag, isLabelled: Bool,
    native: ControlState = .ofFields, attributes: (inout Self) -> Void
  ) {
    bytes.append(verbatim: "<input type=\"")
    bytes.append(verbatim: type)
    bytes.append(UInt8(ascii: "\""))
    append(identifierOf: control)
    tag.append(to: &bytes)
    append(submittedName: control.box.element.name)
    attributes(&self)
    close(control, native: native, isLabelled: isLabelled)
  }

  /// The tag of a control in the style of a field.
  mutating func tag<Element: FieldControl>(
    of control: ResolvedControl<Element>, as kind: (some HTMLField).Type = TextField.self
  ) -> StyledTag {
    tables[keyPath: kind.table].tag(
      of: control.box, &styles, content: { StyledContent(ofField: $0, as: kind) },
      as: { FieldBoxStyle(field: $0) })
  }

  /// Appends the attributes that a field's style asks for.
  mutating func append<Field: HTMLField>(attributesOf field: ResolvedControl<Field>, in tag: StyledTag) {
    // The tag has those of most fields, and reading a style copies it.
    guard tag.isDynamic else { return tag.appendOtherAttributes(to: &bytes) }
    bytes.append(attributesOf: field.box.element.style, as: Field.self)
  }

  /// Appends the attributes that a field's style asks for, and its rules before that.
  mutating func append<Field: HTMLField>(
    attributesOf field: ResolvedControl<Field>, _ rules: InputRules, in tag: StyledTag
  ) {
    guard rules.autocomplete != nil || rules.inputMode != nil else {
      return append(attributesOf: field, in: tag)
    }
    bytes.append(attributesOf: field.box.element.style, rules, as: Field.self)
  }

  fileprivate mutating func append(
    _ choice: Choice, at index: Int, isSelected: Bool, of picker: ResolvedControl<Picker>,
    _ tag: StyledTag
  ) {
    bytes.append(verbatim: "<option")
    append(value: choice.value, ofChoiceAt: index)
    if isSelected { bytes.append(verbatim: " selected") }
    if !choice.isEnabled { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    choice.forEachLossInList { report($0, part: "choice \(index + 1)") }
    let title = text(
      choice.title, in: tag, picker.state.contains(.disabled) ? 2 : 1, resolved: picker.text(choice.title))
    append(option: plainText(title, part: "choice \(index + 1)"))
    bytes.append(verbatim: "</option>")
  }

  /// Whether the value of a field is written, if it has one; reports a secret that is left out, or that the form submits
  /// in an address.
  mutating func reveals<Element: FieldControl>(
    _ field: ResolvedControl<Element>, in tag: StyledTag, hasValue: Bool
  ) -> Bool {
    // Looking for secrets takes long, and most fields have no value yet.
    guard hasValue || submission?.method == .get else { return false }
    guard field.box.element.isSecret(hidingText: field.hidesText(in: tag)) else { return hasValue }
    if field.box.element.shownText != nil { report(.secretValue) }
    if submission?.method == .get, field.submittedName != nil, !field.state.contains(.disabled) {
      report(.secretInAddress)
    }
    return false
  }

  /// Appends a number as a field for passwords: browsers hide what is typed into those, and show every number.
  fileprivate mutating func append(
    secret resolved: ResolvedControl<NumberField>, _ tag: StyledTag, isLabelled: Bool
  ) {
    let element = resolved.box.element
    // A whole number is all that such a field can ask for: it has neither bounds nor steps.
    let isWhole = element.step == 1 && element.minimum.map { $0 == $0.rounded() } ?? true
    appendInput("password", resolved, tag, isLabelled: isLabelled) {
      _ = $0.reveals(resolved, in: tag, hasValue: element.value != nil)
      $0.append(" inputmode", isWhole ? "numeric" : "decimal")
      if isWhole { $0.append(" pattern", "-?[0-9]*") }
      if element.minimum != nil { $0.report(.property("minimum")) }
      if element.maximum != nil { $0.report(.property("maximum")) }
      if !isWhole, element.step != nil { $0.report(.property("step")) }
      $0.append(" autocomplete", element.autocomplete?.text ?? FieldStyle.passwordAutocomplete)
    }
  }

  /// Appends the text of an option, which may not be empty (HTML Standard, section 4.10.10): a space that isn't white
  /// space there stands for none.
  fileprivate mutating func append(option text: String) {
    bytes.append(unbroken: text.isBlank ? "\u{A0}" : text)
  }

  /// Appends what a browser may fill into a control, where it says so.
  fileprivate mutating func appendAutocomplete(of control: some AutofillControl) {
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

extension DateField.Value? {
  fileprivate var hasSeconds: Bool { (self?.time?.second ?? 0) != 0 }
}

extension ResolvedControl where Element: FieldControl {
  /// Whether the style hides what is typed, which most tags know: reading a style copies it.
  func hidesText(in tag: StyledTag) -> Bool {
    tag.isDynamic ? box.element.style.isSecure : tag.isSecure
  }
}

extension TextArea: HTMLField {
  static var table: FieldTable { \.textAreas }

  static func append(attributesOf style: FieldStyle, _ rules: InputRules, to sink: inout some ByteSink) {
    sink.append(typingAttributesOf: style, rules)
  }

  static func append(_ resolved: ResolvedControl<TextArea>, to writer: inout HTMLWriter) {
    let rules = resolved.box.element.rules
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tag(of: resolved, as: TextArea.self)
    writer.bytes.append(verbatim: "<textarea")
    writer.append(attributesOf: resolved, rules, in: tag)
    writer.append(identifierOf: resolved)
    tag.append(to: &writer.bytes)
    writer.append(submittedName: resolved.box.element.name)
    writer.bytes.append(integer: resolved.box.element.rows, behind: " rows=\"", before: "\"")
    writer.append(rules)
    if rules.pattern != nil { writer.report(.property("pattern")) }
    if !rules.suggestions.isEmpty { writer.report(.property("suggestions")) }
    if let placeholder = resolved.placeholder {
      writer.append(" placeholder", writer.plainText(placeholder, part: "placeholder"))
    }
    writer.close(resolved, native: .ofFields, isLabelled: false)
    let hasText = !resolved.box.element.text.isEmpty
    let text = writer.reveals(resolved, in: tag, hasValue: hasText) ? resolved.box.element.text : ""
    // The first line feed is no part of the text (HTML Standard, section 13.1.2.5).
    if text.utf8.first == UInt8(ascii: "\n") || text.utf8.first == UInt8(ascii: "\r") {
      writer.bytes.append(UInt8(ascii: "\n"))
    }
    writer.bytes.append(escaping: text)
    writer.bytes.append(verbatim: isLabelled ? "</textarea></div>" : "</textarea>")
  }
}

extension NumberField: HTMLField {
  static var table: FieldTable { \.numberFields }

  static func append(attributesOf style: FieldStyle, _ rules: InputRules, to sink: inout some ByteSink) {
    // The type stands for all other keyboards.
    if let mode = style.keyboard.inputMode { sink.append(attribute: " inputmode", mode) }
    if let hint = style.returnKey.hint { sink.append(attribute: " enterkeyhint", hint) }
    sink.append(directionOf: style.text, isLeftToRight: true)
  }

  static func append(_ resolved: ResolvedControl<NumberField>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tag(of: resolved, as: NumberField.self)
    if resolved.hidesText(in: tag) { return writer.append(secret: resolved, tag, isLabelled: isLabelled) }
    writer.appendInput("number", resolved, tag, isLabelled: isLabelled) {
      $0.append(attributesOf: resolved, in: tag)
      if $0.reveals(resolved, in: tag, hasValue: element.value != nil), let value = element.value {
        $0.append(" value", value.shortText)
      }
      if let minimum = element.minimum { $0.append(" min", minimum.shortText) }
      if let maximum = element.maximum { $0.append(" max", maximum.shortText) }
      $0.append(" step", element.step?.shortText ?? "any")
      $0.appendAutocomplete(of: element)
    }
  }
}

extension Slider: HTMLControl {
  static func append(_ resolved: ResolvedControl<Slider>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tables.sliders.tag(of: resolved.box, &writer.styles)
    writer.appendInput("range", resolved, tag, isLabelled: isLabelled, native: .ofFilledFields) {
      $0.append(" min", element.minimum.shortText)
      $0.append(" max", element.maximum.shortText)
      $0.append(" step", element.step?.shortText ?? "any")
      if element.value != nil { $0.append(" value", element.shownValue.shortText) }
    }
  }
}

extension ColorField: HTMLControl {
  static func append(_ resolved: ResolvedControl<ColorField>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved, isFlexible: false)
    let tag = writer.tables.colorFields.tag(of: resolved.box, &writer.styles)
    writer.appendInput("color", resolved, tag, isLabelled: isLabelled, native: .ofFilledFields) {
      $0.append(" value", element.submittedColor.cssText())
      if element.value.alpha < 1 { $0.report(.property("opacity of a color")) }
    }
  }
}

extension DateField: HTMLControl {
  static func append(_ resolved: ResolvedControl<DateField>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tag(of: resolved)
    writer.appendInput(element.components.inputType, resolved, tag, isLabelled: isLabelled) {
      let text = element.text(of: element.value)
      if $0.reveals(resolved, in: tag, hasValue: text != nil), let text { $0.append(" value", text) }
      if resolved.hidesText(in: tag) { $0.report(.visibleSecret) }
      if let earliest = element.text(of: element.earliest) { $0.append(" min", earliest) }
      if let latest = element.text(of: element.latest) { $0.append(" max", latest) }
      // Otherwise, only whole minutes are valid (HTML Standard, section 4.10.5.1.10).
      if element.components != .date, [element.value, element.earliest].contains(where: \.hasSeconds) {
        $0.bytes.append(verbatim: " step=\"1\"")
      }
      $0.appendAutocomplete(of: element)
    }
  }
}

extension FileField: HTMLControl {
  static func append(_ resolved: ResolvedControl<FileField>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tag(of: resolved)
    let native = ControlState.ofFields.subtracting(.readOnly)
    writer.appendInput("file", resolved, tag, isLabelled: isLabelled, native: native) {
      if !element.acceptedTypes.isEmpty {
        $0.append(" accept", element.acceptedTypes.map(\.text).joined(separator: ","))
      }
      if element.allowsSeveral { $0.bytes.append(verbatim: " multiple") }
    }
  }
}

extension Picker: HTMLField {
  static var table: FieldTable { \.pickers }

  // Nothing is typed.
  static func append(attributesOf style: FieldStyle, _ rules: InputRules, to sink: inout some ByteSink) {}

  static func append(_ resolved: ResolvedControl<Picker>, to writer: inout HTMLWriter) {
    let element = resolved.box.element
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tables.pickers.tag(
      of: resolved.box, &writer.styles,
      content: { StyledContent(ofField: $0, as: Picker.self, showing: [$0.text, $0.disabled]) },
      as: { PickerBoxStyle(field: $0) })
    writer.tables.picker.tag(of: .picker, in: &writer.tables.boxes, &writer.styles)
      .append(behind: "<div", to: &writer.bytes)
    if !isLabelled { writer.append(revealedWith: resolved.box) }
    writer.bytes.append(verbatim: "><select")
    writer.append(identifierOf: resolved)
    tag.append(to: &writer.bytes)
    writer.append(submittedName: resolved.box.element.name)
    writer.appendAutocomplete(of: element)
    writer.append(attributesOf: resolved, in: tag)
    writer.close(resolved, native: .ofChoices, isLabelled: false)
    let hasSelection = element.selectedChoiceIndex != nil
    let isShown = writer.reveals(resolved, in: tag, hasValue: hasSelection)
    let selectedIndex = isShown ? element.selectedChoiceIndex : nil
    if resolved.hidesText(in: tag) { writer.report(.visibleSecret) }
    if selectedIndex == nil || element.placeholder != nil || element.state.contains(.required) {
      // Else the first choice would be chosen; and what is required has to begin with one that is none (HTML Standard,
      // section 4.10.7, "placeholder label option").
      writer.bytes.append(verbatim: "<option value=\"\"")
      if selectedIndex == nil { writer.bytes.append(verbatim: " selected") }
      // Other choices may have an empty value, too.
      if resolved.placeholder != nil { writer.bytes.append(verbatim: " data-placeholder") }
      writer.bytes.append(UInt8(ascii: ">"))
      writer.append(option: resolved.placeholder.map { writer.plainText($0, part: "placeholder") } ?? "")
      writer.bytes.append(verbatim: "</option>")
    }
    var index = 0
    for group in element.groups {
      let title = group.title.map { writer.plainText(resolved.text($0), part: "group") }
      if let title {
        writer.bytes.append(verbatim: "<optgroup")
        writer.append(" label", title)
        writer.bytes.append(UInt8(ascii: ">"))
      }
      for choice in group.choices {
        writer.append(choice, at: index, isSelected: index == selectedIndex, of: resolved, tag)
        index += 1
      }
      if title != nil { writer.bytes.append(verbatim: "</optgroup>") }
    }
    tag.append(behind: "</select><span", 1, to: &writer.bytes)
    writer.bytes.append(verbatim: "></span></div>")
    if isLabelled { writer.bytes.append(verbatim: "</div>") }
  }
}
