import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  mutating func visit(_ resolved: ResolvedButton) {
    let button = resolved.element
    let tag = tables.buttons.tag(
      of: button, in: button.state, &styles,
      rules: { button.style.cssRules(in: $0) })
    let end = open(button.action, state: button.state, tag.attributes[0])
    append(button.accessibility, isControl: true)
    append(nameFrom: resolved.rowTitle)
    bytes.append(UInt8(ascii: ">"))
    append(button.image, insets: button.imageInsets)
    bytes.append(verbatim: "<span")
    let title = resolved.title
    append(tag.attributes[1], around: .shown(title))
    bytes.append(UInt8(ascii: ">"))
    append(title, part: "title")
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
      if let name, !name.isEmpty { append(" name", name) }
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

  /// The safe form of a link; nil, with a problem, for one that isn't safe.
  private mutating func target(of link: Link) -> String? {
    if let latest = tables.latestTarget, latest.link == link { return latest.text }
    do {
      let text = try LinkTarget(link).text
      tables.latestTarget = (link, text)
      return text
    } catch {
      problems.append(error)
      return nil
    }
  }

  mutating func visit(_ resolved: ResolvedControl<Switch>) {
    let `switch` = resolved.box.element
    let label = resolved.label
    open(label)
    bytes.append(verbatim: "<input type=\"checkbox\" role=\"switch\"")
    append(" id", identifier: resolved.number)
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
    if let name = resolved.submittedName { append(" name", name) }
    if `switch`.isOn { bytes.append(verbatim: " checked") }
    close(resolved, native: [.selected, .disabled], isLabelled: label != nil)
  }

  mutating func visit(_ resolved: ResolvedControl<TextField>) {
    let field = resolved.box.element
    let label = resolved.label
    open(label)
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
    append(" id", identifier: resolved.number)
    bytes.append(contentsOf: tag.attribute)
    if let name = resolved.submittedName { append(" name", name) }
    if !field.text.isEmpty { append(" value", field.text) }
    if let placeholder = field.placeholder { append(placeholder, in: tag.content.texts[0], of: resolved) }
    if field.isRequired { bytes.append(verbatim: " required") }
    close(resolved, native: .disabled, isLabelled: label != nil)
  }

  /// Appends a placeholder, which is in one style.
  private mutating func append(
    _ placeholder: DisplayText, in style: ShownTextStyle, of field: ResolvedControl<TextField>
  ) {
    if style.isPlain, let text = placeholder.uniformText(in: context.language) {
      append(" placeholder", text)
    } else if let text = field.placeholder {
      report(text, part: "placeholder")
      if text.hasRunStyles { report(.runStyles, part: "placeholder") }
      append(" placeholder", text.text)
    }
  }

  /// Appends the start of a box around a control and the label beside it, and the label.
  private mutating func open(_ label: ResolvedLabel?) {
    guard let label else { return }
    bytes.append(verbatim: "<div")
    append(ElementBoxStyle.labelledControl)
    bytes.append(UInt8(ascii: ">"))
    append(label)
  }

  /// Appends the last attributes of a control, and what stands behind it.
  private mutating func close<Element: Control>(
    _ control: ResolvedControl<Element>, native: ControlState, isLabelled: Bool
  ) {
    let element = control.box.element
    if element.state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(element.state, except: native)
    append(element.accessibility, isControl: true)
    append(nameFrom: control.rowTitle)
    bytes.append(verbatim: isLabelled ? "></div>" : ">")
  }

  mutating func visit(_ resolved: ResolvedControl<SegmentedControl>) {
    let control = resolved.element
    let tag = tables.segmentedControls.tag(of: control, &styles) { control.style.cssRules(in: $0) }
    bytes.append(verbatim: "<fieldset role=\"radiogroup\"")
    bytes.append(contentsOf: tag.attributes[0])
    append(control.state, except: [.disabled, .selected])
    if control.state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(control.accessibility, isControl: false)
    append(nameFrom: resolved.rowTitle)
    bytes.append(UInt8(ascii: ">"))
    for index in control.segments.indices { append(resolved, segment: index, tag) }
    bytes.append(verbatim: "</fieldset>")
  }

  private mutating func append(
    _ resolved: ResolvedControl<SegmentedControl>, segment index: Int, _ tag: StyledTag
  ) {
    var tag = tag
    let control = resolved.element
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
    if let name = resolved.submittedName {
      append(" name", name)
    } else {
      // The name is what makes the segments a group; of another form, they aren't submitted with this one.
      append(" name", identifier: resolved.number)
      if let form = resolved.unsubmittedNumber { append(" form", identifier: form) }
    }
    append(" value", control.value(ofSegmentAt: index) ?? "")
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    append(control.segments[index].image, insets: .zero, part: "image of segment \(index + 1)")
    bytes.append(verbatim: "<span")
    let title = resolved.title(ofSegmentAt: index)
    append(tag.attributes[3], around: .shown(title))
    bytes.append(UInt8(ascii: ">"))
    append(title, part: "segment \(index + 1)")
    bytes.append(verbatim: "</span></label>")
  }
}
