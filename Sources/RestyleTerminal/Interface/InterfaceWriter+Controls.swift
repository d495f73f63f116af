import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ button: ResolvedButton) {
    let element = button.element
    if element.image != nil { report(.property("image")) }
    reportUnshown(of: element)
    let style = element.style
    var text = readyText(button.title, part: "title")
    if case .follow(let link) = element.action, element.isEnabled { text = linked(text, to: link) }
    reportStates(element.state)
    let background = element.stateStyle?.background ?? .none
    var box = box(background, style.contentInsets)
    if terminal.showsColors {
      if !box.frame.fills.isEmpty || terminal.hidesFill(of: background) {
        box.padSides()
        if !showsExtent(of: box.frame) {
          box.mark("[", "]", markLook(for: text, on: ground.filled(with: box.frame.fills)))
        }
      }
    } else if box.frame.edges.isEmpty {
      box.padding = .zero
      box.marks = element.isSelected ? ("[*", "*]") : ("[ ", " ]")
    }
    let alignment = style.alignment.onScreen(isMirrored: terminal.isMirrored) ?? .center
    let isShown = element.stateStyle != element.disabled(false).stateStyle
    let part = ButtonPart(
      text: faint(text, in: element.state, isShown: isShown), box: box, alignment: alignment)
    append(markedFor: element.state) { $0.append(part) }
  }

  /// The box around the content of a control, with lines that can be distinguished from its background.
  mutating func box(_ background: BackgroundStyle, _ insets: EdgeInsets, part: String? = nil) -> ControlBox {
    var frame = terminal.frame(background, part: part)
    if let line = frame.lineLook.foreground {
      frame.lineLook = CellLook(foreground: distinct(line, from: ground))
    }
    return ControlBox(frame: frame, padding: terminal.cells(insets))
  }

  /// Whether colours or lines show the extent of a control.
  func showsExtent(of frame: BoxFrame) -> Bool {
    !frame.edges.isEmpty
      || !frame.fills.isEmpty && terminal.isDistinct(ground.filled(with: frame.fills), from: ground)
  }

  /// The look of a mark in a control: the colour of its text, or of labels, adjusted so that it is visible on the
  /// ground.
  mutating func markLook(for text: ReadyText, on ground: Ground) -> CellLook {
    let color = text.runs.first?.style.attribute(for: .color) ?? .label
    return CellLook(foreground: distinct(terminal.resolved(color), from: ground))
  }

  fileprivate mutating func divider(
    _ style: SegmentedControlStyle, _ leading: ControlState, _ trailing: ControlState
  ) -> CellRun? {
    guard let divider = style.divider(between: leading, and: trailing) else { return nil }
    return terminal.line(of: divider.separator.style)?.vertical
  }

  // Shared by all controls.

  /// Appends a control beside its label.
  mutating func append(beside label: ResolvedLabel?, _ appendControl: (inout Self) -> Void) {
    guard let label else { return appendControl(&self) }
    start(
      LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center), labelColumn: labelColumn)
    visit(label)
    appendControl(&self)
    finish()
  }

  /// Appends a text of a control that is never broken.
  mutating func append(line text: StyledString, in state: ControlState) {
    let text = faint(terminal.readyText(text), in: state)
    append(ControlLinePart(line: terminal.line(of: text, columns: Int.max.asLength)))
  }
}

extension Switch: TerminalControl {
  static func append(_ control: ResolvedControl<Switch>, to writer: inout InterfaceWriter) {
    writer.append(beside: control.label) { writer in
      if let line = writer.line(of: control.box) {
        writer.append(ControlLinePart(line: line))
      } else {
        let element = control.box.element
        writer.append(line: StyledString(TextMark.box(isOn: element.isOn)), in: element.state)
      }
    }
  }
}

extension SegmentedControl: TerminalControl {
  static func append(_ control: ResolvedControl<SegmentedControl>, to writer: inout InterfaceWriter) {
    let element = control.element
    let style = element.style
    let showsColors = writer.terminal.showsColors
    let box = writer.box(style.background, style.contentInsets)
    let ground = writer.ground.filled(with: box.frame.fills)
    var segments = element.segments.indices.map { index -> ButtonPart in
      let part = "segment \(index + 1)"
      if element.segments[index].image != nil { writer.report(.property("image"), part: part) }
      let state = element.state(ofSegmentAt: index)
      var background = style.style(for: state)?.background ?? .none
      // Segments are joined, and only their colours distinguish them.
      background.border = .none
      background.shadows = []
      let isShown = style.style(for: state) != style.style(for: state.subtracting(.disabled))
      var segment = ButtonPart(
        text: writer.faint(
          writer.readyText(control.title(ofSegmentAt: index), part: part), in: element.state, isShown: isShown
        ),
        box: writer.box(background, style.segmentInsets, part: part))
      if showsColors {
        segment.box.padSides()
      } else {
        let isMirrored = writer.terminal.isMirrored
        let mark = state.contains(.selected) ? "(*)" : "( )"
        segment.box = ControlBox(
          frame: BoxFrame(), padding: .zero, marks: isMirrored ? ("", " " + mark) : (mark + " ", ""))
        segment.alignment = StackStyle.Alignment.leading.mirrored(isMirrored)
      }
      return segment
    }
    writer.mark(&segments, selected: { element.state(ofSegmentAt: $0).contains(.selected) }, on: ground)
    let dividers = element.segments.indices.dropLast().map { index -> CellRun? in
      writer.divider(style, element.state(ofSegmentAt: index), element.state(ofSegmentAt: index + 1))
    }
    writer.append(
      SegmentsPart(
        segments: segments, dividers: showsColors ? dividers : [],
        box: box, spacing: showsColors ? 0 : 2))
  }
}

extension InterfaceWriter {
  /// Marks the selected segments, unless their colours can be distinguished from those of all others.
  fileprivate mutating func mark(
    _ segments: inout [ButtonPart], selected isSelected: (Int) -> Bool, on ground: Ground
  ) {
    guard terminal.showsColors else { return }
    let grounds = segments.map { ground.filled(with: $0.box.frame.fills) }
    let others = segments.indices.filter { !isSelected($0) }
    for index in segments.indices where isSelected(index) {
      let isSeen = others.allSatisfy { terminal.isDistinct(grounds[index], from: grounds[$0]) }
      if isSeen, !others.isEmpty { continue }
      segments[index].box.mark("[", "]", markLook(for: segments[index].text, on: grounds[index]))
    }
  }
}
