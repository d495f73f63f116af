import Restyle
import RestyleElements
import RestyleRendering

extension HTMLWriter {
  mutating func visit(_ resolved: ResolvedButton) {
    let state = resolved.box.element.state
    let tag = tables.buttons.tag(
      of: resolved.box, &styles, content: { StyledContent(anyOf: $0.titleStyles) })
    let end = open(resolved.box.element.action, state: state, tag)
    let accessibility = resolved.box.element.accessibility
    append(accessibility, isControl: true, except: .name)
    append(nameFrom: resolved.rowTitle?.number, resolved.rowTitle?.secondNumber, or: accessibility)
    bytes.append(UInt8(ascii: ">"))
    append(resolved.box.element.image, insets: resolved.box.element.imageInsets)
    bytes.append(verbatim: "<span")
    let title = text(resolved.box.element.title, in: tag, resolved: resolved.title)
    append(tag, 1, holding: title, named: "title", before: "</span>")
    bytes.append(verbatim: end)
  }

  /// Appends the start of what does something, without its end bracket; returns its end.
  mutating func open(_ action: Action?, state: ControlState, _ tag: StyledTag) -> StaticString {
    if case .follow(let link) = action {
      tag.append(behind: "<a", to: &bytes)
      let target = target(of: link)
      // A link without a target can't be followed, can't be reached by the keyboard, and looks like that.
      let isDisabled = state.contains(.disabled) || target == nil
      if let target, !isDisabled {
        append(" href", target)
        refer(toTarget: target, by: "link")
      }
      if isDisabled { bytes.append(verbatim: " role=\"link\" aria-disabled=\"true\"") }
      if state.contains(.selected) {
        // What leads to a part of the page, or nowhere, isn't the page (WAI-ARIA 1.2, `aria-current`).
        let isPage = target.map { !$0.hasPrefix("#") } ?? false
        bytes.append(verbatim: isPage ? " aria-current=\"page\"" : " aria-current=\"true\"")
      }
      if state.contains(.loading) { bytes.append(verbatim: " aria-busy=\"true\"") }
      append(state, except: [.selected, .loading, .disabled])
      return "</a>"
    }
    tag.append(behind: "<button", to: &bytes)
    switch action {
    case .submit(let name, let value):
      bytes.append(verbatim: " type=\"submit\"")
      append(submittedName: name)
      if let value { append(" value", value) }
    case .reset: bytes.append(verbatim: " type=\"reset\"")
    case .perform(let name):
      bytes.append(verbatim: " type=\"button\"")
      append(" data-action", name)
    case .follow, nil: bytes.append(verbatim: " type=\"button\"")
    }
    if state.contains(.selected) { bytes.append(verbatim: " aria-pressed=\"true\"") }
    if state.contains(.loading) { bytes.append(verbatim: " aria-busy=\"true\"") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(state, except: [.selected, .loading, .disabled])
    return "</button>"
  }

  /// Whether a row is a link that isn't safe; who writes the link reports it.
  @inline(__always)
  mutating func leadsNowhere(_ row: ElementBox<Row>) -> Bool {
    guard row.element.hasAction, case .follow(let link) = row.element.action else { return false }
    if let latest = tables.latestTarget, latest.link == link { return false }
    guard let target = try? LinkTarget(link) else { return true }
    tables.latestTarget = (link, target.text)
    return false
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

  /// Appends a placeholder, which is in one style.
  fileprivate mutating func append(
    _ placeholder: DisplayText, isPlain: Bool, of field: ResolvedControl<TextField>
  ) {
    if isPlain, let text = placeholder.uniformText(in: context.language) {
      append(" placeholder", text)
    } else if let text = field.placeholder {
      append(" placeholder", plainText(text, part: "placeholder"))
    }
  }

  /// A text where there can be only one style; reports what is left out.
  mutating func plainText(_ text: BlockText, part: @autoclosure () -> String) -> String {
    switch text {
    case .plain(let text): text
    case .shown(let text): plainText(text, part: part())
    }
  }

  /// A text where there can be only one style; reports what is left out.
  mutating func plainText(_ text: ShownText, part: String) -> String {
    // The control declares those that CSS knows.
    for loss in text.losses(knowing: { $0 is any CSSTextAttributeKey.Type }) { report(loss, part: part) }
    if text.hasRunStyles { report(.runStyles, part: part) }
    return text.text
  }

  /// Appends what is asked of a text.
  mutating func append(_ rules: InputRules) {
    if let length = rules.minimumLength, length > 0 {
      bytes.append(integer: length, behind: " minlength=\"", before: "\"")
    }
    if let length = rules.maximumLength, length >= 0 {
      bytes.append(integer: length, behind: " maxlength=\"", before: "\"")
    }
  }

  /// Appends the start of a box around a control and the label beside it, and the label; returns whether there is one.
  mutating func open<Element: InputControl & LabelledElement>(
    labelOf control: ResolvedControl<Element>, isFlexible: Bool = true
  ) -> Bool {
    guard let label = control.label else { return false }
    open(label, of: control.box, isFlexible: isFlexible)
    return true
  }

  /// Appends the start of a box around a control and the label beside it, and the label.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - control: The control.
  ///   - isFlexible: Whether the control takes what room there is.
  mutating func open(_ label: ResolvedLabel, of control: AnyElementBox, isFlexible: Bool = true) {
    bytes.append(verbatim: "<div")
    let tag =
      isFlexible
      ? tables.labelledControl.tag(of: .labelledControl(isFlexible: true), in: &tables.boxes, &styles)
      : tables.labelledSwitch.tag(of: .labelledControl(isFlexible: false), in: &tables.boxes, &styles)
    tag.append(to: &bytes)
    append(revealedWith: control)
    bytes.append(UInt8(ascii: ">"))
    visit(label)
  }

  /// Appends the name under which a form submits something.
  @inline(__always)
  mutating func append(submittedName name: String?) {
    if let name = submitted(name) { append(" name", name) }
  }

  /// Returns the name under which a form submits something; reports an empty one, under which it submits nothing.
  @inline(__always)
  private mutating func submitted(_ name: String?) -> String? {
    guard let name, name.isEmpty else { return name }
    report(.emptyName)
    return nil
  }

  /// Appends the last attributes of a control, and what stands behind it.
  mutating func close<Element: InputControl>(
    _ control: ResolvedControl<Element>, native: ControlState, isLabelled: Bool
  ) {
    let state = control.box.element.state
    if !state.isEmpty {
      if state.contains(.required), native.contains(.required) {
        bytes.append(verbatim: checks(control) ? " required" : " aria-required=\"true\"")
      }
      append(state, native: native)
    }
    appendNames(of: control)
    if isLabelled { bytes.append(verbatim: "></div>") } else { bytes.append(UInt8(ascii: ">")) }
  }

  /// Appends what names and describes a control.
  mutating func appendNames<Element: InputControl>(
    of control: ResolvedControl<Element>, isControl: Bool = true
  ) {
    let accessibility = control.box.hasAccessibility ? control.box.element.accessibility : Accessibility()
    append(accessibility, isControl: isControl, except: .all)
    append(nameFrom: control.rowTitle?.number, control.rowTitle?.secondNumber, or: accessibility)
    guard let description = control.description else { return appendDescribing(nil, accessibility) }
    if description.errorNumber != nil, !control.box.element.state.contains(.invalid) {
      bytes.append(verbatim: " aria-invalid=\"true\"")
    }
    appendDescribing(description, accessibility)
    if let error = description.errorNumber { append(" aria-errormessage", identifier: error) }
  }

  /// Returns whether browsers check that a required control has a value; reports a control that they don't check.
  ///
  /// They don't submit a form without the value of a required control, and if the control isn't shown, they don't say
  /// why. So they don't check such a control.
  mutating func checks(_ control: ResolvedControl<some InputControl>) -> Bool {
    guard control.isRequiredWhileHidden, submission?.isValidatedByBrowsers ?? true else { return true }
    report(.uncheckedRequirement)
    return false
  }

  /// Appends states: by the attributes of HTML and ARIA that there are, and by one of ours for the looks of the others.
  private mutating func append(_ state: ControlState, native: ControlState) {
    if state.contains(.readOnly) {
      if native.contains(.readOnly) {
        bytes.append(verbatim: " readonly")
      } else {
        report(.property("read-only state"))
      }
    }
    if state.contains(.invalid), native.contains(.invalid) {
      bytes.append(verbatim: " aria-invalid=\"true\"")
    }
    if state.contains(.loading) { bytes.append(verbatim: " aria-busy=\"true\"") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    append(state, except: native.union(.loading))
  }

  fileprivate mutating func append(
    _ resolved: ResolvedControl<SegmentedControl>, segment index: Int, _ tag: StyledTag
  ) {
    let control = resolved.element
    let state = control.state(ofSegmentAt: index)
    tag.append(behind: "<label", 1, to: &bytes)
    append(state, except: [.selected, .disabled])
    bytes.append(verbatim: "><input type=\"radio\"")
    tag.append(2, to: &bytes)
    if index == 0, !control.accessibility.isEmpty { append(identifierOf: control.accessibility) }
    append(groupNameOf: resolved)
    append(" value", control.value(ofSegmentAt: index) ?? "")
    if state.contains(.selected) { bytes.append(verbatim: " checked") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    bytes.append(UInt8(ascii: ">"))
    append(control.segments[index].image, insets: .zero, part: "image of segment \(index + 1)")
    let title = text(
      control.segments[index].title, in: tag, resolved: resolved.title(ofSegmentAt: index))
    append(behind: "<span", tag, 3, holding: title, named: "segment \(index + 1)", before: "</span></label>")
  }

  /// Appends the states of several choices as a whole, and what names and describes them.
  mutating func appendGroup<Element: InputControl>(_ group: ResolvedControl<Element>) {
    let state = group.box.element.state
    if let name = submitted(group.box.element.name) { report(groupNamed: name) }
    append(state, except: .ofChoices)
    if state.contains(.required) { bytes.append(verbatim: " aria-required=\"true\"") }
    if state.contains(.readOnly) { report(.property("read-only state")) }
    if state.contains(.invalid) { bytes.append(verbatim: " aria-invalid=\"true\"") }
    if state.contains(.loading) { bytes.append(verbatim: " aria-busy=\"true\"") }
    if state.contains(.disabled) { bytes.append(verbatim: " disabled") }
    appendNames(of: group, isControl: false)
    // Its first choice has it, if there is one.
    if group.box.element.titledChoiceCount == 0 { append(identifierOf: group.box.element.accessibility) }
  }

  /// Appends the name that makes radio buttons a group.
  mutating func append<Element: InputControl>(groupNameOf group: ResolvedControl<Element>) {
    let accessibility = group.box.element.accessibility
    if !accessibility.isEmpty, accessibility.isHidden { bytes.append(verbatim: " tabindex=\"-1\"") }
    if let name = group.submittedName { return append(" name", name) }
    // Of another form, they aren't submitted with this one.
    append(" name", identifier: group.number)
    if let form = group.unsubmittedNumber {
      append(" form", identifier: form)
    } else {
      // Outside of forms too, since others there may have the name.
      looseForm = looseForm ?? group.number
      append(" form", looseIdentifier: looseForm ?? 0)
    }
  }
}

extension ControlState {
  /// What HTML and ARIA have attributes for in fields that people type into.
  static let ofFields: Self = [.required, .readOnly, .invalid, .loading, .disabled]
  /// Those of fields that always have a value, so that nothing is required.
  static let ofFilledFields: Self = [.invalid, .loading, .disabled]
  /// What they have attributes for in controls that are chosen.
  static let ofChoices: Self = [.selected, .required, .invalid, .loading, .disabled]
}

extension Switch: HTMLControl {
  static func append(_ resolved: ResolvedControl<Switch>, to writer: inout HTMLWriter) {
    let isLabelled = writer.open(labelOf: resolved, isFlexible: false)
    writer.bytes.append(verbatim: "<input type=\"checkbox\" role=\"switch\"")
    writer.append(identifierOf: resolved)
    writer.tables.switches.tag(of: resolved.box, &writer.styles).append(to: &writer.bytes)
    writer.append(submittedName: resolved.box.element.name)
    if let value = resolved.box.element.value { writer.append(" value", value) }
    if resolved.state.contains(.selected) { writer.bytes.append(verbatim: " checked") }
    writer.close(resolved, native: .ofChoices, isLabelled: isLabelled)
  }
}

extension TextField: HTMLField {
  static var table: FieldTable { \.fields }

  static func append(attributesOf style: FieldStyle, _ rules: InputRules, to sink: inout some ByteSink) {
    sink.append(inputAttributesOf: style, rules)
  }

  static func append(_ resolved: ResolvedControl<TextField>, to writer: inout HTMLWriter) {
    let isLabelled = writer.open(labelOf: resolved)
    let tag = writer.tag(of: resolved)
    writer.bytes.append(verbatim: "<input")
    let hasRules = resolved.box.element.hasRules
    let isSecret = resolved.hidesText(in: tag)
    if !hasRules {
      writer.append(attributesOf: resolved, in: tag)
    } else {
      let rules = resolved.box.element.rules
      writer.append(attributesOf: resolved, rules, in: tag)
      writer.append(rules)
      if let pattern = rules.pattern { writer.append(" pattern", pattern) }
      if !rules.suggestions.isEmpty {
        if isSecret {
          // Browsers suggest nothing there, and the page would reveal secrets.
          writer.report(.property("suggestions"))
        } else {
          writer.append(" list", writer.listIdentifier(of: resolved))
        }
      }
    }
    writer.append(identifierOf: resolved)
    tag.append(to: &writer.bytes)
    writer.append(submittedName: resolved.box.element.name)
    // Without rules, only the style makes it a secret.
    let hasText = !resolved.box.element.text.isEmpty
    let mayBeSecret = hasRules || isSecret
    let isShown = mayBeSecret ? writer.reveals(resolved, in: tag, hasValue: hasText) : hasText
    if isShown { writer.append(" value", resolved.box.element.text) }
    if let placeholder = resolved.box.element.placeholder {
      writer.append(placeholder, isPlain: tag.isPlain(), of: resolved)
    }
    writer.close(resolved, native: .ofFields, isLabelled: isLabelled)
    if hasRules, !isSecret { writer.append(suggestionsFor: resolved) }
  }
}

extension HTMLWriter {
  /// Appends the texts that people may choose in place of typing, if there are any.
  fileprivate mutating func append(suggestionsFor field: ResolvedControl<TextField>) {
    let suggestions = field.box.element.rules.suggestions
    guard !suggestions.isEmpty else { return }
    bytes.append(verbatim: "<datalist")
    append(" id", listIdentifier(of: field))
    bytes.append(UInt8(ascii: ">"))
    for suggestion in suggestions {
      bytes.append(verbatim: "<option")
      append(" value", suggestion)
      bytes.append(verbatim: "></option>")
    }
    bytes.append(verbatim: "</datalist>")
  }

  /// The identifier of the texts that people may choose for a field.
  fileprivate func listIdentifier(of field: ResolvedControl<TextField>) -> String {
    identifier(ofNumber: field.number) + "-list"
  }

  /// The identifier of what has a number.
  func identifier(ofNumber number: Int) -> String {
    let prefix = String(decoding: identifierPrefix, as: UTF8.self)
    return prefix + (prefix.isEmpty ? "e" : "-e") + String(number)
  }
}

extension SegmentedControl: HTMLControl {
  static func append(_ resolved: ResolvedControl<SegmentedControl>, to writer: inout HTMLWriter) {
    let control = resolved.element
    let tag = writer.tables.segmentedControls.tag(
      of: resolved.box, &writer.styles, content: { StyledContent(anyOf: $0.titleStyles) })
    tag.append(behind: "<fieldset role=\"radiogroup\"", to: &writer.bytes)
    writer.appendGroup(resolved)
    writer.bytes.append(UInt8(ascii: ">"))
    for index in control.segments.indices { writer.append(resolved, segment: index, tag) }
    writer.bytes.append(verbatim: "</fieldset>")
  }
}
