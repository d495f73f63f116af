import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func open(_ field: ResolvedFormField) {
    reportUnshown(of: field.element)
    let style = field.element.style
    var container = LayoutNode.Container(spacing: max(terminal.cells(down: style.spacing), 0))
    container.standsApart = true
    if field.error != nil, style.marksErrors {
      container.frame = terminal.frame(BackgroundStyle(border: style.errorBorder))
      container.insets = terminal.cells(style.errorInsets)
    }
    start(container)
    areRequiredMarked.append(field.showsRequiredMark)
    if field.hasLabel { append(textPart(field.markedLabel, part: "label")) }
    if let help = field.help { append(textPart(help, part: "help")) }
    if let error = field.error {
      start(.line)
      // Without colours, a mark shows an invalid field.
      if !terminal.showsColors { append(TextPart(text: terminal.readyText(StyledString(TextMark.error)))) }
      append(textPart(error, part: "error"))
      finish()
    }
  }

  mutating func close(_ field: ResolvedFormField) {
    areRequiredMarked.removeLast()
    finish()
  }

  /// Appends a box and the text beside it.
  ///
  /// - Parameters:
  ///   - sides: The sides of the box.
  ///   - state: The states of the box.
  ///   - label: The text beside it; nil for none.
  ///   - control: The control, whose style the box has.
  ///   - part: The part of the control, for reports.
  fileprivate mutating func append<Element: InputControl>(
    box sides: (String, String), in state: ControlState, _ label: ShownText?, _ control: Element, part: String
  ) where Element.Style == CheckboxStyle {
    let style = control.style
    start(
      LayoutNode.Container(
        axis: .horizontal, spacing: max(terminal.cells(across: style.spacing), 1), alignment: .leading))
    let box = style.states.style(for: state) ?? CheckboxStateStyle()
    append(line: drawn(box, sides, style.mark, in: state), in: control.state)
    if let label { append(textPart(label, part: part)) }
    finish()
  }

  /// The mark of a box between its sides, in the colours of its style if they can be distinguished.
  private mutating func drawn(
    _ box: CheckboxStateStyle, _ sides: (String, String), _ mark: CheckboxStyle.Mark, in state: ControlState
  ) -> StyledString {
    let fill = terminal.resolvedFill(box.background.color)
    let behind = ground.covered(with: fill)
    func style(_ color: Color?) -> TextStyle {
      var style = TextStyle()
      guard terminal.showsColors else { return style }
      if fill.alpha > 0 { style.backgroundColor = fill }
      let isSet = color.map { terminal.resolved($0).alpha > 0 } ?? false
      guard isSet || fill.alpha > 0 else { return style }
      style.color = distinct(terminal.resolved(isSet ? color ?? .label : .label), from: behind)
      return style
    }
    let border = box.background.border
    let side = style(border.width > 0 ? border.color : nil)
    let text = state.contains(.selected) ? (mark == .dot ? "*" : "x") : " "
    return "\(sides.0, style: side)\(text, style: style(box.markColor))\(sides.1, style: side)"
  }

  /// Appends a field of one line.
  mutating func append<Element: FieldControl>(field: ResolvedControl<Element>) {
    if field.element.submitsFiles { report(.property("choice of files")) }
    append(beside: field.label) { writer in
      var part = writer.part(of: field)
      if let control = field.element as? any ChoiceControl {
        writer.reportUnshown(of: control.choices)
        part.ending = writer.terminal.profile.drawsASCIIOnly ? " v" : " ▾"
        part.rows = 1
      }
      writer.append(part)
    }
  }

  /// Reports details that a closed list shows for none of its choices, not even the selected one.
  private mutating func reportUnshown(of choices: [Choice]) {
    // By index, since copies would be retained.
    for index in choices.indices {
      choices[index].forEachLossInList { report($0, part: "choice \(index + 1)") }
    }
  }

  /// A field with its value.
  fileprivate mutating func part<Element: FieldControl>(of field: ResolvedControl<Element>) -> FieldPart {
    let style = field.element.style
    if style.clearButton != .never { report(.clearButton) }
    let text: ReadyText
    switch field.fieldText {
    case .value(let value): text = readyText(value, part: "text")
    case .secret(let count):
      // One dot per character, as people count them while they type.
      let dots = String(repeating: terminal.profile.drawsASCIIOnly ? "*" : "•", count: min(count, 64))
      text = terminal.readyText(StyledString(dots, style: style.text(for: field.state)))
    case .placeholder(let placeholder): text = readyText(placeholder, part: "placeholder")
    case .nothing: text = terminal.readyText(StyledString("", style: style.text(for: field.state)))
    }
    let enabled = field.state.subtracting(.disabled)
    let background = style.background(for: field.state)
    let drawn = background.withoutHairline
    var isShown = drawn != style.background(for: enabled).withoutHairline
    switch field.fieldText {
    case .value, .secret: isShown = isShown || style.text(for: field.state) != style.text(for: enabled)
    case .placeholder: break
    // There is no text that could be faint.
    case .nothing:
      if !field.element.isEnabled, !(isShown && terminal.showsColors), terminal.profile.writesSequences {
        report(.property("disabled state"))
      }
    }
    var insets = style.contentInsets
    // The line or bracket replaces the padding beside a hairline.
    if drawn != background, drawn == .none {
      insets.leading = max(0, insets.leading - terminal.options.cellSize.width)
      insets.trailing = max(0, insets.trailing - terminal.options.cellSize.width)
    }
    var part = FieldPart(
      text: faint(text, in: field.element.state, isShown: isShown), box: box(drawn, insets))
    // A read-only field doesn't show its extent.
    if drawn != background, showsExtent(of: part.box.frame) { report(.property("border")) }
    if !showsExtent(of: part.box.frame), !field.element.isReadOnly {
      if terminal.profile.writesSequences {
        let behind = ground.filled(with: part.box.frame.fills)
        let isLower = drawn != background && background.border.borderEdges.contains(.bottom)
        let color = isLower ? background.border.color : .separator
        let line = distinct(terminal.resolved(color), from: behind)
        part.rest = CellLook(foreground: line, underline: .single)
      } else {
        part.box.marks = ("[", "]")
      }
    }
    return part
  }

  mutating func visit(_ bar: ResolvedProgressBar) {
    let style = bar.element.style
    reportUnshown(of: bar.element)
    var content = TerminalProgressBar(bar.element.fraction ?? 0)
    let track = terminal.resolvedFill(style.track.color)
    let grounds = Ground(colors: ground.colors + ground.covered(with: track).colors)
    content.style.color = style.fillColor.map { distinct(terminal.resolved($0), from: grounds) }
    if track.alpha > 0 { content.trackStyle.backgroundColor = track }
    content.showsPercentage = bar.element.fraction != nil
    append(beside: bar.label) { $0.append(BarPart(bar: content)) }
  }
}

extension Checkbox: TerminalControl {
  static func append(_ checkbox: ResolvedControl<Checkbox>, to writer: inout InterfaceWriter) {
    writer.append(
      box: ("[", "]"), in: checkbox.state, checkbox.label, checkbox.element, part: "label")
  }
}

extension RadioGroup: TerminalControl {
  static func append(_ group: ResolvedControl<RadioGroup>, to writer: inout InterfaceWriter) {
    let element = group.element
    writer.start(
      LayoutNode.Container(
        axis: element.axis, spacing: element.axis == .horizontal ? 2 : 0, alignment: .leading))
    for index in element.choices.indices {
      if let divider = group.divider(ofChoiceAt: index) {
        writer.append(writer.textPart(divider.text, part: "divider"))
      }
      let hint = group.hint(ofChoiceAt: index)
      if hint != nil { writer.start(LayoutNode.Container()) }
      writer.append(
        box: ("(", ")"), in: group.state(ofChoiceAt: index), group.title(ofChoiceAt: index), element,
        part: "choice \(index + 1)")
      guard let hint else { continue }
      // Below the title, after the box.
      let indent = 3 + max(writer.terminal.cells(across: element.style.spacing), 1)
      writer.start(LayoutNode.Container(insets: writer.terminal.insets(leading: indent)))
      writer.append(writer.textPart(hint.text, part: "hint"))
      writer.finish()
      writer.finish()
    }
    writer.finish()
  }
}

extension Slider: TerminalControl {
  static func append(_ slider: ResolvedControl<Slider>, to writer: inout InterfaceWriter) {
    let element = slider.element
    var bar = TerminalProgressBar(element.fraction)
    bar.style.color = element.style.fillColor(for: slider.state).map {
      writer.distinct(writer.terminal.resolved($0), from: writer.ground)
    }
    bar.showsPercentage = false
    writer.append(beside: slider.label) { writer in
      writer.start(.line)
      writer.append(BarPart(bar: bar))
      writer.append(line: StyledString(slider.shownText ?? ""), in: element.state)
      writer.finish()
    }
  }
}

extension ColorField: TerminalControl {
  /// Appends a swatch of the colour between the sides of its frame, and the colour as a text.
  static func append(_ field: ResolvedControl<ColorField>, to writer: inout InterfaceWriter) {
    let element = field.element
    let frame = element.style.frame(for: field.state)
    let line = writer.terminal.resolved(frame.border.color)
    let color = line.alpha == 0 ? .label : line
    let fill = writer.terminal.resolvedFill(frame.color)
    let behind = writer.ground.covered(with: fill)
    let side = TextStyle(color: writer.distinct(writer.terminal.resolved(color), from: behind))
      .restyled { if fill.alpha > 0 { $0.backgroundColor = fill } }
    let filled = TextStyle().restyled { $0.backgroundColor = element.submittedColor }
    writer.append(beside: field.label) { writer in
      writer.start(.line)
      if writer.terminal.showsColors {
        writer.append(
          line: "\("[", style: side)\("    ", style: filled)\("]", style: side)", in: element.state)
      }
      writer.append(line: StyledString(field.shownText ?? ""), in: element.state)
      writer.finish()
    }
  }
}

extension TextArea: TerminalControl {
  static func append(_ area: ResolvedControl<TextArea>, to writer: inout InterfaceWriter) {
    writer.append(beside: area.label) { writer in
      var part = writer.part(of: area)
      part.rows = min(area.element.rows, 100)
      writer.append(part)
    }
  }
}

/// A bar, which takes the full width.
struct BarPart: InterfacePart {
  var bar: TerminalProgressBar

  var traits: PartTraits { .grows }
  func idealWidth(_ metrics: CellMetrics) -> Int { 24 }
  func minimumWidth(_ metrics: CellMetrics) -> Int { 8 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    bar.block(columns: columns, in: &terminal)
  }
}

extension FieldControl {
  /// Whether it is visible that the value can't be changed: by the style, or by a field without a box, which doesn't
  /// look like a field.
  var showsReadOnly: Bool {
    let editable = state.subtracting(.readOnly)
    let background = style.background(for: state).withoutHairline
    return background == .none || background != style.background(for: editable).withoutHairline
      || style.text(for: state) != style.text(for: editable)
  }
}

extension BackgroundStyle {
  /// The background without a border that is thinner than a point.
  ///
  /// Terminals have no lines that thin, and a field with a hairline stays on a single line.
  fileprivate var withoutHairline: BackgroundStyle {
    border.width > 0 && border.width < 1 ? restyled { $0.border = .none } : self
  }
}
