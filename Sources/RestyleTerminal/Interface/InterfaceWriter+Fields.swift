import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func open(_ field: ResolvedFormField) {
    let style = field.element.style
    start(LayoutNode.Container(spacing: max(terminal.cells(down: style.spacing), 0), alignment: .leading))
    append(textPart(field.label, part: "label"))
    if let help = field.help { append(textPart(help, part: "help")) }
    if let error = field.error {
      start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
      // The mark of an invalid field where there are no colours.
      if !terminal.showsColors { append(TextPart(text: terminal.readyText("!"))) }
      append(textPart(error, part: "error"))
      finish()
    }
  }

  mutating func close(_ field: ResolvedFormField) { finish() }

  /// Appends a box and the text beside it.
  fileprivate mutating func append(mark: String, _ label: ShownText?, _ control: some Control, part: String) {
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
    let text = terminal.readyText(StyledString(mark))
    append(SwitchPart(line: terminal.line(of: faint(text, control), columns: 3)))
    if let label { append(textPart(label, part: part)) }
    finish()
  }

  /// Appends a field of one line.
  mutating func append<Element: FieldControl>(field: ResolvedControl<Element>) {
    if field.element.submitsFiles { report(.property("choice of files")) }
    startLabelled(field.label)
    var part = part(of: field)
    if field.element is any ChoiceControl { part.ending = terminal.profile.drawsASCIIOnly ? " v" : " ▾" }
    append(part)
    finishLabelled(field.label)
  }

  /// A field with its value.
  fileprivate mutating func part<Element: FieldControl>(of field: ResolvedControl<Element>) -> FieldPart {
    let style = field.element.style
    if style.clearButton != .never { report(.clearButton) }
    let text: ReadyText
    switch field.fieldText {
    case .value(let value): text = readyText(value, part: "text")
    case .secret(let count):
      // As many as there are characters, as people count them while they type.
      let dots = String(repeating: terminal.profile.drawsASCIIOnly ? "*" : "•", count: min(count, 64))
      text = terminal.readyText(StyledString(dots, style: style.text(for: field.state)))
    case .placeholder(let placeholder): text = readyText(placeholder, part: "placeholder")
    case .nothing: text = terminal.readyText(StyledString("", style: style.text(for: field.state)))
    }
    return fieldPart(faint(text, field.element), style, in: field.state)
  }
}

extension InterfaceWriter {
  mutating func visit(_ bar: ResolvedProgressBar) {
    let style = bar.element.style
    var content = TerminalProgressBar(bar.element.fraction ?? 0)
    content.style.color = style.fillColor
    if style.track.color != .clear { content.trackStyle.backgroundColor = style.track.color }
    content.showsPercentage = bar.element.fraction != nil
    startLabelled(bar.label)
    append(BarPart(bar: content))
    finishLabelled(bar.label)
  }
}

extension Checkbox: TerminalControl {
  static func append(_ checkbox: ResolvedControl<Checkbox>, to writer: inout InterfaceWriter) {
    writer.append(
      mark: checkbox.state.contains(.selected) ? "[x]" : "[ ]", checkbox.label, checkbox.element,
      part: "label")
  }
}

extension RadioGroup: TerminalControl {
  static func append(_ group: ResolvedControl<RadioGroup>, to writer: inout InterfaceWriter) {
    let element = group.element
    writer.start(
      LayoutNode.Container(
        axis: element.axis, spacing: element.axis == .horizontal ? 2 : 0, alignment: .leading))
    for index in element.choices.indices {
      let isChosen = group.state(ofChoiceAt: index).contains(.selected)
      writer.append(
        mark: isChosen ? "(*)" : "( )", group.title(ofChoiceAt: index), element, part: "choice \(index + 1)")
    }
    writer.finish()
  }
}

extension Slider: TerminalControl {
  static func append(_ slider: ResolvedControl<Slider>, to writer: inout InterfaceWriter) {
    let element = slider.element
    writer.startLabelled(slider.label)
    var bar = TerminalProgressBar(element.fraction)
    bar.style.color = element.style.fillColor(for: slider.state)
    bar.showsPercentage = false
    writer.start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    writer.append(BarPart(bar: bar))
    let value = writer.terminal.readyText(StyledString(element.shownValue.shortText))
    writer.append(
      SwitchPart(line: writer.terminal.line(of: writer.faint(value, element), columns: Int.max.asLength)))
    writer.finish()
    writer.finishLabelled(slider.label)
  }
}

extension ColorField: TerminalControl {
  /// Appends a swatch of the colour between the sides of its frame, and the colour as a text.
  static func append(_ field: ResolvedControl<ColorField>, to writer: inout InterfaceWriter) {
    let element = field.element
    let line = element.style.frame(for: field.state).border.color
    let side = TextStyle().restyled { $0.color = line == .clear ? nil : line }
    let filled = TextStyle().restyled { $0.backgroundColor = element.submittedColor }
    writer.startLabelled(field.label)
    writer.start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
    if writer.terminal.showsColors {
      let swatch: StyledString = "\("[", style: side)\("    ", style: filled)\("]", style: side)"
      let text = writer.terminal.readyText(swatch)
      writer.append(SwitchPart(line: writer.terminal.line(of: text, columns: 6)))
    }
    let text = writer.faint(writer.terminal.readyText(StyledString(field.shownText ?? "")), element)
    writer.append(SwitchPart(line: writer.terminal.line(of: text, columns: 7)))
    writer.finish()
    writer.finishLabelled(field.label)
  }
}

extension TextArea: TerminalControl {
  static func append(_ area: ResolvedControl<TextArea>, to writer: inout InterfaceWriter) {
    writer.startLabelled(area.label)
    var part = writer.part(of: area)
    part.rows = min(area.element.rows, 100)
    writer.append(part)
    writer.finishLabelled(area.label)
  }
}

/// A bar, which takes the full width.
struct BarPart: InterfacePart {
  var bar: TerminalProgressBar

  var grows: Bool { true }
  func idealWidth(_ metrics: CellMetrics) -> Int { 24 }
  func minimumWidth(_ metrics: CellMetrics) -> Int { 8 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    bar.block(columns: columns, in: &terminal)
  }
}
