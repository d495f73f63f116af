import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  mutating func visit(_ resolved: ResolvedButton) {
    let state = resolved.box.element.state
    let tag = tables.buttons.tag(
      of: resolved.box, in: state, &styles,
      content: { StyledContent(anyOf: resolved.box.element.style.states.lazy.map(\.style.text)) },
      rules: { resolved.box.element.style.cssRules(in: $0) })
    let end = open(resolved.box.element.action, state: state, tag)
    append(resolved.box.element.accessibility, isControl: true)
    append(nameFrom: resolved.rowTitle)
    bytes.append(UInt8(ascii: ">"))
    append(resolved.box.element.image, insets: resolved.box.element.imageInsets)
    bytes.append(verbatim: "<span")
    let title: BlockText
    if tag.content.arePlain[0], let text = resolved.box.element.title.uniformText(in: context.language) {
      title = .plain(text)
    } else {
      title = .shown(resolved.title)
    }
    append(tag, 1, around: title)
    bytes.append(UInt8(ascii: ">"))
    append(title, part: "title")
    bytes.append(verbatim: "</span>")
    bytes.append(verbatim: end)
  }

  /// Appends the start of what does something, without its end bracket; returns its end.
  mutating func open(_ action: Action?, state: ControlState, _ tag: StyledTag) -> StaticString {
    if case .follow(let link) = action {
      bytes.append(verbatim: "<a")
      tag.append(to: &bytes)
      let isDisabled = state.contains(.disabled)
      // A link without a target can't be followed, and can't be reached by the keyboard.
      if let target = target(of: link), !isDisabled { append(" href", target) }
      if isDisabled { bytes.append(verbatim: " role=\"link\" aria-disabled=\"true\"") }
      append(state, except: .disabled)
      return "</a>"
    }
    bytes.append(verbatim: "<button")
    tag.append(to: &bytes)
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
    let state = resolved.box.element.state
    let isLabelled = resolved.hasLabel
    if isLabelled { open(resolved.ownLabel) }
    bytes.append(verbatim: "<input type=\"checkbox\" role=\"switch\"")
    append(" id", identifier: resolved.number)
    let tag = tables.switches.tag(of: resolved.box, in: state, &styles) {
      resolved.box.element.style.cssRules(in: $0)
    }
    // A checkbox that is no browser's own shows nothing without the parts that only a stylesheet gives it.
    if styles.isInline {
      let onColor = resolved.box.element.style.appearance(for: state.union(.selected)).track.color
      if onColor != .clear { append(ElementBoxStyle.checkbox(onColor)) }
    } else {
      tag.append(to: &bytes)
    }
    if let name = resolved.submittedName { append(" name", name) }
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    close(resolved, native: [.selected, .disabled], isLabelled: isLabelled)
  }

  mutating func visit(_ resolved: ResolvedControl<TextField>) {
    let isLabelled = resolved.hasLabel
    if isLabelled { open(resolved.ownLabel) }
    let tag = tables.fields.tag(
      of: resolved.box, in: resolved.box.element.state, &styles,
      content: {
        let style = resolved.box.element.style
        var attributes = Bytes(style.inputAttributes.utf8)
        attributes.append(languageOf: style.text)
        return StyledContent(texts: [style.placeholder], attributes: attributes)
      },
      rules: { FieldBoxStyle(field: resolved.box.element.style).cssRules(in: $0) })
    bytes.append(verbatim: "<input")
    bytes.append(contentsOf: tag.content.attributes)
    append(" id", identifier: resolved.number)
    tag.append(to: &bytes)
    if let name = resolved.submittedName { append(" name", name) }
    if !resolved.box.element.text.isEmpty { append(" value", resolved.box.element.text) }
    if let placeholder = resolved.box.element.placeholder {
      append(placeholder, isPlain: tag.content.arePlain[0], of: resolved)
    }
    if resolved.box.element.isRequired { bytes.append(verbatim: " required") }
    close(resolved, native: .disabled, isLabelled: isLabelled)
  }

  /// Appends a placeholder, which is in one style.
  private mutating func append(
    _ placeholder: DisplayText, isPlain: Bool, of field: ResolvedControl<TextField>
  ) {
    if isPlain, let text = placeholder.uniformText(in: context.language) {
      append(" placeholder", text)
    } else if let text = field.placeholder {
      report(text, part: "placeholder")
      if text.hasRunStyles { report(.runStyles, part: "placeholder") }
      append(" placeholder", text.text)
    }
  }

  /// Appends the start of a box around a control and the label beside it, and the label.
  private mutating func open(_ label: ResolvedLabel) {
    bytes.append(verbatim: "<div")
    tables.labelledControl.tag(of: .labelledControl, in: &tables.boxes, &styles).append(to: &bytes)
    bytes.append(UInt8(ascii: ">"))
    append(label)
  }

  /// Appends the last attributes of a control, and what stands behind it.
  private mutating func close<Element: Control>(
    _ control: ResolvedControl<Element>, native: ControlState, isLabelled: Bool
  ) {
    let state = control.box.element.state
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(state, except: native)
    append(control.box.element.accessibility, isControl: true)
    append(nameFrom: control.rowTitle)
    bytes.append(verbatim: isLabelled ? "></div>" : ">")
  }

  mutating func visit(_ resolved: ResolvedControl<SegmentedControl>) {
    let control = resolved.element
    let tag = tables.segmentedControls.tag(of: resolved.box, &styles) {
      resolved.box.element.style.cssRules(in: $0)
    }
    bytes.append(verbatim: "<fieldset role=\"radiogroup\"")
    tag.append(to: &bytes)
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
      tag = tables.segmentedControls.tag(of: resolved.box, in: state, &styles) {
        resolved.box.element.style.cssRules(in: $0)
      }
    }
    bytes.append(verbatim: "<label")
    tag.append(1, to: &bytes)
    append(state, except: [.selected, .disabled])
    bytes.append(verbatim: "><input type=\"radio\"")
    // Without its look it would lie over the title.
    if !styles.isInline { tag.append(2, to: &bytes) }
    if let name = resolved.submittedName {
      append(" name", name)
    } else {
      // The name is what makes the segments a group; of another form, they aren't submitted with this one.
      append(" name", identifier: resolved.number)
      if let form = resolved.unsubmittedNumber {
        append(" form", identifier: form)
      } else {
        // Outside of forms too, since others there may have the name.
        looseForm = looseForm ?? resolved.number
        append(" form", looseIdentifier: looseForm ?? 0)
      }
    }
    append(" value", control.value(ofSegmentAt: index) ?? "")
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    append(control.segments[index].image, insets: .zero, part: "image of segment \(index + 1)")
    bytes.append(verbatim: "<span")
    let title = BlockText.shown(resolved.title(ofSegmentAt: index))
    append(tag, 3, around: title)
    bytes.append(UInt8(ascii: ">"))
    append(title, part: "segment \(index + 1)")
    bytes.append(verbatim: "</span></label>")
  }
}
