import Restyle
import RestyleElements

extension ElementRenderer {
  mutating func visit(_ button: Button) {
    settleHeading()
    let tag = tables.buttons.tag(of: button, in: button.state, &styles) {
      button.style.cssRules(in: $0)
    }
    let end = open(button.action, state: button.state, tag.attributes[0])
    append(button.accessibility, isControl: true)
    if !isNamed(button) { appendRowName() }
    bytes.append(UInt8(ascii: ">"))
    append(button.image, insets: button.imageInsets)
    bytes.append(verbatim: "<span")
    bytes.append(contentsOf: tag.attributes[1])
    bytes.append(UInt8(ascii: ">"))
    append(
      button.displayRuns(in: context), in: button.stateStyle?.text ?? TextStyle(), followsLinks: false)
    bytes.append(verbatim: "</span>")
    bytes.append(verbatim: end)
  }

  /// Appends the start of what does something, without its end bracket; returns its end.
  mutating func open(_ action: Action?, state: ControlState, _ style: Bytes) -> StaticString {
    if case .follow(let link) = action {
      bytes.append(verbatim: "<a")
      bytes.append(contentsOf: style)
      let isDisabled = state.contains(.disabled)
      // A link without a target can't be followed, and can't be reached by the keyboard.
      if let target = target(of: link), !isDisabled { append(" href", target) }
      if isDisabled { bytes.append(verbatim: " role=\"link\" aria-disabled=\"true\"") }
      append(state, except: .disabled)
      return "</a>"
    }
    bytes.append(verbatim: "<button")
    bytes.append(contentsOf: style)
    switch action {
    case .submit(let name, let value):
      bytes.append(verbatim: " type=\"submit\"")
      append(fieldName: name)
      if let value { append(" value", value) }
    case .reset: bytes.append(verbatim: " type=\"reset\"")
    case .perform(let name):
      bytes.append(verbatim: " type=\"button\"")
      append(" data-action", name)
    case .follow, nil: bytes.append(verbatim: " type=\"button\"")
    }
    if state.contains(.selected) { bytes.append(verbatim: " aria-pressed=\"true\"") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(state, except: [.selected, .disabled])
    return "</button>"
  }

  mutating func visit(_ `switch`: Switch) {
    let open = openControl(`switch`, label: `switch`.label)
    bytes.append(verbatim: "<input type=\"checkbox\" role=\"switch\"")
    append(" id", identifier: open.identifier)
    let tag = tables.switches.tag(of: `switch`, in: `switch`.state, &styles) {
      `switch`.style.cssRules(in: $0)
    }
    // A checkbox that is no browser's own shows nothing without the parts that only a stylesheet gives it.
    if styles.isInline {
      let onColor = `switch`.style.appearance(for: `switch`.state.union(.selected)).track.color
      if onColor != .clear { append(ElementBoxStyle.checkbox(onColor)) }
    } else {
      bytes.append(contentsOf: tag.attribute)
    }
    append(fieldName: `switch`.name)
    if `switch`.isOn { bytes.append(verbatim: " checked") }
    close(open, `switch`, native: [.selected, .disabled])
  }

  mutating func visit(_ field: TextField) {
    let open = openControl(field, label: field.label)
    let tag = tables.fields.tag(
      of: field, in: field.state, &styles,
      content: {
        let style = field.style
        return StyledContent(
          texts: [ShownTextStyle(style.placeholder)], attributes: Bytes(style.inputAttributes.utf8))
      },
      rules: { FieldBoxStyle(field: field.style).cssRules(in: $0) })
    bytes.append(verbatim: "<input")
    bytes.append(contentsOf: tag.content.attributes)
    append(" id", identifier: open.identifier)
    bytes.append(contentsOf: tag.attribute)
    append(fieldName: field.name)
    if !field.text.isEmpty { append(" value", field.text) }
    if let placeholder = field.placeholder {
      append(" placeholder", text(of: placeholder, in: tag.content.texts[0]))
    }
    if field.isRequired { bytes.append(verbatim: " required") }
    close(open, field, native: .disabled)
  }

  /// A control whose end isn't written yet.
  private struct OpenControl {
    let identifier: Int
    let isNamed: Bool
    let isLabelled: Bool
  }

  /// Appends what stands before a control.
  private mutating func openControl(_ control: some Control, label: Label?) -> OpenControl {
    let open = OpenControl(
      identifier: makeIdentifier(), isNamed: isNamed(control), isLabelled: isShown(label?.text))
    settleHeading(labelling: open.isNamed ? nil : open.identifier)
    if let label, open.isLabelled {
      bytes.append(verbatim: "<div")
      append(ElementBoxStyle.labelledControl)
      bytes.append(UInt8(ascii: ">"))
      append(label, as: "label", for: open.identifier)
    }
    return open
  }

  /// Appends the last attributes of a control, and what stands behind it.
  private mutating func close(_ open: OpenControl, _ control: some Control, native: ControlState) {
    if control.state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(control.state, except: native)
    append(control.accessibility, isControl: true)
    if !open.isNamed { appendRowName() }
    bytes.append(verbatim: open.isLabelled ? "></div>" : ">")
  }

  /// Whether a control has a name of its own; an empty text is none.
  private func isNamed(_ control: some Control) -> Bool {
    isShown(control.accessibility.label) || isShown(control.ownName)
  }

  /// Appends that the title of the row is the name of a control in it, if the title isn't its `label` already.
  private mutating func appendRowName() {
    if let title = rows.last?.titleIdentifier { append(" aria-labelledby", identifier: title) }
  }

  mutating func visit(_ control: SegmentedControl) {
    settleHeading()
    let identifier = makeIdentifier()
    let tag = tables.segmentedControls.tag(of: control, &styles) { control.style.cssRules(in: $0) }
    bytes.append(verbatim: "<fieldset role=\"radiogroup\"")
    bytes.append(contentsOf: tag.attributes[0])
    append(control.state, except: [.disabled, .selected])
    if control.state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(control.accessibility, isControl: false)
    if control.accessibility.label == nil { appendRowName() }
    bytes.append(UInt8(ascii: ">"))
    for index in control.segments.indices {
      append(control, segment: index, group: identifier, tag)
    }
    bytes.append(verbatim: "</fieldset>")
  }

  private mutating func append(
    _ control: SegmentedControl, segment index: Int, group: Int, _ tag: StyledTag
  ) {
    var tag = tag
    let state = control.state(ofSegmentAt: index)
    if styles.isInline {
      tag = tables.segmentedControls.tag(of: control, in: state, &styles) {
        control.style.cssRules(in: $0)
      }
    }
    bytes.append(verbatim: "<label")
    bytes.append(contentsOf: tag.attributes[1])
    append(state, except: [.selected, .disabled])
    bytes.append(verbatim: "><input type=\"radio\"")
    // Without its look it would lie over the title.
    if !styles.isInline { bytes.append(contentsOf: tag.attributes[2]) }
    if !append(fieldName: control.name) {
      // The name is what makes the segments a group; of another form, they aren't submitted with this one.
      append(" name", identifier: group)
      appendOtherForm()
    }
    append(" value", control.value(ofSegmentAt: index) ?? "")
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    append(control.segments[index].image, insets: .zero)
    bytes.append(verbatim: "<span")
    bytes.append(contentsOf: tag.attributes[3])
    bytes.append(UInt8(ascii: ">"))
    let style = control.style.style(for: state)?.text ?? TextStyle()
    append(control.displayRuns(ofSegmentAt: index, in: context), in: style, followsLinks: false)
    bytes.append(verbatim: "</span></label>")
  }
}

extension ElementRenderer {
  /// Appends the name that a form submits something under, if there is one; an empty one is none.
  @discardableResult
  private mutating func append(fieldName name: String?) -> Bool {
    guard let name, !name.isEmpty else { return false }
    append(" name", name)
    return true
  }

  /// Appends that a control is not of the form around it, if there is one, but of an empty form behind that.
  private mutating func appendOtherForm() {
    guard forms.contains(true) else { return }
    let identifier = otherForm ?? makeIdentifier()
    otherForm = identifier
    append(" form", identifier: identifier)
  }
}
