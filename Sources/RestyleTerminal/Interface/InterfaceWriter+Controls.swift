import Restyle
import RestyleElements
import RestyleRendering

extension InterfaceWriter {
  mutating func visit(_ button: ResolvedButton) {
    let element = button.element
    if element.image != nil { report(.property("image")) }
    let style = element.style
    var text = readyText(button.title, part: "title")
    if case .follow(let link) = element.action, element.isEnabled { text = linked(text, to: link) }
    reportDisabled(element)
    var part = buttonPart(
      faint(text, element), element.stateStyle?.background ?? .none, style.contentInsets,
      isSelected: element.isSelected)
    part.alignment = style.alignment.inLine(isMirrored: terminal.isMirrored)
    append(part)
  }

  /// A text in a box that identifies it as a button.
  private mutating func buttonPart(
    _ text: ReadyText, _ background: BackgroundStyle, _ insets: EdgeInsets, isSelected: Bool
  ) -> ButtonPart {
    var part = ButtonPart(text: text, frame: terminal.frame(background), padding: terminal.cells(insets))
    if terminal.showsColors {
      // Text at the very edge of a colour is hard to read.
      if !part.frame.fills.isEmpty {
        part.padding.left = max(part.padding.left, 1)
        part.padding.right = max(part.padding.right, 1)
      }
    } else if part.frame.edges.isEmpty {
      part.padding = .zero
      part.marks = isSelected ? ("[*", "*]") : ("[ ", " ]")
    }
    return part
  }

  /// A text in a field in a state.
  mutating func fieldPart(_ text: ReadyText, _ style: FieldStyle, in state: ControlState) -> FieldPart {
    let frame = terminal.frame(style.background(for: state))
    var part = FieldPart(text: text, frame: frame, padding: terminal.cells(style.contentInsets))
    if frame.fills.isEmpty, frame.edges.isEmpty {
      if terminal.profile.writesSequences {
        part.rest = CellLook(foreground: terminal.resolved(.separator), underline: .single)
      } else {
        part.marks = ("[", "]")
      }
    }
    return part
  }

  fileprivate mutating func divider(
    _ style: SegmentedControlStyle, _ leading: ControlState, _ trailing: ControlState
  ) -> CellRun? {
    guard let divider = style.divider(between: leading, and: trailing) else { return nil }
    if divider.image != nil { report(.property("image")) }
    let line = divider.separator.style
    guard terminal.isSeen(line.width, line.color) else { return nil }
    return CellRun(
      text: terminal.line(of: line).vertical(), width: 1,
      look: CellLook(foreground: terminal.resolved(line.color)))
  }
}

// What all controls share.
extension InterfaceWriter {
  /// Starts the container of a control and its label.
  mutating func startLabelled(_ label: ResolvedLabel?) {
    guard let label else { return }
    start(LayoutNode.Container(axis: .horizontal, spacing: 1, alignment: .center))
    visit(label)
  }

  mutating func finishLabelled(_ label: ResolvedLabel?) {
    if label != nil { finish() }
  }

  /// A disabled control is faint where colours can't show that.
  func faint(_ text: ReadyText, _ control: some Control) -> ReadyText {
    guard !control.isEnabled, !terminal.showsColors, terminal.profile.writesSequences else { return text }
    var text = text
    text.runs = text.runs.map { $0.restyled { $0.fontWeight = .light } }
    return text
  }

  mutating func reportDisabled(_ control: some Control) {
    if !control.isEnabled, !terminal.profile.writesSequences { report(.property("disabled state")) }
  }
}

extension HorizontalAlignment {
  /// The alignment of a title in a wider button.
  fileprivate func inLine(isMirrored: Bool) -> StackStyle.Alignment {
    switch self {
    case .leading: isMirrored ? .trailing : .leading
    case .trailing: isMirrored ? .leading : .trailing
    case .left: .leading
    case .right: .trailing
    case .center, .fill: .center
    }
  }
}

extension Switch: TerminalControl {
  static func append(_ control: ResolvedControl<Switch>, to writer: inout InterfaceWriter) {
    let element = control.element
    writer.startLabelled(control.label)
    let appearance = element.appearance
    if appearance.track.image != nil { writer.report(.property("image")) }
    let track = writer.terminal.resolved(appearance.track.color).withAlpha(
      writer.terminal.resolved(appearance.track.color).alpha * appearance.opacity)
    let part: SwitchPart
    if writer.terminal.showsColors, track.alpha > 0, !writer.terminal.profile.drawsASCIIOnly {
      if appearance.track.border.width > 0 { writer.report(.property("border")) }
      let thumb = writer.terminal.resolved(appearance.thumbColor ?? .white)
      let cells = min(max(writer.terminal.cells(across: element.style.size.width), 4), 8)
      let before = element.isOn != writer.terminal.isMirrored ? cells - 2 : 1
      let look = CellLook(background: track)
      part = SwitchPart(
        line: CellLine([
          .spaces(before, look),
          CellRun(
            text: "●", width: 1,
            look: CellLook(foreground: thumb.withAlpha(thumb.alpha * appearance.opacity), background: track)),
          .spaces(cells - 1 - before, look),
        ]))
    } else {
      let mark = writer.terminal.readyText(StyledString(element.isOn ? "[x]" : "[ ]"))
      part = SwitchPart(line: writer.terminal.line(of: writer.faint(mark, element), columns: 3))
    }
    writer.append(part)
    writer.finishLabelled(control.label)
  }
}

extension SegmentedControl: TerminalControl {
  static func append(_ control: ResolvedControl<SegmentedControl>, to writer: inout InterfaceWriter) {
    let element = control.element
    let style = element.style
    let showsColors = writer.terminal.showsColors
    let segments = element.segments.indices.map { index -> ButtonPart in
      let part = "segment \(index + 1)"
      if element.segments[index].image != nil { writer.report(.property("image"), part: part) }
      let state = element.state(ofSegmentAt: index)
      var background = style.style(for: state)?.background ?? .none
      // Segments are joined, and only their colours distinguish them.
      if background.border.width > 0 { writer.report(.property("border"), part: part) }
      if !background.shadows.isEmpty { writer.report(.property("shadows"), part: part) }
      background.border = .none
      background.shadows = []
      var segment = ButtonPart(
        text: writer.readyText(control.title(ofSegmentAt: index), part: part),
        frame: writer.terminal.frame(background, part: part),
        padding: writer.terminal.cells(style.segmentInsets))
      if showsColors {
        segment.padding.left = max(segment.padding.left, 1)
        segment.padding.right = max(segment.padding.right, 1)
      } else {
        segment.frame = BoxFrame()
        segment.padding = .zero
        segment.marks = (state.contains(.selected) ? "(*) " : "( ) ", "")
        segment.alignment = .leading
      }
      return segment
    }
    let dividers = element.segments.indices.dropLast().map { index -> CellRun? in
      writer.divider(style, element.state(ofSegmentAt: index), element.state(ofSegmentAt: index + 1))
    }
    writer.append(
      SegmentsPart(
        segments: segments, dividers: showsColors ? dividers : [],
        frame: writer.terminal.frame(style.background),
        padding: writer.terminal.cells(style.contentInsets), spacing: showsColors ? 0 : 2))
  }
}
