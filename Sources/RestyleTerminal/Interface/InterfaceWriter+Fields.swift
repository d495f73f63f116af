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
      // Where no colours tell that something is wrong.
      if !terminal.showsColors { append(TextPart(text: terminal.readyText("!"))) }
      append(textPart(error, part: "error"))
      finish()
    }
  }

  mutating func close(_ field: ResolvedFormField) { finish() }

  mutating func visit(_ checkbox: ResolvedControl<Checkbox>) {
    reportDisabled(checkbox.element)
    append(
      mark: checkbox.state.contains(.selected) ? "[x]" : "[ ]", checkbox.label, checkbox.element,
      part: "label")
  }

  mutating func visit(_ group: ResolvedControl<RadioGroup>) {
    let element = group.element
    reportDisabled(element)
    start(
      LayoutNode.Container(
        axis: element.axis, spacing: element.axis == .horizontal ? 2 : 0, alignment: .leading))
    for index in element.choices.indices {
      let isChosen = group.state(ofChoiceAt: index).contains(.selected)
      append(
        mark: isChosen ? "(*)" : "( )", group.title(ofChoiceAt: index), element, part: "choice \(index + 1)")
    }
    finish()
  }

  /// Appends a box and the text beside it.
  private mutating func append(mark: String, _ label: ShownText?, _ control: some Control, part: String) {
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .leading))
    let text = terminal.readyText(StyledString(mark))
    append(SwitchPart(line: terminal.line(of: faint(text, control), columns: 3)))
    if let label { append(textPart(label, part: part)) }
    finish()
  }

  mutating func visit(_ picker: ResolvedControl<Picker>) {
    startLabelled(picker.label)
    append(
      readyText(picker.shownChoice, part: "choice"), of: picker,
      ending: terminal.profile.drawsASCIIOnly ? " v" : " ▾")
    finishLabelled(picker.label)
  }

  mutating func visit(_ field: ResolvedControl<NumberField>) {
    startLabelled(field.label)
    append(ready(field.element.value?.shortText, in: field), of: field)
    finishLabelled(field.label)
  }

  mutating func visit(_ slider: ResolvedControl<Slider>) {
    let element = slider.element
    reportDisabled(element)
    startLabelled(slider.label)
    var bar = TerminalProgressBar(element.fraction)
    bar.style.color = element.style.fillColor(for: slider.state)
    bar.showsPercentage = false
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    append(BarPart(bar: bar))
    let value = terminal.readyText(StyledString(element.shownValue.shortText))
    append(SwitchPart(line: terminal.line(of: faint(value, element), columns: Int.max.asLength)))
    finish()
    finishLabelled(slider.label)
  }

  mutating func visit(_ field: ResolvedControl<DateField>) {
    startLabelled(field.label)
    append(ready(field.element.text(of: field.element.value), in: field), of: field)
    finishLabelled(field.label)
  }

  mutating func visit(_ field: ResolvedControl<FileField>) {
    report(.property("choice of files"))
    startLabelled(field.label)
    append(ready(nil, in: field), of: field)
    finishLabelled(field.label)
  }

  mutating func visit(_ area: ResolvedControl<TextArea>) {
    let element = area.element
    startLabelled(area.label)
    let text =
      element.text.isEmpty
      ? area.placeholder.map { readyText($0, part: "placeholder") } ?? readyText(area.text)
      : readyText(area.text, part: "text")
    reportDisabled(element)
    let field = fieldPart(faint(text, element), element.style, in: area.state)
    append(AreaPart(field: field, rows: min(element.rows, 100)))
    finishLabelled(area.label)
  }

  /// A value of a field as a text.
  private mutating func ready<Element: Control & StyledElement>(
    _ value: String?, in field: ResolvedControl<Element>
  ) -> ReadyText where Element.Style == FieldStyle {
    terminal.readyText(StyledString(value ?? "", style: field.element.style.text(for: field.state)))
  }

  private mutating func append<Element: Control & StyledElement>(
    _ text: ReadyText, of field: ResolvedControl<Element>, ending: String = ""
  ) where Element.Style == FieldStyle {
    reportDisabled(field.element)
    var part = fieldPart(faint(text, field.element), field.element.style, in: field.state)
    part.ending = ending
    append(part)
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

/// A field of several lines, which is as wide as there is room.
struct AreaPart: InterfacePart {
  var field: FieldPart
  /// How many lines there are at least.
  var rows: Int

  var grows: Bool { true }
  func idealWidth(_ metrics: CellMetrics) -> Int { field.idealWidth(metrics) }
  func minimumWidth(_ metrics: CellMetrics) -> Int { field.minimumWidth(metrics) }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    let marks = field.marks
    let room = max(columns - field.around, 1)
    let text = TextPart(text: field.text, isMirrored: terminal.isMirrored)
      .block(columns: room, in: &terminal).aligned(.leading, rows: rows)
    let lines = text.aligned(terminal.isMirrored ? .trailing : .leading, columns: room)
    let width = room + marks.leading.utf8.count + marks.trailing.utf8.count
    let inside = lines.mapLines(width: width) { line in
      var marked = CellLine()
      if !marks.leading.isEmpty {
        marked.append(CellRun(text: marks.leading, width: marks.leading.utf8.count, look: .plain))
      }
      marked.append(line)
      marked.append(spaces: room - line.width, field.rest ?? .plain)
      if !marks.trailing.isEmpty {
        marked.append(CellRun(text: marks.trailing, width: marks.trailing.utf8.count, look: .plain))
      }
      return marked
    }
    return field.frame.drawn(around: inside.padded(field.padding))
  }
}

/// A bar, which is as wide as there is room.
struct BarPart: InterfacePart {
  var bar: TerminalProgressBar

  var grows: Bool { true }
  func idealWidth(_ metrics: CellMetrics) -> Int { 24 }
  func minimumWidth(_ metrics: CellMetrics) -> Int { 8 }

  func block(columns: Int, in terminal: inout TerminalRenderer) -> TerminalBlock {
    bar.block(columns: columns, in: &terminal)
  }
}
